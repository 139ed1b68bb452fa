import type { Demand, JobRecord } from "../job/job-record.ts";
import { words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { type CvEvidence, quoteAround, quoteLine, sectionOf } from "./cv-evidence.ts";
import { lineOfTitle } from "./implied-by-title.ts";
import type { Finding } from "./judgement.ts";
import { durationText, type MonthSpan, roleSpan, unionMonths } from "./months.ts";
import { countOf } from "./name-list.ts";
import { isEmptyTopic, rolesConcerning, saysSameJob, topicOf } from "./relevant-roles.ts";

/** Years that a sentence claims but no dates bear out. */
export const claimedYearsCredit = 0.5;
/** Years of other work where the work asked for does not appear. */
export const otherWorkCredit = 0.15;

const claim = /\b(\d{1,2})\s?\+?\s?(?:plus |or more )?(?:years?|yrs?)\b/iu;

type Dated = { at: number; span: MonthSpan };

/** Roles whose dates can be counted. */
function datedRoles(evidence: CvEvidence, referenceDate: string): Dated[] {
  return evidence.cv.roles.flatMap((role, at) => {
    const span = role.section === "experience" ? roleSpan(role, referenceDate) : null;
    return span && evidence.standing[role.line] !== "none" ? [{ at, span }] : [];
  });
}

function quoteRoles(evidence: CvEvidence, roles: readonly Dated[]) {
  return [...roles]
    .sort((one, other) => other.span.to - one.span.to || one.at - other.at)
    .slice(0, 3)
    .flatMap(({ at }) => {
      const role = evidence.cv.roles[at];
      return role ? [quoteLine(evidence.cv, lineOfTitle(evidence.cv, role))] : [];
    });
}

/** A sentence such as "10 years of nursing experience", where the dates do not bear it out. */
function claimedYears(evidence: CvEvidence, asked: number): Finding | null {
  for (const passage of evidence.passages) {
    const found = passage.length < 60 ? claim.exec(passage.text) : null;
    if (!found || Number(found[1]) < asked || words(found[0]).length === 0) continue;
    return {
      credit: claimedYearsCredit,
      reason: `Your CV says ${found[0].trim()}, but the dates of your roles do not show it.`,
      evidence: [
        {
          quote: quoteAround(passage.text, found.index),
          section: sectionOf(evidence.cv, passage.line),
        },
      ],
    };
  }
  return null;
}

function inSubject(demand: Demand): string {
  const { yearsOf } = demand;
  if (yearsOf === null || saysSameJob(yearsOf)) return "in work like this";
  const isPost = /^an? /iu.test(yearsOf) && looksLikeJobTitle(yearsOf.replace(/^an? /iu, ""));
  return isPost ? `as ${yearsOf}` : `in ${yearsOf}`;
}

const askedText = (years: number) =>
  years < 1 ? countOf(Math.round(years * 12), "month") : countOf(years, "year");

/** The years asked for against the dated roles that concern what is asked; overlaps count once. */
export function judgeYears(
  evidence: CvEvidence,
  demand: Demand,
  job: JobRecord,
  referenceDate: string,
): Finding {
  const asked = demand.years ?? 0;
  const dated = datedRoles(evidence, referenceDate);
  const topic = topicOf(job, demand.yearsOf);
  const foreign = evidence.cv.language !== job.language && topic.skills.length === 0;
  const concerned = foreign || isEmptyTopic(topic) ? null : rolesConcerning(evidence, topic);
  const relevant = concerned ? dated.filter(({ at }) => concerned.has(at)) : dated;
  const months = unionMonths(relevant.map(({ span }) => span));
  const total = unionMonths(dated.map(({ span }) => span));
  const share = (counted: number) => Math.min(1, counted / Math.max(1, asked * 12));
  const credit = Math.max(share(months), otherWorkCredit * share(total));
  if (credit < claimedYearsCredit) {
    const claimed = claimedYears(evidence, asked);
    if (claimed) return claimed;
  }
  const wanted = `${askedText(asked)} ${asked === 1 ? "is" : "are"} asked`;
  if (dated.length === 0) {
    return {
      credit: 0,
      reason: `No role in your CV has dates, so the ${askedText(asked)} asked cannot be counted.`,
      evidence: [],
    };
  }
  if (months === 0) {
    return {
      credit,
      reason: `Your dated roles add up to ${durationText(total)}, none of it clearly ${inSubject(demand)}; ${wanted}.`,
      evidence: [],
    };
  }
  const what = concerned === null ? "dated work" : `dated roles ${inSubject(demand)}`;
  return {
    credit,
    metFrom: 1,
    reason: `Your CV has ${durationText(months)} of ${what}; ${wanted}.`,
    evidence: quoteRoles(evidence, relevant),
  };
}

/**
 * Months of dated roles like the one advertised, overlaps once. Null where no role is dated, or nothing says what is like it.
 */
export function monthsInLikeWork(
  evidence: CvEvidence,
  job: JobRecord,
  referenceDate: string,
): number | null {
  const dated = datedRoles(evidence, referenceDate);
  const topic = topicOf(job, null);
  const foreign = evidence.cv.language !== job.language && topic.skills.length === 0;
  if (dated.length === 0 || foreign || isEmptyTopic(topic)) return null;
  const concerned = rolesConcerning(evidence, topic);
  return unionMonths(dated.filter(({ at }) => concerned.has(at)).map(({ span }) => span));
}
