import type { PartialDate } from "../cv/cv-record.ts";

/** Whole years from one to another; `from` and `to` are UTF-16 offsets. */
type YearRange = { start: PartialDate; end: PartialDate; from: number; to: number };

/** "2008/2009 – 2011/2012", "2008/09 a 2011/12", "2011-12 a 2013-14": from one academic year to another. */
const academicPair =
  /(?<![\d/])((?:19|20)\d\d)\s?[/-]\s?((?:19|20)?\d\d)\s?(?:[-–—]|(?<=\s)(?:a|al|to|bis|tot|t\/m|do|ate|ao)(?=\s))\s?((?:19|20)\d\d)\s?[/-]\s?((?:19|20)?\d\d)(?![\d/])/g;
/** "2018/2019": a school year or a season over New Year; "2006/2010": some write the years of a post so. */
const academicYear = /(?<![\d/.-])((?:19|20)\d\d)\s?\/\s?((?:19|20)\d\d)(?![\d/.])/g;

/** The school years, seasons and years with a slash that a folded text names as times. */
export function academicYears(text: string): YearRange[] {
  const pairs = academicPairs(text);
  return [...pairs, ...singleYears(blanked(text, pairs))];
}

const longestSlash = 8;

function singleYears(text: string): YearRange[] {
  if (!text.includes("/")) return [];
  return [...text.matchAll(academicYear)].flatMap(({ 0: whole, 1: first, 2: next, index: from }) =>
    Number(next) > Number(first) && Number(next) - Number(first) <= longestSlash
      ? [
          {
            start: { year: Number(first), month: null },
            end: { year: Number(next), month: null },
            from,
            to: from + whole.length,
          },
        ]
      : [],
  );
}

function academicPairs(text: string): YearRange[] {
  if (!/\d\s?[/-]\s?\d/.test(text)) return [];
  return [...text.matchAll(academicPair)].flatMap((match) => {
    const [whole, first, next, last, end] = match;
    const follows = (year = "", one = "") => (Number(year) + 1) % 100 === Number(one) % 100;
    if (!follows(first, next) || !follows(last, end) || Number(last) < Number(first)) return [];
    const { index: from } = match;
    const start = { year: Number(first), month: null };
    return [{ start, end: { year: Number(last) + 1, month: null }, from, to: from + whole.length }];
  });
}

/** A text with blanks where its ranges stand. */
export const blanked = (text: string, ranges: readonly { from: number; to: number }[]): string =>
  ranges.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
