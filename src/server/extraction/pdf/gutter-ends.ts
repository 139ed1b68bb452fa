import { type Gutter, hasBothSides, shortRun, weight } from "./gutter.ts";
import type { Row, Segment } from "./segments.ts";

const longTail = 8;

/** Without the rows at the top that have text on one side only: they stand over the columns. */
export function trimTop(run: Gutter): Gutter {
  const sides = (segments: readonly Segment[]): string =>
    [...new Set(segments.map((segment) => (segment.right <= run.at ? "l" : "r")))].sort().join("");
  const kinds = run.rows.map((row) => sides(row.segments));
  let skip = 0;
  while (skip < kinds.length && !startsColumns(kinds, run.rows, skip)) skip += 1;
  return { ...run, from: run.from + skip, rows: run.rows.slice(skip) };
}

/** The last row that has text on both sides, or follows closely on one that has text on the other side. */
export function lastShared(run: Gutter): number {
  return run.rows.findLastIndex((row, index) => {
    const close = run.rows
      .slice(Math.max(0, index - 2), index)
      .filter((other) => row.y - other.y < row.size * 1.1);
    return hasBothSides({ rows: [row, ...close], at: run.at });
  });
}

/**
 * Beside a short stretch of columns, or where later text crosses the gutter, without the rows at the end
 * that stand apart on one side only: the heading of what follows, and more of it.
 */
export function trimEnd(run: Gutter, crossedBelow: boolean): Gutter {
  const shared = lastShared(run);
  let end = run.rows.length;
  for (let index = Math.max(1, shared + 1); index < run.rows.length; index += 1) {
    const row = run.rows[index];
    const above = run.rows[index - 1];
    if (row === undefined || above === undefined) break;
    if (row.segments.length > 1 || row.y - above.y < Math.max(row.size, above.size) * 1.7) continue;
    end = index;
    break;
  }
  // So much text that never crosses the gutter is the longer column going on.
  const few = weight(run) < shortRun * 1000 && run.rows.length - end <= longTail;
  const short = few || crossedBelow;
  return short && end < run.rows.length
    ? { ...run, to: run.from + end - 1, rows: run.rows.slice(0, end) }
    : run;
}

/** Both sides begin here, or the other one within two lines. */
function startsColumns(kinds: readonly string[], rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  if (row === undefined || kinds[index] === "lr") return true;
  for (let other = index + 1; other < rows.length; other += 1) {
    const next = rows[other];
    if (next === undefined || next.y - row.y > row.size * 1.1) return false;
    if (kinds[other] !== kinds[index]) return true;
  }
  return false;
}
