import type { DocumentLine, ExtractedDocument } from "../../../shared/document.ts";

/** Lines longer than any page is wide are whole paragraphs: nothing there is wrapped. */
export const widestLine = 150;
/** From this share of the width on a line is full; a text of wrapped lines has many such lines for each longer one. */
const fullShare = 0.88;
const fullPerLonger = 4;
/** By so much a statement on a single line is longer than the wrapped ones; in type of uneven width lines differ by less. */
const farLonger = 1.3;
/** On a printed page wide letters fill a line with fewer of them. */
const unevenShare = 0.85;
/** Before a small letter a line of this share of the width was wrapped. */
const longShare = 0.6;
/** Wider lines are those of a page whose small type runs from edge to edge: which of them are full nobody can tell. */
const widestWrapped = 125;

/** 0 of none. However many: as arguments of Math.max there may be too many of them. */
const largestOf = (numbers: readonly number[]) =>
  numbers.reduce((largest, number) => Math.max(largest, number), 0);

/** The width that lines wrap at. One statement written as a single line within wrapped ones does not make it wider. */
function widthOf(lengths: readonly number[]): number {
  const longer = lengths.filter((length) => length > widestLine);
  const width = largestOf(lengths.filter((length) => length <= widestLine));
  const full = lengths.filter((length) => length <= width && length >= width * fullShare).length;
  const apart = width <= widestWrapped && longer.every((length) => length > width * farLonger);
  return apart && full > longer.length * fullPerLonger ? width : Math.max(width, largestOf(longer));
}

/** How the lines of a column wrap: at what width, and whether any of them does. */
export type Wrapping = { width: number; wraps: boolean };

/** How each column of each page wraps. Where no line at all goes on with a small letter, each is a statement of its own. */
export function wrappingOf(lines: readonly DocumentLine[]): (line: DocumentLine) => Wrapping {
  const keyOf = ({ page, column }: DocumentLine) => `${page}/${column}`;
  const widths = new Map(
    [...Map.groupBy(lines, keyOf)].map(([key, own]) => [
      key,
      widthOf(own.map(({ text }) => text.length)),
    ]),
  );
  const widthAt = (line: DocumentLine) => widths.get(keyOf(line)) ?? 0;
  const wraps = lines.some((line, i) => {
    const before = lines[i - 1];
    if (before === undefined || line.bullet || !/^[\p{Ll}\d(]/u.test(line.text)) return false;
    return before.text.length > widthAt(before) * longShare;
  });
  return (line) => ({ width: widthAt(line), wraps });
}

/** The next line's first word would have stood on this one as well: nothing wrapped here. */
export function hadRoom(
  before: string,
  text: string,
  width: number,
  format: ExtractedDocument["format"],
): boolean {
  const [word = ""] = text.split(" ", 1);
  return before.length + 1 + word.length <= (format === "pdf" ? width * unevenShare : width);
}
