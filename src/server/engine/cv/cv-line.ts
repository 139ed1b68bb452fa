import type { DocumentLine } from "../../../shared/document.ts";
import { numberWord } from "../text/number-words.ts";
import { anyOf } from "../vocabulary/date-points.ts";
import { andWords } from "../vocabulary/date-words.ts";
import { type DateRange, findDateRanges, writesIsoMonths } from "../vocabulary/dates.ts";
import { monthUnits, yearUnits } from "../vocabulary/time-units.ts";
import { asideLength, isStepInBracket, namesNothing, withoutSteps } from "./beside-dates.ts";
import { isContractWord } from "./employers.ts";

/** A line of the document with what its shape says; `index` is its place in the document. */
export type ShapedLine = {
  index: number;
  text: string;
  /** `text` with a tab where the document has a tab or a wide gap: what stands on either side are two things. */
  divided: string;
  source: DocumentLine;
  /** Letters there are, all of them capitals. */
  capitals: boolean;
  words: number;
  /** Dates, looked for only where a line is short enough to be a heading of a role. */
  ranges: DateRange[];
  /** What stands beside the dates. */
  rest: string;
};

/** Dates are looked for only in lines short enough to head or date an entry. */
export const maxDatedLine = 220;
/** So long the longest range of dates is. */
const longestDates = 50;
/** So far on a paragraph may name its time, behind whose work it was. */
const longestNames = 160;
/** Brackets and dividers left over when a date is taken out of a line. */
const leftEdge = /^[\s,;:|•·()[\]–—/-]+/;
const edgeSign = /[\s,;:|•·([\]–—/-]/;
const shortForm = /\b(?:Ltd|Inc|Co|Corp|Jr|Sr|o\.o|S\.A|r\.l|S\.L|B\.V|p\.A|e\.V)\.$/;
const count = `(?:\\d{1,2}|${numberWord})`;
/** "(5 years 3 months)", "2 Jahre und 6 Monate"; "tutora de 4 años" says how old others are. */
const duration = new RegExp(
  `(?<!(?<!\\p{L})(?:de|di|of|von|van|für|aged?|mixta)\\s|\\d-)[([]?\\b${count}\\s?\\+?\\s?(?:${yearUnits}|weeks?|${monthUnits})\\b\\.?(?:[\\s,]{0,2}(?:and\\s|und\\s|et\\s|y\\s|e\\s|i\\s)?\\d{1,2}\\s?(?:${monthUnits})\\b\\.?)?[)\\]]?`,
  "giu",
);

/** "2019 – 2022. Farm worker": the stop that ends the dates, also "Farm worker. 2019 – 2022." */
const stopBehindDate = /^\s*\|\s*\.\s+|\|\s*\.\s*$/g;

/** "(2016 – 2018, and 2020 – now)": what joins two times of one entry. */
const betweenTimes = new RegExp(`\\|\\s?[,;]?\\s?(?:(?:${anyOf(andWords)})\\s{1,2})?\\|`, "g");

/** Takes stretches out of a text, leaving a divider where each stood. */
export function without(text: string, stretches: readonly { from: number; to: number }[]): string {
  let out = "";
  let at = 0;
  for (const { from, to } of stretches) {
    out += `${text.slice(at, from)} | `;
    at = to;
  }
  return out + text.slice(at);
}

/** Takes off dividers, brackets and spaces at both ends. */
export function trimEdges(text: string): string {
  const left = text.replace(leftEdge, "");
  // By hand: a pattern for signs up to the end would try again at each sign of a long row of them.
  let end = left.length;
  while (end > 0 && edgeSign.test(left.charAt(end - 1))) end -= 1;
  const trimmed = left.slice(0, end);
  const opened = trimmed.split("(").length - trimmed.split(")").length;
  // "(Financial Controller)" alone in its cell: both its brackets go.
  if (opened === -1 && trimmed.endsWith(")") && left !== text) return trimmed.slice(0, -1);
  return opened === 1 && text.includes(`${trimmed})`) ? `${trimmed})` : trimmed;
}

/** "(2016 to 2022, 30 hours a week and alternate Saturdays)": a bracket that opens with the whole time, and is the whole line. */
const isBracketed = (written: string, { from, to }: DateRange): boolean =>
  from === 1 && written.startsWith("(") && /^[,;]\s[^()]{3,120}\)$/u.test(written.slice(to));

function restOf(written: string, ranges: readonly DateRange[]): string {
  const [first] = ranges;
  if (!first || first.end === null) return restBeside(written, ranges);
  const behind = written.slice(first.to);
  if (namesNothing(behind) || isBracketed(written, first))
    return restBeside(written.slice(0, first.to), [first]);
  const to = first.to + asideLength(behind);
  return restBeside(written, [{ ...first, to }, ...ranges.slice(1)]);
}

function restBeside(text: string, ranges: readonly DateRange[]): string {
  if (ranges.length === 0) return trimEdges(text);
  const named = without(text, ranges).replace(stopBehindDate, "").replace(betweenTimes, "|");
  const rest = trimEdges(named.replace(duration, " | ").replace(/[([]\s?\|\s?[)\]]/g, "|"));
  if (isContractWord(rest)) return "";
  return shortForm.test(rest) ? rest : rest.replace(/\.$/, "");
}

/** Whether only a length of time stands in the line ("5 years 3 months"), as LinkedIn writes under an employer. */
export function isDuration(text: string): boolean {
  return text.length < 40 && /\d/.test(text) && trimEdges(text.replace(duration, "")) === "";
}

/** What a text says besides lengths of time between its dividers: "Leeds · 6 yrs 3 mos". */
export function withoutDurations(text: string): string {
  const pieces = /\d/.test(text) ? text.split(pieceDivider) : [];
  return pieces.length > 1 && pieces.some(isDuration)
    ? pieces.filter((piece) => !isDuration(piece)).join(" | ")
    : text;
}
const pieceDivider = /\s[·•|–-]\s/;

function withTabs({ text, gaps }: DocumentLine): string {
  if (gaps === undefined) return text;
  const starts = [0, ...gaps.map((at) => at + 1)];
  return starts.map((start, at) => text.slice(start, gaps[at])).join("\t");
}

/** Signs that part what stands on a line and mean nothing else: "Ely // 07700 900123", "Jo Lee . Leeds :: jo@example.com". */
const loneDivider = /(?<=\s)(?:\/\/|::|\.|~)(?=\s)/g;

/** "Name ........ Jo Bloggs", "Acme ……… 2019": a row of dots leads from a label to what it says. */
const dotLeader = /(?<=\S\s)(?:\.{3,}|…{2,}|·{3,}|_{3,})(?=\s\S)/g;

/** "Usher » Vue Cinema » 2008": an arrow that leads to the dates; else it leads from one post to the next. */
const arrows = ["→", "➜", "➝", "➞", "➔", "⟶", "⇒", "⮕", "»", ">>", ">"].map((sign) => ` ${sign} `);

/** Other dividers as bars; a slash or an arrow between spaces is one where it parts the dates from the rest: "Plasterer / Self / 2019 – 2021". */
function withBars(text: string, ranges: readonly DateRange[]): string {
  const led = text.replace(dotLeader, (dots) => `\t${" ".repeat(dots.length - 1)}`);
  const barred = led.replace(loneDivider, (sign) => "|".repeat(sign.length));
  if (barred !== text) return barred;
  const sign = [" / ", ...arrows].find((one) =>
    ranges.some(({ from, to }) => text.slice(0, from).endsWith(one) || text.startsWith(one, to)),
  );
  return sign === undefined ? text : text.replaceAll(sign, " | ".padEnd(sign.length));
}

/** A paragraph may open with the whole time it tells of, or name it behind whose work it was: "2022 – now. Stockman, …", "Clerk, Acme, Ely. 2019 – 2022. Rotas …". */
function openingDates(text: string): DateRange[] {
  const ranges = findDateRanges(text.slice(0, maxDatedLine));
  const named = ranges.find(({ start, end, from, to }) => {
    if (start === null || end === null) return false;
    const behind = text.slice(to);
    if (from === 0) return to < longestDates && /^\)?\s?[.,:;|]\s/.test(behind);
    const ends = /[.,]\s$|\($/.test(text.slice(0, from)) && /^\)?\.\s\p{Lu}/u.test(behind);
    return ends && from < longestNames;
  });
  return named === undefined ? [] : [named];
}

/** "2:1 - 2021": the class of a degree before its year is no month. */
const degreeClass = /(?<![\d:.])2[:.][12](?=\s[-–—]\s\d{4})/g;

/** Describes every line of a document. */
export function shapeLines(lines: readonly DocumentLine[]): ShapedLine[] {
  const isoMonths = lines.some(({ text }) => writesIsoMonths(text.slice(0, maxDatedLine)));
  return lines.map((source, index) => {
    const { text } = source;
    const tabbed = withTabs(source);
    const dated = tabbed.replace(degreeClass, "   ");
    const found =
      text.length <= maxDatedLine ? findDateRanges(dated, isoMonths) : openingDates(dated);
    const ranges = found.filter((range) => !isStepInBracket(dated, range));
    const divided = withBars(tabbed, ranges);
    const letters = text.replace(/[^\p{L}]/gu, "");
    return {
      index,
      text,
      divided,
      source,
      capitals:
        letters.length > 1 &&
        letters === letters.toUpperCase() &&
        letters !== letters.toLowerCase(),
      words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      ranges: withoutSteps(ranges),
      rest: restOf(divided, ranges),
    };
  });
}
