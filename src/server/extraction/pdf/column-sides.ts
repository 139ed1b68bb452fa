import { levelBaseline, type Row, type Segment } from "./segments.ts";

/** A date or a span of dates standing alone, or a place beside one. */
export const dateLike = /(?:\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b|\p{L}{3}\.?\s?['’]\d\d\b)/u;

/** One side of a gutter. */
export type Side = {
  rows: readonly Row[];
  left: number;
  right: number;
  /** Baselines, to find the rows that both sides share. */
  baselines: number[];
  lines: Segment[];
};

/** The rows of one side, each as one line. */
export function makeSide(rows: readonly Row[]): Side {
  const lines = rows.map(joinSegments);
  return {
    rows,
    lines,
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    baselines: rows.map((row) => row.y),
  };
}

function joinSegments(row: Row): Segment {
  const [first] = row.segments;
  const last = row.segments.at(-1);
  const text = row.segments.map((segment) => segment.text).join(" ");
  if (first === undefined || last === undefined) {
    return {
      text,
      left: 0,
      right: 0,
      y: 0,
      size: 0,
      bold: false,
      outlined: false,
      font: "",
      bullet: false,
    };
  }
  return { ...first, text, right: last.right, bold: row.segments.every((segment) => segment.bold) };
}

/** How a line is set. */
export function styleOf(line: Segment): string {
  return `${Math.round(line.size)} ${line.bold} ${line.outlined} ${line.font}`;
}

/** So many lines may stand above the first date: whose CV it is and the first headings. */
const maxAbove = 6;

/**
 * Dates at the left of the entries they date, with the headings of the page above them, as Europass sets them: each
 * date begins beside a line of the right side, and what stands beside nothing is set otherwise.
 */
export function datesEntries(left: Side, right: Side): boolean {
  const beside = (line: Segment) =>
    right.baselines.some((y) => Math.abs(y - line.y) < line.size * levelBaseline);
  const dates = left.lines.filter(isDateLine);
  const [first] = dates;
  const few = dates.length < 2 && left.lines.length > 3;
  if (first === undefined || few || right.lines.some(isDateLine)) return false;
  if (!dates.every(beside) || left.rows.length > right.rows.length) return false;
  const below = left.lines.slice(left.lines.indexOf(first));
  if (left.lines.length - below.length > maxAbove) return false;
  return below.every((line) => beside(line) || styleOf(line) !== styleOf(first));
}

/** Dates at the right edge of what they date, hardly off its baseline, and nothing else there. */
export function datedAtEdge(left: Side, right: Side): boolean {
  const beside = (line: Segment) =>
    left.lines.some((other) => Math.abs(other.y - line.y) < other.size * levelBaseline);
  return (
    left.lines.length > right.lines.length &&
    right.lines.every((line) => isDateLine(line) && beside(line))
  );
}

/** A line that is a date or a span of dates and hardly more. */
function isDateLine({ text }: Segment): boolean {
  return (
    dateLike.test(text) &&
    text.length < 32 &&
    /^[^\p{L}]*(?:\p{L}{2,10}[^\p{L}]*){0,4}$/u.test(text)
  );
}
