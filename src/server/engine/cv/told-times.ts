import { anyOf } from "../vocabulary/date-points.ts";
import { endWords } from "../vocabulary/date-words.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { andDates, beforeDates, betweenDates, goesOnInItalian } from "./telling-words.ts";

export type ToldTime = Pick<DateRange, "start" | "end">;

const leading = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}'])(?:${anyOf(words)})\\s*$`, "u");
const leadsDates = leading([...beforeDates, ...betweenDates]);
const leadsUntil = leading(endWords);
const leadsBetween = leading(betweenDates);
const isAnd = new RegExp(`^\\s(?:${anyOf(andDates)})\\s$`, "u");
const stillInItalian = new RegExp(`^da\\s.{4,20}\\s(?:${goesOnInItalian})\\s`, "iu");

const leads = (pattern: RegExp, text: string): boolean => pattern.test(foldLetters(text));
const withoutLead = (pattern: RegExp, text: string): string =>
  text.slice(0, pattern.exec(foldLetters(text))?.index);

/** The whole time: "von … bis …", or what opens here and ends further on: "en 2009 …, hasta 2011". */
export function timeTold(text: string, ranges: readonly DateRange[]): ToldTime | null {
  const [first, second] = ranges;
  if (first === undefined || first.start === null) return null;
  if (second === undefined && first.end === null && stillInItalian.test(text.slice(first.from)))
    return { start: first.start, end: "present" };
  if (second === undefined || first.end !== null) return first;
  const end = second.start ?? (second.end === "present" ? null : second.end);
  const ends =
    leads(leadsUntil, text.slice(0, second.from)) || second.start === null
      ? second.end === null || second.start === null
      : leads(leadsBetween, text.slice(0, first.from)) &&
        leads(isAnd, text.slice(first.to, second.from));
  return ends && end !== null ? { start: first.start, end } : first;
}

/** The sentence without its dates and what leads to them. */
export function undated(text: string, ranges: readonly DateRange[]): string {
  let out = "";
  let at = 0;
  for (const { from, to } of ranges) {
    out += withoutLead(leadsDates, withoutLead(leadsUntil, text.slice(at, from)));
    at = to;
  }
  return `${out} ${text.slice(at)}`.replace(/\s{2,}/g, " ").trim();
}
