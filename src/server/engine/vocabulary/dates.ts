import type { PartialDate } from "../cv/cv-record.ts";
import {
  monthWords,
  presentWords,
  runningWords,
  seasonWords,
  sinceWords,
  untilWords,
} from "./date-words.ts";
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

type Point = {
  date: PartialDate | null;
  /** A month whose year is only said at the other end of the range. */
  month: number | null;
  present: boolean;
  /** Only believable beside another date: "05/19", "Jan 19". */
  weak: boolean;
  from: number;
  to: number;
};

const escaped = (word: string) =>
  foldLetters(word)
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/ /g, "\\s");
const anyOf = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

const monthNumbers = new Map<string, number>();
for (const [index, names] of monthWords.entries()) {
  for (const name of names.split(" ")) monthNumbers.set(foldLetters(name), index + 1);
}
const month = anyOf([...monthNumbers.keys()]);
const year = "(?:19[4-9]\\d|20\\d\\d)";
const notBefore = "(?<![\\p{L}\\p{N}])";
const notBehind = "(?![\\p{L}\\p{N}])";
const day = "(?:[0-2]?\\d|3[01])(?:st|nd|rd|th|er|\\.|º|o)?";

/** One date; the alternatives are tried in this order, each bounded in length. */
const pointPattern = new RegExp(
  [
    `${notBefore}(?:${day} ?(?:de |of )?[ ./-]?)?(?<name>${month})\\.?[\\s,./-]{0,3}(?:(?:${day}),\\s?)?(?:de\\s|del\\s|of\\s|do\\s)?(?<nameYear>${year}|'\\d\\d)(?:\\s?(?:г|r|р)\\.?)?${notBehind}`,
    `${notBefore}(?<openYear>${year})\\s?\\((?<openName>${month})\\.?\\)`,
    `${notBefore}(?<leadYear>${year})\\s(?<leadName>${month})\\.?(?![\\p{L}\\p{N}]|\\s?[,./'’-]?\\s?\\d)`,
    `${notBefore}(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:[0-2]\\d|3[01]))?(?![\\p{L}\\p{N}]|[-/.]\\d)`,
    `(?<![\\p{L}\\p{N}+]|\\d[./-])(?:${day}[/.-]\\s?)?(?<number>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<numberYear>${year})${notBehind}`,
    `(?<![\\p{L}\\p{N}+]|\\d[./-])(?<usMonth>0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/(?<usYear>${year})${notBehind}`,
    `${notBefore}(?:(?:${anyOf(seasonWords.split(" "))})[\\s,/-]{1,3})?(?:(?:de|of)\\s)?(?<year>${year})(?:\\s?(?:г|r|р)\\.?(?![\\p{L}]))?${notBehind}`,
    `(?<![\\p{L}\\p{N}])'(?<shortYear>\\d\\d)${notBehind}`,
    `(?<![\\p{L}\\p{N}+]|\\d[./-])(?<weakNumber>0?[1-9]|1[0-2])[/.](?<weakNumberYear>\\d\\d)(?![\\p{L}\\p{N}]|[./-]?\\d)`,
    `${notBefore}(?<weakName>${month})\\.?[\\s-](?<weakNameYear>\\d\\d)(?![\\p{L}\\p{N}]|[.,:]\\d)`,
    `${notBefore}(?<present>${anyOf(presentWords)})${notBehind}`,
    `${notBefore}(?<alone>${month})\\.?${notBehind}`,
  ].join("|"),
  "gu",
);

/** "ï¼" is what becomes of a full-width dash read in the wrong encoding, as one CV site prints it. */
const dash = "(?:[-–—‒―−‐‑~→>－]{1,3}|[iï]¼)";
const joinPattern = new RegExp(
  `^\\s{0,3}(?:${dash}\\s{0,3}(?:(?:${anyOf(untilWords)})\\s{1,3})?|(?:${anyOf(untilWords)})\\s{1,3}(?:(?:the|la|le|el|il)\\s)?)$`,
  "u",
);
const openPattern = new RegExp(`^\\s{0,2}${dash}\\s{0,3}(?=$|[\\n\\t|)\\],;])`, "u");
const sincePattern = new RegExp(`(?:^|[^\\p{L}\\p{N}])(${anyOf(sinceWords)})\\s{1,2}$`, "u");
const untilPattern =
  /(?:^|[^\p{L}\p{N}])(?:until|till|bis|up to|hasta|jusqu'en|tot|fino al|ate|до)\s{1,2}$/u;
const academicPattern = /^\s?[-–—/]\s?(\d\d)(?![\p{L}\p{N}]|[-/.]\d)/u;
const running = new Set(runningWords.map(foldLetters));

function fullYear(digits: string): number {
  const value = Number(digits.replace("'", ""));
  if (value >= 100) return value;
  return value >= 50 ? 1900 + value : 2000 + value;
}

function pointOf(match: RegExpExecArray): Point {
  const groups = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  const at = (yearText: string | undefined, monthNumber: number | null, weak: boolean): Point => ({
    date: { year: fullYear(yearText ?? "0"), month: monthNumber },
    month: null,
    present: false,
    weak,
    from,
    to,
  });
  const named = (name: string) => monthNumbers.get(name) ?? null;
  if (groups.name !== undefined) return at(groups.nameYear, named(groups.name), false);
  if (groups.openYear !== undefined)
    return at(groups.openYear, named(groups.openName ?? ""), false);
  if (groups.leadYear !== undefined)
    return at(groups.leadYear, named(groups.leadName ?? ""), false);
  if (groups.isoYear !== undefined) return at(groups.isoYear, Number(groups.isoMonth), false);
  if (groups.number !== undefined) return at(groups.numberYear, Number(groups.number), false);
  if (groups.usMonth !== undefined) return at(groups.usYear, Number(groups.usMonth), false);
  if (groups.year !== undefined) return at(groups.year, null, false);
  if (groups.shortYear !== undefined) return at(`'${groups.shortYear}`, null, true);
  if (groups.weakNumber !== undefined) {
    return at(groups.weakNumberYear, Number(groups.weakNumber), true);
  }
  if (groups.weakName !== undefined) return at(groups.weakNameYear, named(groups.weakName), true);
  const alone = groups.alone === undefined ? null : named(groups.alone);
  return { date: null, month: alone, present: groups.present !== undefined, weak: true, from, to };
}

function pointsIn(text: string): Point[] {
  return [...text.matchAll(pointPattern)].map(pointOf);
}

/** The two ends of a range, when `a` and `b` can be that. */
function rangeOf(a: Point, b: Point): Pick<DateRange, "start" | "end"> | null {
  if (a.present) return null;
  if (b.present) return a.date ? { start: a.date, end: "present" } : null;
  if (!b.date) return null;
  if (a.date) return inOrder(a.date, b.date) ? { start: a.date, end: b.date } : null;
  return a.month === null ? null : { start: { year: b.date.year, month: a.month }, end: b.date };
}

function inOrder(a: PartialDate, b: PartialDate): boolean {
  return a.year * 12 + (a.month ?? 1) <= b.year * 12 + (b.month ?? 12);
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
    /^(?:[.,:]\d|\s?[%+€£$]|\s\d(?!\s\p{L})|-\d)/u.test(behind)
  );
}

function single(text: string, point: Point): DateRange | null {
  if (!point.date || (point.weak && !/'\d\d$/.test(text.slice(point.from, point.to)))) return null;
  const behind = text.slice(point.to, point.to + 12);
  const before = text.slice(Math.max(0, point.from - 14), point.from);
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
  const still = since?.[1] !== undefined && running.has(since[1].replace(/\s+/g, " "));
  return { start: point.date, end: still ? "present" : null, from: point.from, to: point.to };
}

/** Takes in a word such as "since" or "from" that stands before a range. */
function withOpener(text: string, range: DateRange): DateRange {
  const lead = sincePattern.exec(text.slice(Math.max(0, range.from - 14), range.from));
  return lead?.[1] === undefined
    ? range
    : { ...range, from: range.from - (lead[0].length - lead[0].indexOf(lead[1])) };
}

/**
 * Dates and ranges of dates in a line or a text, in order, day first where numbers alone decide.
 * Reads month names and words for "now" in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Russian and some more. Linear in the length of the text.
 */
export function findDateRanges(text: string): DateRange[] {
  if (!/\d/.test(text)) return [];
  const folded = foldLetters(text.replace(/\bMArch\b/g, "M_rch"));
  const points = pointsIn(folded);
  const ranges: DateRange[] = [];
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
      const alone = single(folded, a);
      if (alone) ranges.push(withOpener(folded, alone));
    }
  }
  return ranges;
}

/** Words for now that say "until" themselves need nothing before them: "2019 à ce jour", "2020 till date". */
const saysUntil = /^(?:onwards?$|(?:a|til|till|bis|ad|do|tot|hasta|ate)\s)/;

function joins(text: string, between: string, b: Point): boolean {
  if (joinPattern.test(between) || between === "\t") return true;
  return b.present && between.trim() === "" && saysUntil.test(text.slice(b.from, b.to));
}

/** Two weak dates hold each other up only when both have the same form or one is written in full. */
function plausible(a: Point, b: Point): boolean {
  if (a.date === null) return !b.weak;
  return !a.weak || !b.weak || b.present || a.to - a.from >= 4;
}
