import type { Evidence } from "../../../shared/results.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeLanguages } from "./judge-languages.ts";
import { judgeLicences } from "./judge-licences.ts";
import { judgeSkills } from "./judge-skills.ts";
import { judgeTerms, type TermWeights, weighTerms } from "./judge-terms.ts";
import { judgeYears } from "./judge-years.ts";
import { type Finding, type Judgement, mean, metFrom, statusOf } from "./judgement.ts";

const mostQuotes = 4;

type Case = { evidence: CvEvidence; job: JobRecord; referenceDate: string; weights: TermWeights };

function wordingFinding(demand: Demand, { evidence, job, weights }: Case): Finding {
  const finding = judgeTerms(evidence, demand.terms, weights);
  const { language } = evidence.cv;
  if (language === job.language) return finding;
  // Wording of two languages seldom meets: where it does it counts, and where not it is no failing.
  if ((finding.credit ?? 0) >= metFrom) return { ...finding, credit: 1 };
  return {
    credit: null,
    reason:
      "Your CV is in another language, so this wording could not be compared. Check it yourself.",
    evidence: [],
  };
}

/** What a demand asks for besides years and education; empty where it asks nothing else. */
function fitFindings(demand: Demand, about: Case): Finding[] {
  const { evidence } = about;
  const findings = [
    demand.licences.length > 0 ? judgeLicences(evidence, demand.licences) : null,
    demand.skills.length > 0 ? judgeSkills(evidence, demand.skills) : null,
    demand.languages.length > 0 ? judgeLanguages(evidence, demand.languages) : null,
  ].filter((finding) => finding !== null);
  const asksElse = findings.length > 0 || demand.years !== null || demand.education !== null;
  return asksElse ? findings : [wordingFinding(demand, about)];
}

function unverifiable(demand: Demand): Judgement {
  return {
    demand,
    status: "unverifiable",
    reason: "A CV cannot show this. Be ready to confirm it when you are asked.",
    evidence: [],
    fit: null,
    years: null,
    education: null,
    licenceMissing: false,
  };
}

function uniqueQuotes(quotes: readonly Evidence[]): Evidence[] {
  const byQuote = new Map(quotes.map((quote) => [quote.quote, quote]));
  return [...byQuote.values()].filter((quote) => quote.quote !== "").slice(0, mostQuotes);
}

function meanKnown(findings: readonly Finding[]): number | null {
  const known = findings.map((finding) => finding.credit).filter((credit) => credit !== null);
  return known.length === 0 ? null : mean(known);
}

function judge(demand: Demand, about: Case): Judgement {
  const { evidence, job, referenceDate } = about;
  const fits = fitFindings(demand, about);
  const years = demand.years === null ? null : judgeYears(evidence, demand, job, referenceDate);
  const education =
    demand.education === null ? null : judgeEducation(evidence, demand.education, referenceDate);
  const findings = [...fits, education, years].filter((finding) => finding !== null);
  const licence = demand.licences.length > 0 ? fits[0] : undefined;
  const status = statusOf(findings.map((finding) => finding.credit));
  const bare = demand.unverifiable && status !== "met";
  if (bare) return unverifiable(demand);
  return {
    demand,
    status,
    reason: findings.map((finding) => finding.reason).join(" "),
    evidence:
      status === "unverifiable"
        ? []
        : uniqueQuotes(findings.flatMap((finding) => finding.evidence)),
    fit: demand.unverifiable ? 1 : meanKnown(fits),
    years: years?.credit ?? null,
    education: education?.credit ?? null,
    licenceMissing:
      licence !== undefined && demand.importance === "required" && (licence.credit ?? 0) < metFrom,
  };
}

/** Judges every demand of the advertisement against the CV, in the advertisement's order. */
export function judgeDemands(
  evidence: CvEvidence,
  job: JobRecord,
  referenceDate: string,
): Judgement[] {
  const weights = weighTerms(job.demands);
  return job.demands.map((demand) => judge(demand, { evidence, job, referenceDate, weights }));
}
