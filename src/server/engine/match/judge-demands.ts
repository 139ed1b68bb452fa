import type { Demand, JobRecord } from "../job/job-record.ts";
import { adviceOnUnverifiable } from "./checked-by-employer.ts";
import { asksReadiness, isCheckedLater, isInReach, isUntoldLife } from "./checked-later.ts";
import { type CvEvidence, uniqueQuotes } from "./cv-evidence.ts";
import { adviceOnDisposition, asksDisposition } from "./dispositions.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeFit } from "./judge-fit.ts";
import { judgeYears } from "./judge-years.ts";
import {
  type Comparison,
  type Finding,
  type Judgement,
  metFrom,
  statusOf,
  weightedMean,
} from "./judgement.ts";
import { asksInterest } from "./leisure.ts";
import { asOneAward, isLevelShown, licencesBesides } from "./licence-or-award.ts";
import { saidRightToWork } from "./right-to-work.ts";
import { weighTerms } from "./wording-terms.ts";
import { withoutSetting } from "./years-setting.ts";

const mostQuotes = 4;

function unverifiable(demand: Demand): Judgement {
  return {
    demand,
    status: "unverifiable",
    reason: asksDisposition(demand) ? adviceOnDisposition : adviceOnUnverifiable(demand.text),
    evidence: [],
    unshown: [],
    fit: null,
    years: null,
    education: null,
    licenceMissing: false,
  };
}

/** What is told once somebody is chosen, or only said of oneself: no CV has to show it. */
function isForLater(demand: Demand): boolean {
  return (
    demand.unverifiable ||
    isCheckedLater(demand.text) ||
    asksReadiness(demand.skills) ||
    asksDisposition(demand)
  );
}

function meanKnown(findings: readonly Finding[]): number | null {
  const known = findings.flatMap(({ credit, asks = 1 }) =>
    credit === null ? [] : [{ credit, weight: asks }],
  );
  return known.length === 0 ? null : weightedMean(known);
}

function isMissing(demand: Demand, licence: Finding, education: Finding | null): boolean {
  const isNamed = licence.mustBeNamed !== true && (licence.credit ?? 1) >= metFrom;
  if (demand.importance !== "required" || isNamed || licence.levelUnsaid) return false;
  return !isLevelShown(demand, education) && !isInReach(demand.text);
}

type Aspects = {
  /** Licences, skills, languages and wording. */
  fits: Finding[];
  education: Finding | null;
  years: Finding | null;
  licenceMissing: boolean;
};

/** What the CV has for each thing a demand asks. */
function judgeAspects(demand: Demand, about: Comparison): Aspects {
  const { evidence, job, referenceDate } = about;
  const years = demand.years === null ? null : judgeYears(evidence, demand, job, referenceDate);
  const education =
    demand.education === null
      ? null
      : judgeEducation(evidence, demand.education, demand.text, referenceDate);
  const isTaught = (education?.credit ?? 0) >= metFrom;
  const asked = isTaught ? { ...demand, licences: licencesBesides(demand) } : demand;
  const { licence: named, others } = judgeFit(withoutSetting(asked), about);
  const [licence, study] =
    named && education ? asOneAward(asked, named, education) : [named, education];
  return {
    fits: licence ? [licence, ...others] : others,
    education: study,
    years,
    licenceMissing: licence !== null && isMissing(asked, licence, education),
  };
}

function judge(demand: Demand, about: Comparison): Judgement {
  const isLater = isForLater(demand);
  const said = isLater ? saidRightToWork(about.evidence, demand) : null;
  const { fits, education, years, licenceMissing } = said
    ? { fits: [said], education: null, years: null, licenceMissing: false }
    : judgeAspects(demand, about);
  const findings = [...new Set([...fits, education, years])].filter((finding) => finding !== null);
  const status = statusOf(findings);
  const isUntold = isUntoldLife(demand.text, about.evidence.cv.lines);
  if (isLater && (status !== "met" || isUntold)) return unverifiable(demand);
  const quotes = status === "unverifiable" ? [] : findings.flatMap(({ evidence }) => evidence);
  return {
    demand,
    status,
    reason: findings.map(({ reason }) => reason).join(" "),
    evidence: uniqueQuotes(quotes).slice(0, mostQuotes),
    unshown: findings.flatMap(({ unshown }) => unshown ?? []),
    fit: isLater ? 1 : meanKnown(fits),
    years: years?.credit ?? null,
    education: education?.credit ?? null,
    licenceMissing,
  };
}

/** Judges every demand of the advertisement against the CV, in the advertisement's order. */
export function judgeDemands(
  evidence: CvEvidence,
  job: JobRecord,
  referenceDate: string,
): Judgement[] {
  const weights = weighTerms(job.demands);
  const about = { job, referenceDate, weights };
  return job.demands.map((demand) =>
    judge(demand, {
      ...about,
      evidence: asksInterest(demand.text) ? evidence.withLeisure() : evidence,
    }),
  );
}
