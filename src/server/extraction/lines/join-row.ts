import type { RawLine } from "./build-document.ts";

/** The lines of a table row: one-line cells become one line; cells with more in them follow one another. */
export function joinRow(cells: readonly RawLine[][]): RawLine[] {
  const filled = cells.map((cell) => cell.filter((line) => line.text.trim() !== ""));
  const used = filled.filter((cell) => cell.length > 0);
  if (used.length < 2) return cells.flat();
  const [first] = used.flat();
  if (first === undefined || used.some((cell) => cell.length > 1 || cell[0]?.bullet)) {
    return filled.flat();
  }
  const lines = used.flat();
  return [
    {
      ...first,
      text: lines.map((line) => line.text).join("\t"),
      bold: lines.every((line) => line.bold),
      gapBefore: lines.some((line) => line.gapBefore),
    },
  ];
}
