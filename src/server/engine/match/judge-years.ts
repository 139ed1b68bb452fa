import type { Demand, JobRecord } from "../job/job-record.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { type CvEvidence, quoteLine, quotePassage } from "./cv-evidence.ts";
import { lineOfTitle } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { licenceHeldSince } from "./licence-held-since.ts";
import type { UnheldLicence } from "./licence-standing.ts";
import { quoted } from "./licences-held.ts";
import { durationText, type MonthSpan, roleSpan, unionMonths } from "./months.ts";
import {
  behindMonth,
  countsFromQualifying,
  isBeforeQualifying,
  qualifiedIn,
  stillToQualify,
} from "./months-since-qualifying.ts";
import { countOf, nameList } from "./name-list.ts";
import {
  isAbout,
  isEmptyTopic,
  rolesConcerning,
  saysSameJob,
  speaksOf,
  type Topic,
  topicOf,
} from "./relevant-roles.ts";
import { skillInText } from "./skill-in-text.ts";
import { inNarrowSense, postsOfYears, rolesOfKinds, subjectOfYears } from "./years-subject.ts";

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

/** Of dated roles what came after the writer qualified. */
function afterQualifying({ cv }: CvEvidence, dated: readonly Dated[]): Dated[] {
  const month = qualifiedIn(cv);
  return dated
    .filter(({ at }) => !isBeforeQualifying(cv.roles[at]?.title ?? null))
    .flatMap((one) =>
      month === null ? one : behindMonth(one.span, month).map((span) => ({ ...one, span })),
    );
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
function claimedYears(evidence: CvEvidence, asked: number, topic: Topic): Finding | null {
  for (const passage of evidence.passages) {
    const found = passage.length < 60 ? claim.exec(passage.said) : null;
    if (!found || Number(found[1]) < asked) continue;
    return {
      isFaint: !isAbout(passage, topic),
      credit: claimedYearsCredit,
      reason: `Your CV says ${found[0].trim()}, but the dates of your roles do not show it.`,
      evidence: [quotePassage(evidence.cv, passage)],
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

/** Years that count from qualifying, of somebody who has not qualified. */
const notQualified = (evidence: CvEvidence, open: UnheldLicence, asked: number): Finding => ({
  credit: 0,
  reason: `Your CV names ${quoted(evidence, open)} as not finished, so no years count since you qualified; ${askedText(asked)} ${asked === 1 ? "is" : "are"} asked.`,
  evidence: [],
});

type Counted = {
  demand: Demand;
  topic: Topic;
  dated: readonly Dated[];
  /** The dated roles that concern the subject; null where none can be told from the others. */
  concerned: readonly Dated[] | null;
  credit: number;
};

/** What the dates of the roles say of the years asked for. */
function datedYears(evidence: CvEvidence, counted: Counted): Finding {
  const { demand, topic, dated, concerned, credit } = counted;
  const asked = demand.years ?? 0;
  const relevant = concerned ?? dated;
  const months = unionMonths(relevant.map(({ span }) => span));
  const wanted = `${askedText(asked)} ${asked === 1 ? "is" : "are"} asked`;
  if (dated.length === 0) {
    return {
      credit,
      reason: `No role in your CV has dates, so the ${askedText(asked)} asked cannot be counted.`,
      evidence: [],
    };
  }
  if (months === 0) {
    const total = unionMonths(dated.map(({ span }) => span));
    return {
      credit,
      reason: `Your dated roles add up to ${durationText(total)}, none of it clearly ${inSubject(demand)}; ${wanted}.`,
      evidence: [],
    };
  }
  const subject =
    concerned !== null &&
    evidence.cv.language === "en" &&
    !speaksOf(evidence, topic) &&
    topic.skills.length > 0
      ? `that show ${nameList(topic.skills.map(skillInText), 3, "or")}`
      : inSubject(demand);
  const since = countsFromQualifying(demand.text) ? " since you qualified" : "";
  const what = `${concerned === null ? "dated work" : `dated roles ${subject}`}${since}`;
  return {
    credit,
    metFrom: 1,
    reason: `Your CV has ${durationText(months)} of ${what}; ${wanted}.`,
    evidence: quoteRoles(evidence, relevant),
  };
}

function rolesOf(evidence: CvEvidence, demand: Demand, topic: Topic): ReadonlySet<number> {
  const kinds = postsOfYears(demand);
  if (kinds.length > 0) return rolesOfKinds(evidence, kinds);
  return inNarrowSense(evidence, topic, rolesConcerning(evidence, topic));
}

/** The years asked for against the dated roles that concern what is asked; overlaps count once. */
export function judgeYears(
  evidence: CvEvidence,
  demand: Demand,
  job: JobRecord,
  referenceDate: string,
): Finding {
  const asked = demand.years ?? 0;
  const all = datedRoles(evidence, referenceDate);
  const licence = licenceHeldSince(evidence, demand, referenceDate);
  if (licence) return licence;
  const isLate = countsFromQualifying(demand.text);
  const open = isLate && qualifiedIn(evidence.cv) === null ? stillToQualify(evidence, job) : null;
  if (open) return notQualified(evidence, open, asked);
  const dated = isLate ? afterQualifying(evidence, all) : all;
  const subject = subjectOfYears(demand);
  const topic = topicOf(job, subject);
  const foreign = evidence.cv.language !== job.language && topic.skills.length === 0;
  // Years since qualifying, in nothing named, are years in the profession.
  const isOpen = isLate && subject === null;
  const roles = foreign || isOpen || isEmptyTopic(topic) ? null : rolesOf(evidence, demand, topic);
  const concerned = roles ? dated.filter(({ at }) => roles.has(at)) : null;
  const monthsOf = (some: readonly Dated[]) => unionMonths(some.map(({ span }) => span));
  const share = (months: number) => Math.min(1, months / Math.max(1, asked * 12));
  const own = share(monthsOf(concerned ?? dated));
  const credit = Math.max(own, otherWorkCredit * share(monthsOf(dated)));
  const counted = { demand: { ...demand, yearsOf: subject }, topic, dated, concerned, credit };
  if (credit >= claimedYearsCredit) return datedYears(evidence, counted);
  const claimed = claimedYears(evidence, asked, topic);
  // A claim in another subject may be meant for this one: it counts, but answers nothing.
  if (claimed?.isFaint)
    return { ...datedYears(evidence, { ...counted, credit: claimedYearsCredit }), isFaint: true };
  return claimed ?? datedYears(evidence, counted);
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
