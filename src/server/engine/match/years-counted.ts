import type { Demand } from "../job/job-record.ts";
import { type CvEvidence, quoteLine } from "./cv-evidence.ts";
import { lineOfTitle } from "./implied-by-role.ts";
import type { Finding } from "./judgement.ts";
import { durationText, type MonthSpan, roleSpan, unionMonths } from "./months.ts";
import { countsFromQualifying } from "./months-since-qualifying.ts";
import { countOf, nameList } from "./name-list.ts";
import { saysSameJob, speaksOf, type Topic } from "./relevant-roles.ts";
import { skillInText } from "./skill-in-text.ts";

/** Years of other work where the work asked for does not appear. */
export const otherWorkCredit = 0.15;

export type Dated = { at: number; span: MonthSpan };

/** Roles whose dates can be counted. */
export function datedRoles(evidence: CvEvidence, referenceDate: string): Dated[] {
  return evidence.cv.roles.flatMap((role, at) => {
    const span = role.section === "experience" ? roleSpan(role, referenceDate) : null;
    return span && evidence.standing[role.line] !== "none" ? [{ at, span }] : [];
  });
}

export function quoteRoles(evidence: CvEvidence, roles: readonly Dated[]) {
  return [...roles]
    .sort((one, other) => other.span.to - one.span.to || one.at - other.at)
    .slice(0, 3)
    .flatMap(({ at }) => {
      const role = evidence.cv.roles[at];
      return role ? [quoteLine(evidence.cv, lineOfTitle(evidence.cv, role))] : [];
    });
}

/** "Two years as a legal secretary": what the years are of is a post. */
export const isPostOf = (text: string, yearsOf: string) =>
  new RegExp(
    `\\bas (?:an? |the )?${yearsOf.replace(/[^\p{L}\p{N} ]/gu, ".")}(?!\\p{L})`,
    "iu",
  ).test(text);

export function inSubject(demand: Demand): string {
  const { yearsOf } = demand;
  if (yearsOf === null || saysSameJob(yearsOf)) return "in work like this";
  return isPostOf(demand.text, yearsOf) ? `as ${yearsOf}` : `in ${yearsOf}`;
}

export const askedText = (years: number) =>
  years < 1 ? countOf(Math.round(years * 12), "month") : countOf(years, "year");

/** The part of the years asked for that some roles last. */
export const shareOf = (roles: readonly Dated[], asked: number) =>
  Math.min(1, monthsOf(roles) / Math.max(1, asked * 12));

export type Counted = {
  demand: Demand;
  topic: Topic;
  dated: readonly Dated[];
  /** The dated roles that concern the subject; null where none can be told from the others. */
  concerned: readonly Dated[] | null;
  credit: number;
  /** What the years are in, as a reason says it. */
  subject: string;
};

export const monthsOf = (roles: readonly Dated[]) => unionMonths(roles.map(({ span }) => span));
export const wantedText = (asked: number) =>
  `${askedText(asked)} ${asked === 1 ? "is" : "are"} asked`;

/** What the dates of the roles say of the years asked for. */
export function datedYears(evidence: CvEvidence, counted: Counted): Finding {
  const { demand, topic, dated, concerned, credit } = counted;
  const asked = demand.years ?? 0;
  const relevant = concerned ?? dated;
  const months = monthsOf(relevant);
  if (dated.length === 0) {
    return {
      credit,
      reason: `No role in your CV has dates, so the ${askedText(asked)} asked cannot be counted.`,
      evidence: [],
    };
  }
  if (months === 0) {
    return {
      credit,
      reason: `Your dated roles add up to ${durationText(monthsOf(dated))}, none of it clearly ${counted.subject}; ${wantedText(asked)}.`,
      evidence: [],
    };
  }
  const subject =
    concerned !== null &&
    evidence.cv.language === "en" &&
    !speaksOf(evidence, topic) &&
    topic.skills.length > 0
      ? `that show ${nameList(topic.skills.map(skillInText), 3, "or")}`
      : counted.subject;
  const since = countsFromQualifying(demand.text) ? " since you qualified" : "";
  const what = `${concerned === null ? "dated work" : `dated roles ${subject}`}${since}`;
  return {
    credit,
    metFrom: 1,
    reason: `Your CV has ${durationText(months)} of ${what}; ${wantedText(asked)}.`,
    evidence: quoteRoles(evidence, relevant),
  };
}
