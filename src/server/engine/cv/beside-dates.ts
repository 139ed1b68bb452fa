import { numberWord } from "../text/number-words.ts";
import type { DateRange } from "../vocabulary/dates.ts";

/** What stands beside the dates of a line without naming anything, and dates that date no entry. */

/** "2016 – 2020 (9 years; 3 days a week)", "2021 – present (Saturdays)": a bracket behind the dates that names nothing. */
const asideBehind =
  /^\s*\((?:\p{Ll}[^()]{1,80}|\d{1,2}\s[^()]{3,80}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Weekends?|Evenings?|Nights?|Redundancy)\)\s*$/u;
const days =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|[Ww]eekends?|[Ee]venings?|[Nn]ights?|[Dd]ays?|[Hh]olidays)";
const hours = "\\d{1,2}(?:[.:]\\d{1,2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|hrs|h|Uhr)?";
/** How somebody worked in that time: "alongside my degree", "4 days a week", "nights", "6am to 2pm". */
const how = [
  "(?:and\\s)?still\\s(?:there|here|in post|going)",
  "(?:while|whilst|alongside|during|before|after|between|around|mostly|mainly|on and off|(?:part|full)[ -]time)\\s[^,]{2,60}",
  "and\\s(?:in\\s(?:the\\s)?)?(?:holidays|vacations|summers|weekends)\\s(?:until|to|since)\\s[\\d/.]{4,10}",
  `${days}(?:\\s\\p{Ll}+){0,6}`,
  `(?:\\d{1,2}(?:[.,]\\d{1,2})?|${numberWord})\\s(?:days?|hours?|hrs|shifts?|nights?|evenings?|mornings?)(?:\\s(?:a|per|each|every)\\s(?:day|week|fortnight|month))?`,
  `${hours}\\s?(?:to|until|[–-])\\s?${hours}`,
  "0[.,]\\d{1,2}\\s?(?:FTE|fte|WTE|wte)",
  "(?:full|part|flexi)[ -]?time|term[ -]time(?: only)?|job[ -]?share",
].join("|");
/** "2019 – 2022, alongside my degree", "2023 to now, days, 6am to 2pm": clauses behind the dates that say how. */
const clausesBehind = new RegExp(`^\\s*(?:[,;]\\s(?:${how})){1,3}\\s*$`, "u");

/** What of a line behind its dates names nothing at all. */
export const namesNothing = (behind: string): boolean =>
  asideBehind.test(behind) || clausesBehind.test(behind);

/** "2010 – 2014 (part-time)  Shelf stacker": between the dates and the name a bracket says how. */
const bracketBetween = /^\s*\((\p{Ll}[^()]{2,40})\)(?=\s*[\t:,|–—-]|\s+\p{Lu})/u;

/** The length of what stands in brackets right behind the dates and says how somebody worked, not what was done. */
export function asideLength(behind: string): number {
  const [whole = "", said = ""] = bracketBetween.exec(behind) ?? [];
  return said.split(" ").length <= 3 ? whole.length : 0;
}

/** "Clerk, then buyer from May 2018. June 2016 – July 2020": a step within the whole time dates no role. */
export function withoutSteps(ranges: readonly DateRange[]): DateRange[] {
  const [step, whole] = ranges;
  const open = step?.end === "present" && whole !== undefined && whole.end !== null;
  const within =
    open && whole.end !== "present" && (step.start?.year ?? 0) >= (whole.start?.year ?? 9999);
  return within && ranges.length === 2 && (step.start?.year ?? 9999) <= endYear(whole)
    ? [whole]
    : [...ranges];
}

const endYear = ({ end }: DateRange) => (end === null || end === "present" ? 0 : end.year);

/** "Adviser (EO, then promoted to HEO from March 2024)": when a step within a post was taken. */
const stepTaken =
  /\b(?:then|promot\w+|acting|became|moved|second(?:ed|ment)|temporar\w+|regraded|made)\b/iu;
/** "Dental Nurse (trainee until June 2020)", "Diploma, 2019 (Fellow member since 2025)": what somebody was for a time, or became. */
const rankThen =
  /^(?:as\s)?(?:an?\s)?(?:trainee|apprentice|student|junior|probationer|intern|temp|deputy|senior|assistant|member|fellow|associate|azubi|stagiaire|praktikant\w*|stagista|becari[oa]|estagiári[oa])(?![\p{L}])|\s(?:member|fellow)(?![\p{L}])/iu;

/** Whether a date in a bracket dates a step within what the line names, and not the whole of it. */
export function isStepInBracket(text: string, range: DateRange): boolean {
  const { from, to, start, end } = range;
  if (start !== null && end !== null && end !== "present") return false;
  const opened = text.lastIndexOf("(", from);
  const closed = text.indexOf(")", to);
  const before = opened < 0 || closed < 0 ? "" : text.slice(opened, from);
  if (before === "" || before.includes(")")) return false;
  // "Director (from 1 April 2023; joined as Engineer)"
  const since = before === "(" && /^(?:from|since)\s/iu.test(text.slice(from, to));
  if (since && /^[;,]\s\p{Ll}/u.test(text.slice(to, closed))) return true;
  return stepTaken.test(before) || rankThen.test(before.slice(1).trim());
}
