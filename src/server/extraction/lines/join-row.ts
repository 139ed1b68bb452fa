import type { RawLine } from "./build-document.ts";

/** The lines of a table row: short cells become one line; cells with more in them follow one another. */
export function joinRow(cells: readonly RawLine[][]): RawLine[] {
  const filled = cells.map((cell) => cell.filter((line) => line.text.trim() !== ""));
  const used = filled.filter((cell) => cell.length > 0);
  if (used.length < 2) return cells.flat();
  const [first] = used.flat();
  if (first === undefined || used.some((cell) => cell.length > 1 || cell[0]?.bullet)) {
    return filled.flat();
  }
  const lines = used.flat();
  const prose = lines.length > 2 ? lines.filter(({ text }) => isProse(text)) : [];
  const beside = lines.filter((line) => !prose.includes(line));
  if (beside.length === 0) return lines;
  return [
    {
      ...first,
      text: beside.map((line) => line.text).join("\t"),
      bold: beside.every((line) => line.bold),
      gapBefore: lines.some((line) => line.gapBefore),
    },
    ...prose.map((line) => ({ ...line, gapBefore: false })),
  ];
}

/** A cell that tells instead of naming: it does not share a line with the dates and names beside it. */
function isProse(text: string): boolean {
  return text.length > 60 && text.trim().split(/\s+/).length > 8;
}
