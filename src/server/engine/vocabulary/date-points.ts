import type { PartialDate } from "../cv/cv-record.ts";
import { remembered } from "../text/remembered.ts";
import { monthWords, presentWords, seasonWords, termWords } from "./date-words.ts";
import { foldLetters } from "./fold.ts";

const numerals = "I II III IV V VI VII VIII IX X XI XII".split(" ");
/** The first of twelve letters for private use, each for a month. */
const firstLetter = 0xe001;
/**
 * The months as `withRomanMonths` writes them, in order. A Roman number alone may be anything, in any letters: only where
 * a date begins it becomes what the patterns of dates know as a month.
 */
const romanMonths: readonly string[] = numerals.map((numeral, at) =>
  String.fromCharCode(firstLetter + at).repeat(numeral.length),
);

const numeral = numerals.toReversed().join("|");
const beforeYear = "[\\s./-]{1,2}(?:19|20)\\d\\d(?!\\d)";
/** Where a date may begin: "IV 2016", "od X.2018", "VII–VIII 2013". */
const romanMonth = new RegExp(
  `(?<=(?:^|[\\t\\n|(,;–—-]\\s?|\\d\\.\\s?|(?<!\\p{L})(?:[Oo]d|[Dd]o|[Aa]ž|[Dd]in|[Ll]a)\\s))(?:${numeral})(?=${beforeYear}|\\s?[–—-]\\s?(?:${numeral})${beforeYear})`,
  "gu",
);
const hasRoman = /[IVX][\s./-]{1,2}(?:19|20)\d\d/;

/** A text with other letters for its Roman months, of the same length. */
export const withRomanMonths = (text: string): string =>
  hasRoman.test(text)
    ? text.replace(romanMonth, (found) => romanMonths[numerals.indexOf(found)] ?? found)
    : text;

/** One date in a text, or a word that stands for one; `from` and `to` are UTF-16 offsets. */
export type Point = {
  date: PartialDate | null;
  /** A month whose year is only said at the other end of the range. */
  month: number | null;
  present: boolean;
  /** Only believable beside another date: "05/19", "Jan 19". */
  weak: boolean;
  from: number;
  to: number;
};

const escaped = (word: string) => foldLetters(word).split(" ").map(RegExp.escape).join("\\s");
/** A pattern of any of these words, folded, the longest first. */
export const anyOf = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

const monthNumbers = new Map<string, number>();
for (const [index, names] of monthWords.entries()) {
  for (const name of names) monthNumbers.set(foldLetters(name), index + 1);
}
/** The number of a month by its name or a short form of it, in any language known here; null where it is none. */
export const monthNumber = (name: string): number | null =>
  monthNumbers.get(foldLetters(name)) ?? null;
for (const [index, numeral] of romanMonths.entries()) monthNumbers.set(numeral, index + 1);
const month = anyOf([...monthNumbers.keys()]);
const year = "(?:19[4-9]\\d|20\\d\\d)";
const notBefore = "(?<![\\p{L}\\p{N}])";
const notBehind = "(?![\\p{L}\\p{N}])";
const day = "(?:[0-2]?\\d|3[01])(?:st|nd|rd|th|er|\\.|º|o)?";

/** One date; the alternatives are tried in this order, each bounded in length. */
const pointPattern = new RegExp(
  [
    `${notBefore}(?:${day} ?(?:de |of )?[ ./-]?)?(?<name>${month})\\.?[\\s,./-]{0,3}(?:(?:${day}),\\s?)?(?:de\\s|del\\s|of\\s|do\\s)?(?<nameYear>${year}|'\\d\\d)(?:\\s?(?:г|r|р)\\.?)?${notBehind}`,
    `${notBefore}(?:${anyOf(termWords)})\\s(?<termYear>${year})(?:\\s?/\\s?(?:\\d\\d){1,2})?${notBehind}`,
    `${notBefore}(?<openYear>${year})\\s?\\((?<openName>${month})\\.?\\)`,
    `${notBefore}(?<leadYear>${year})(?:\\s|[.,]\\s(?=(?:${month})\\.?\\s*(?:$|[\\n|)–—-]|(?:to|until|till)\\b)))(?<leadName>${month})\\.?(?![\\p{L}\\p{N}]|\\s?[,./'’-]?\\s?\\d)`,
    `${notBefore}(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:[0-2]\\d|3[01]))?(?![\\p{L}\\p{N}]|[-/.]\\d)`,
    `(?<=(?:^|[\\t\\n|(,;:]\\s?|(?<!\\p{L})(?:von|vom|de|du|del|da|dal|od|van)\\s))(?:(?:[0-2]\\d|3[01])\\.)?(?<aloneNumber>0[1-9]|1[0-2])\\.?(?=\\s?[–—-]\\s?(?:(?:[0-2]\\d|3[01])\\.)?(?:0[1-9]|1[0-2])[./]${year}${notBehind})`,
    `(?:(?<![\\p{L}\\p{N}+]|\\d[./-])|(?<=(?:(?<![\\d./-])(?:0[1-9]|1[0-2])|\\d[./](?:19|20)\\d\\d)-)(?=[0-3]?\\d[./]))(?:${day}[/.-]\\s?)?(?<number>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<numberYear>${year})(?:\\s?[гr]\\.(?![\\p{L}]))?${notBehind}`,
    `(?<![\\p{L}\\p{N}+]|\\d[./-])(?<usMonth>0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/(?<usYear>${year})${notBehind}`,
    `${notBefore}(?:(?:d')?(?:${anyOf(seasonWords)})(?:\\sterms?)?(?:\\s(?:and|&)\\s|[\\s,/-]{1,3})){0,3}(?:(?:de|of)\\s)?(?<year>${year})(?:\\s?(?:г|r|р)\\.?(?![\\p{L}]))?${notBehind}`,
    `(?<![\\p{L}\\p{N}])'(?<shortYear>\\d\\d)${notBehind}`,
    `(?<![\\p{L}\\p{N}+]|\\d[./-])(?<weakNumber>0?[1-9]|1[0-2])[/.](?<weakNumberYear>\\d\\d)(?![\\p{L}\\p{N}]|[./-]?\\d)`,
    `${notBefore}(?<weakName>${month})\\.?[\\s-](?<weakNameYear>\\d\\d)(?![\\p{L}\\p{N}]|[.,:]\\d)`,
    `${notBefore}(?<present>${anyOf(presentWords)})${notBehind}`,
    `${notBefore}(?<alone>${month})\\.?${notBehind}`,
  ].join("|"),
  "gu",
);

function fullYear(digits: string): number {
  const value = Number(digits.replace("'", ""));
  if (value >= 100) return value;
  return value >= 50 ? 1900 + value : 2000 + value;
}

/** "Northgate Fit-Out. 2017": what ends a word with a hyphen is no month, unless another month stands before: "Jan-Mar 2017". */
function endsCompound(text: string, from: number): boolean {
  const before = compoundLead.exec(text.slice(Math.max(0, from - 24), from))?.[1];
  return before !== undefined && !monthNumbers.has(before);
}
const compoundLead = /(?<![\p{L}\d])(\p{L}{2,20})\.?-$/u;

function pointOf(match: RegExpExecArray): Point {
  const groups = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  const at = (yearText: string | undefined, inMonth: number | null, weak: boolean): Point => ({
    date: { year: fullYear(yearText ?? "0"), month: inMonth },
    month: null,
    present: false,
    weak,
    from,
    to,
  });
  if (groups.name !== undefined && endsCompound(match.input, from)) {
    const yearFrom = to - (groups.nameYear ?? "").length;
    return { ...at(groups.nameYear, null, false), from: yearFrom };
  }
  if (groups.name !== undefined) return at(groups.nameYear, monthNumber(groups.name), false);
  if (groups.openYear !== undefined)
    return at(groups.openYear, monthNumber(groups.openName ?? ""), false);
  if (groups.leadYear !== undefined)
    return at(groups.leadYear, monthNumber(groups.leadName ?? ""), false);
  if (groups.isoYear !== undefined) return at(groups.isoYear, Number(groups.isoMonth), false);
  if (groups.number !== undefined) return at(groups.numberYear, Number(groups.number), false);
  if (groups.usMonth !== undefined) return at(groups.usYear, Number(groups.usMonth), false);
  const wholeYear = groups.year ?? groups.termYear;
  if (wholeYear !== undefined) return at(wholeYear, null, false);
  if (groups.shortYear !== undefined) return at(`'${groups.shortYear}`, null, true);
  if (groups.weakNumber !== undefined) {
    return at(groups.weakNumberYear, Number(groups.weakNumber), true);
  }
  if (groups.weakName !== undefined)
    return at(groups.weakNameYear, monthNumber(groups.weakName), true);
  const alone =
    groups.alone === undefined ? Number(groups.aloneNumber) || null : monthNumber(groups.alone);
  return { date: null, month: alone, present: groups.present !== undefined, weak: true, from, to };
}

/** The dates of a folded text, in order, each believable alone or only beside another. */
export const pointsIn: (text: string) => readonly Point[] = remembered((text) =>
  [...text.matchAll(pointPattern)].map(pointOf),
);
