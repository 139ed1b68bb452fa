import type { PartialDate } from "../cv/cv-record.ts";
import { academicYears, blanked } from "./academic-years.ts";
import { anyOf, type Point, pointsIn, withRomanMonths } from "./date-points.ts";
import { presentWords, runningWords, sinceWords, untilWords } from "./date-words.ts";
import { foldLetters } from "./fold.ts";

/**
 * A stretch of time named in a text; `from` and `to` are UTF-16 offsets. One date alone has `end` null;
 * a range that runs on has `end` "present"; "until 2019" has `start` null.
 */
export type DateRange = {
  start: PartialDate | null;
  end: PartialDate | "present" | null;
  from: number;
  to: number;
};

/** "ï¼" is what becomes of a full-width dash read in the wrong encoding, as one CV site prints it. */
const dash = "(?:[-–—‒―−‐‑~→➜➝➞➔⟶⇒⮕►▶»>－]{1,3}|[iï]¼)";
const joinPattern = new RegExp(
  `^\\s{0,3}(?:${dash}\\s{0,3}(?:(?:${anyOf(untilWords)})\\s{1,3})?|(?:${anyOf(untilWords)}):?\\s{1,3}(?:(?:the|la|le|el|il)\\s)?)$`,
  "u",
);
const openPattern = new RegExp(`^\\s{0,2}${dash}\\s{0,3}(?=$|[\\n\\t|)\\],;])`, "u");
const sincePattern = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:(${anyOf(sinceWords)})\\s{1,2}|(d'))$`,
  "u",
);
const untilPattern =
  /(?:^|[^\p{L}\p{N}])(?:until|till|bis|up to|hasta|jusqu'en|tot|fino al|ate|до)\s{1,2}$/u;
/** What stands before the years of school or the season: "Curso 2020/21", "Saison hiver 2018/2019", "w latach 2010–2015". */
const yearsLead =
  /(?:^|[^\p{L}\p{N}])((?:curso|cursos|ano letivo|anos letivos|ano academico|ano escolar|anno scolastico|anno accademico|a\.s\.|a\.a\.|annee scolaire|annee universitaire|schuljahr|studienjahr|schooljaar|studiejaar|academiejaar|rok szkolny|rok akademicki|w latach|lata|w roku|in den jahren|nel periodo|nei periodi|en el periodo|(?:saisons?|temporadas?|stagion[ei]|seizoen|sezon)(?:\s(?:d')?(?:hiver|ete|verano|invierno|estiva|invernale|zomer|winter|letni|zimowy))?)\s{1,2})$/u;
const academicPattern = /^\s?[-–—/]\s?(\d\d)(?![\p{L}\p{N}]|[-/.]\d)/u;
const now = new Set(presentWords.map(foldLetters));
/** Whether a text says "now" and nothing else: "present", "heute". */
export const meansNow = (text: string): boolean => now.has(foldLetters(text).trim());
const running = new Set(runningWords.map(foldLetters));

/** The two ends of a range, when `a` and `b` can be that. */
function rangeOf(a: Point, b: Point): Pick<DateRange, "start" | "end"> | null {
  if (a.present) return null;
  if (b.present) return a.date ? { start: a.date, end: "present" } : null;
  if (!b.date) return null;
  if (a.date) return inOrder(a.date, b.date) ? { start: a.date, end: b.date } : null;
  return a.month === null ? null : { start: { year: b.date.year, month: a.month }, end: b.date };
}

/** Months counted from the year nought; `unsaid` is the month of a year that gives none. */
export const monthCount = ({ year, month }: PartialDate, unsaid: number): number =>
  year * 12 + (month ?? unsaid);

function inOrder(a: PartialDate, b: PartialDate): boolean {
  return monthCount(a, 1) <= monthCount(b, 12);
}

/** "Plumbing Level 2 2001": the figure before the year counts levels; "exp. 2017" shortens a word. */
const levelBefore = /(?:level|grade|stage|tier|part|nvq|svq)\s\d\s$|(?:exp|grad)\.\s$/;

/** A bare number that is no year: part of a longer figure, a phone number, an amount, a count. */
function isOtherNumber(text: string, point: Point): boolean {
  if (point.date?.month !== null || point.to - point.from !== 4) return false;
  const before = text.slice(Math.max(0, point.from - 2), point.from);
  const behind = text.slice(point.to, point.to + 4);
  if (levelBefore.test(text.slice(Math.max(0, point.from - 12), point.from))) return false;
  return (
    /[£$€#.]\s?$|\d[\s.,:-]?$/.test(before) ||
    /^(?:[.,:]\d|\s?[%+€£$]|[^\S\t]\d(?!\s\p{L})|-\d)/u.test(behind)
  );
}

/** "2005-12", "2008-09" alone: two years as often as a year and its month, unless the text writes months so. */
const bareYears = /^20(?:0\d|1[01])-\d\d$/;
/** A year and its month, as only a text that writes its months so has them. */
const isoMonth =
  /(?<![\d-])(?:19[4-9]\d|20(?:1[2-9]|[2-9]\d))-(?:0[1-9]|1[0-2])(?![\d-]|[/.]\d)|(?<![\d-])20\d\d-(?:0[1-9]|1[0-2])\s?(?:[–—-]|to|bis|à)\s?(?:20\d\d-(?:0[1-9]|1[0-2])|\p{Ll}{3,})/iu;

/** Whether a whole text gives its months as "2019-03": then "2005-12" is a month as well. */
export const writesIsoMonths = (text: string): boolean => isoMonth.test(text);

/** The two years of "2005-12" where the text does not write its months so. */
function yearsOf(text: string, point: Point): DateRange | null {
  const written = text.slice(point.from, point.to);
  const start = point.date?.year ?? 0;
  const end = Math.floor(start / 100) * 100 + (point.date?.month ?? 0);
  if (!bareYears.test(written) || end <= start) return null;
  return {
    start: { year: start, month: null },
    end: { year: end, month: null },
    from: point.from,
    to: point.to,
  };
}

function single(text: string, point: Point, isoMonths: boolean): DateRange | null {
  if (!point.date || (point.weak && !/'\d\d$/.test(text.slice(point.from, point.to)))) return null;
  const behind = text.slice(point.to, point.to + 12);
  const before = text.slice(Math.max(0, point.from - 14), point.from);
  const years = isoMonths ? null : yearsOf(text, point);
  if (years) return years;
  const open = openPattern.exec(behind);
  if (open && !point.weak) {
    return { start: point.date, end: "present", from: point.from, to: point.to + open[0].length };
  }
  if (point.from === 0 && !point.weak && /^[–—-]\s(?=\p{L})/u.test(behind))
    return { start: point.date, end: "present", from: point.from, to: point.to + 1 };
  const academic = point.date.month === null ? academicPattern.exec(behind) : null;
  const endYear = academic ? Math.floor(point.date.year / 100) * 100 + Number(academic[1]) : 0;
  if (academic && endYear >= point.date.year && endYear - point.date.year <= 12) {
    const end = { year: endYear, month: null };
    return { start: point.date, end, from: point.from, to: point.to + academic[0].length };
  }
  if (isOtherNumber(text, point)) return null;
  const until = untilPattern.exec(before);
  if (until) {
    const from = point.from - until[0].trimStart().length;
    return { start: null, end: point.date, from, to: point.to };
  }
  const since = sincePattern.exec(before);
  // "da ottobre 2017: Magazziniere": what opens a line with no other end still runs.
  const opens = since?.[1] === "da" && before.trim() === "da" && point.from < 14;
  const still = opens || (since?.[1] !== undefined && running.has(since[1].replace(/\s+/g, " ")));
  return { start: point.date, end: still ? "present" : null, from: point.from, to: point.to };
}

/** Takes in a word such as "since" or "from" that stands before a range. */
function withOpener(text: string, range: DateRange): DateRange {
  const before = text.slice(Math.max(0, range.from - 26), range.from);
  const lead = sincePattern.exec(before) ?? yearsLead.exec(before);
  const opener = lead?.[1] ?? lead?.[2];
  return lead === null || opener === undefined
    ? range
    : { ...range, from: range.from - (lead[0].length - lead[0].indexOf(opener)) };
}

/**
 * Dates and ranges of dates in a line or a text, in order, day first where numbers alone decide.
 * Reads month names and words for "now" in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Russian and some more. `isoMonths`: the whole text writes its months as "2019-03". Linear in the length of
 * the text.
 */
export function findDateRanges(
  text: string,
  isoMonths: boolean = writesIsoMonths(text),
): DateRange[] {
  if (!/\d/.test(text)) return [];
  const written = foldLetters(withRomanMonths(text.replace(/\bMArch\b/g, "M_rch")));
  const ranges: DateRange[] = academicYears(written).map((range) => withOpener(written, range));
  const folded = blanked(written, ranges);
  const points = pointsIn(folded);
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    const b = points[i + 1];
    if (!a) continue;
    const between = b && b.from - a.to <= 24 ? folded.slice(a.to, b.from) : null;
    const joined = b && between !== null && joins(folded, between, b) ? rangeOf(a, b) : null;
    if (b && joined && plausible(a, b)) {
      ranges.push(withOpener(folded, { ...joined, from: a.from, to: b.to }));
      i++;
    } else {
      const alone = single(folded, a, isoMonths);
      if (alone) ranges.push(withOpener(folded, alone));
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}

/** Words for now that say "until" themselves need nothing before them: "2019 à ce jour", "2020 till date". */
const saysUntil = /^(?:onwards?$|(?:a|til|till|bis|ad|do|tot|hasta|ate|jusqu.a)\s)/;

function joins(text: string, between: string, b: Point): boolean {
  if (joinPattern.test(between) || between === "\t") return true;
  if (/^\s\/\s$/.test(between) && b.date !== null && b.date.month !== null) return true;
  return b.present && between.trim() === "" && saysUntil.test(text.slice(b.from, b.to));
}

/** Two weak dates hold each other up only when both have the same form or one is written in full. */
function plausible(a: Point, b: Point): boolean {
  if (a.date === null) return !b.weak;
  return !a.weak || !b.weak || b.present || a.to - a.from >= 4;
}
