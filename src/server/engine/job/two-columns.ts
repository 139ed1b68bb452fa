import { countWords } from "./count-words.ts";
import { readHeading } from "./section-heading.ts";

/** So many lines must begin a second column at the same place to be one. */
const least = 6;
/** A leaflet's line is no longer; where its second column may begin. In characters. */
const widest = { line: 160, from: 20, to: 90 };
const gap = / {2,}(?=\S)/gu;
const longestHeading = 6;

type Row = { left: string; right: string };

const isHeading = (cell: string) =>
  /^\p{Lu}[^.;]{2,50}$/u.test(cell) &&
  countWords(cell) <= longestHeading &&
  readHeading(cell)?.strangers === 0;

/** The place at which most lines go on behind a gap; 0 where too few agree. */
function gutterOf(lines: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (line.length > widest.line) continue;
    for (const { index, 0: space } of line.matchAll(gap)) {
      const at = index + space.length;
      if (at >= widest.from && at <= widest.to) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  const [at = 0, count = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  return count >= least ? at : 0;
}

const keepsFree = (line: string, at: number) =>
  line.length <= widest.line && line.slice(at - 2, at).trim() === "" && !line.includes("\t");

/** A heading of one column stands where the other one only goes on; a table's stand side by side. */
function areColumns(rows: readonly Row[]): boolean {
  const headed = rows.map(({ left, right }) => ({
    left: isHeading(left),
    right: isHeading(right),
  }));
  return (
    rows.filter(({ right }) => right !== "").length >= least &&
    headed.some(({ left, right }) => left && !right) &&
    headed.some(({ left, right }) => right && !left)
  );
}

/** A leaflet of two columns, pasted line by line: the first column, then the second. */
export function inOneColumn(text: string): string {
  const lines = text.split("\n");
  const at = gutterOf(lines);
  if (at === 0) return text;
  const begins = (line: string) => keepsFree(line, at) && line.slice(at).trim() !== "";
  const from = lines.findIndex(begins);
  const broken = lines.findIndex((line, index) => index > from && !keepsFree(line, at));
  const to = broken < 0 ? lines.length : broken;
  const rows = lines
    .slice(from, to)
    .map((line) => ({ left: line.slice(0, at).trimEnd(), right: line.slice(at).trim() }));
  if (!areColumns(rows)) return text;
  return [
    ...lines.slice(0, from),
    ...rows.map(({ left }) => left),
    "",
    ...rows.map(({ right }) => right),
    ...lines.slice(to),
  ].join("\n");
}
