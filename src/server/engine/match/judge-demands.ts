import type { Evidence } from "../../../shared/results.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import { findMentions, relation } from "../lexicon/lexicon.ts";
import { words } from "../text/words.ts";
import { heedBeyondSkills, heedNarrower } from "./beyond-skills.ts";
import { adviceOnUnverifiable } from "./checked-by-employer.ts";
import { asksReadiness, isCheckedLater, isInReach } from "./checked-later.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { asksDisposition } from "./dispositions.ts";
import { judgeDeeds } from "./judge-deeds.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeItems, unknownItems } from "./judge-items.ts";
import { judgeLanguages } from "./judge-languages.ts";
import { judgeLicences } from "./judge-licences.ts";
import { judgeSkills } from "./judge-skills.ts";
import { judgeTerms, judgeWholeWording } from "./judge-terms.ts";
import { isSoughtPerson, isTitle, judgeSimilarRole, judgeTitle } from "./judge-titles.ts";
import { judgeYears } from "./judge-years.ts";
import { type Finding, type Judgement, metFrom, partialFrom, statusOf } from "./judgement.ts";
import { asOneAward, isLevelShown, licencesBesides } from "./licence-or-award.ts";
import { heedOpenHalf } from "./open-half.ts";
import { isSoft } from "./soft-credit.ts";
import { type TermWeights, weighTerms } from "./wording-terms.ts";

const mostQuotes = 4;

type Case = { evidence: CvEvidence; job: JobRecord; referenceDate: string; weights: TermWeights };

/** The most a line can earn where a job title is asked for and no title of the CV is like it. */
const wordingForTitle = 0.5;

function upTo(finding: Finding, most: number): Finding {
  return finding.credit !== null && finding.credit > most ? { ...finding, credit: most } : finding;
}

function bestOf(one: Finding, other: Finding | null): Finding {
  return other && (other.credit ?? 0) > (one.credit ?? 0) ? other : one;
}

function wordingFinding(demand: Demand, { evidence, job, weights }: Case): Finding {
  const wording = judgeTerms(evidence, demand, weights);
  const finding = isTitle(demand.text)
    ? bestOf(upTo(wording, wordingForTitle), judgeTitle(evidence, demand.text))
    : wording;
  const told = judgeDeeds(evidence, demand);
  if (told && (told.credit ?? 0) > (finding.credit ?? 0)) return told;
  const similar = finding.credit === null && demand.kind === "experience";
  if (similar) return judgeSimilarRole(evidence, job, demand.text) ?? finding;
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

/** The most a line can earn that says what is asked in other words, but does not name the skill. */
const wordingForSkill = 0.5;

/** "A food or brewing business": one of the alternatives is no skill of the lexicon, so its wording may answer alone. */
function offersUnknown(text: string): boolean {
  return text.split(/\bor\b/iu).some((part) => findMentions(part).length === 0);
}

/** A duty is done by whoever did it, in whatever words; a skill asked of the person should be named, or all that is said of it. */
function orByWording(finding: Finding, demand: Demand, { evidence, weights }: Case): Finding {
  if ((finding.credit ?? 0) >= 1) return finding;
  const terms = words(demand.text).map((word) => word.lower);
  const judge = offersUnknown(demand.text) ? judgeTerms : judgeWholeWording;
  const said = judge(evidence, { ...demand, terms }, weights);
  const told = demand.responsibility ? judgeDeeds(evidence, demand) : null;
  // What names the skills is the better line to show.
  const wording = bestOf(
    said,
    told && { ...told, evidence: [...finding.evidence, ...told.evidence] },
  );
  const isAnswer = demand.responsibility || wording.everyWord === true;
  // The words of an attitude claim it, wherever they stand; only what is told of one's work shows it.
  const isClaim = !demand.responsibility && demand.skills.flat().every(isSoft);
  const most = isAnswer && !isClaim && !isSoughtPerson(demand.text) ? 1 : wordingForSkill;
  const credit = Math.min(wording.credit ?? 0, most);
  if (credit <= (finding.credit ?? 0) || credit < partialFrom) return finding;
  if (wording.isFaint) return { ...finding, credit, isFaint: finding.evidence.length === 0 };
  const reason = credit < metFrom ? `${finding.reason} ${wording.reason}` : wording.reason;
  return { ...wording, credit, reason, asks: finding.asks ?? 1 };
}

/** "A recognised trade qualification: electrical, plumbing or engineering" */
const asksTrade = ({ licences }: Demand) =>
  licences.length > 0 &&
  licences.every((one) => relation(one, "Recognised trade qualification") >= 1);

/** What a demand asks for besides years and education; empty where it asks nothing else. */
function fitFindings(demand: Demand, about: Case): Finding[] {
  const { evidence } = about;
  // The skill in "a degree in computer science" is its subject, judged with the degree; that of a trade likewise.
  const skills = demand.education === null && !asksTrade(demand) ? demand.skills : [];
  const findings = [
    demand.licences.length > 0 ? judgeLicences(evidence, demand) : null,
    skills.length > 0
      ? heedOpenHalf(
          heedNarrower(
            heedBeyondSkills(
              orByWording(judgeSkills(evidence, skills, demand.text), demand, about),
              demand,
              evidence,
            ),
            demand,
            evidence,
          ),
          demand,
          evidence,
          about.weights,
        )
      : null,
    demand.languages.length > 0 ? judgeLanguages(evidence, demand.languages, demand.text) : null,
  ].filter((finding) => finding !== null);
  const isList = demand.education === null && !demand.responsibility;
  const items = isList ? unknownItems(demand.text) : [];
  if (items.length > 0) return [...findings, judgeItems(evidence, items, about.weights)];
  const asksElse = findings.length > 0 || demand.years !== null || demand.education !== null;
  return asksElse ? findings : [wordingFinding(demand, about)];
}

function unverifiable(demand: Demand): Judgement {
  return {
    demand,
    status: "unverifiable",
    reason: adviceOnUnverifiable(demand.text),
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
  const known = findings.flatMap(({ credit, asks = 1 }) =>
    credit === null ? [] : [{ credit, asks }],
  );
  const total = known.reduce((sum, { asks }) => sum + asks, 0);
  return total === 0
    ? null
    : known.reduce((sum, { credit, asks }) => sum + credit * asks, 0) / total;
}

function judge(demand: Demand, about: Case): Judgement {
  const { evidence, job, referenceDate } = about;
  const years = demand.years === null ? null : judgeYears(evidence, demand, job, referenceDate);
  const education =
    demand.education === null
      ? null
      : judgeEducation(evidence, demand.education, demand.text, referenceDate);
  const isTaught = (education?.credit ?? 0) >= metFrom;
  const asked = isTaught ? { ...demand, licences: licencesBesides(demand) } : demand;
  const all = fitFindings(asked, about);
  const named = asked.licences.length > 0 ? all[0] : undefined;
  const [licence, study] =
    named && education ? asOneAward(asked, named, education) : [named, education];
  const fits = licence ? [licence, ...all.slice(1)] : all;
  const findings = [...new Set([...fits, study, years])].filter((finding) => finding !== null);
  const status = statusOf(findings);
  const later =
    demand.unverifiable ||
    isCheckedLater(demand.text) ||
    asksReadiness(demand.skills) ||
    asksDisposition(demand);
  const bare = later && status !== "met";
  if (bare) return unverifiable(demand);
  return {
    demand,
    status,
    reason: findings.map((finding) => finding.reason).join(" "),
    evidence:
      status === "unverifiable"
        ? []
        : uniqueQuotes(findings.flatMap((finding) => finding.evidence)),
    fit: later ? 1 : meanKnown(fits),
    years: years?.credit ?? null,
    education: study?.credit ?? null,
    licenceMissing:
      licence !== undefined &&
      demand.importance === "required" &&
      (licence.mustBeNamed === true || (licence.credit ?? 1) < metFrom) &&
      licence.levelUnsaid !== true &&
      !isLevelShown(asked, education) &&
      !isInReach(demand.text),
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
