import type { RuledTable } from "./ruled-tables.ts";
import type { Row, Segment } from "./segments.ts";

const maxLabelRows = 4;

function cellOf({ left, right }: Segment, columns: readonly number[]): number {
  const middle = (left + right) / 2;
  return columns.findLastIndex((at) => at <= middle);
}

/** A row of a table whose first cell is a label beside several lines: the label first, as one line, then the lines. */
function labelFirst(rows: readonly Row[], { columns }: RuledTable): Row[] | null {
  const inCell = (row: Row, label: boolean) =>
    row.segments.filter((segment) => cellOf(segment, columns) <= 0 === label);
  const labels = rows.filter((row) => inCell(row, true).length > 0);
  const beside = rows.filter((row) => inCell(row, false).length > 0);
  const [first] = rows;
  if (!first || labels.length === 0 || labels.length > maxLabelRows) return null;
  const segments = labels.flatMap((row) => inCell(row, true));
  if (segments.some(({ text, bullet }) => bullet || /\d/.test(text))) return null;
  if (rows.length < 2 || beside.length === 0) return null;
  const label = { ...first, y: Math.min(...rows.map((row) => row.y)), segments };
  return [label, ...beside.map((row) => ({ ...row, segments: inCell(row, false) }))];
}

/** Reads the rows of ruled tables whose first cell is a heading cell by cell, not line by line. */
export function readLabelCells(rows: readonly Row[], tables: readonly RuledTable[]): Row[] {
  const out: Row[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    if (!row) break;
    const table = row.ruled
      ? tables.find(({ top, bottom }) => row.y > top && row.y < bottom)
      : undefined;
    const until = table?.rows.find((y) => y >= row.y);
    if (!table || until === undefined) {
      out.push(row);
      at += 1;
      continue;
    }
    let end = at;
    while (rows[end]?.ruled && (rows[end]?.y ?? Number.POSITIVE_INFINITY) <= until) end += 1;
    const band = rows.slice(at, Math.max(end, at + 1));
    out.push(...(labelFirst(band, table) ?? band));
    at += band.length;
  }
  return out;
}
