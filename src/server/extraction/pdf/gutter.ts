import type { Row } from "./segments.ts";

/** A strip without text between two sides of a run of rows. `from` and `to` are row indexes, both included. */
export type Gutter = { from: number; to: number; at: number; strip: Strip; rows: Row[] };

export type Strip = { left: number; right: number };

/** Rows on each side below which side-by-side text is a few entries rather than columns of the page. */
export const shortRun = 10;
/** Ems; a wider space is none inside a line. */
const lineSpaceEms = 3;

/**
 * Rows with text on both sides count, save those with only a space of their own line between; of equals the
 * one that more rows share wins, then the wider one.
 */
export function weight({ rows, at, strip }: Gutter): number {
  let left = 0;
  let right = 0;
  let lines = 0;
  let shared = 0;
  for (const { segments, size } of rows) {
    const before = segments.findLast((segment) => segment.right <= at);
    const after = segments.find((segment) => segment.right > at);
    if (before !== undefined) left += 1;
    if (after !== undefined) right += 1;
    const gap = before !== undefined && after !== undefined ? after.left - before.right : null;
    if (gap !== null && gap < size * lineSpaceEms) lines += 1;
    else if (gap !== null) shared += 1;
  }
  const both = Math.min(left, right);
  return (
    Math.max(both - lines, both / 2) * 1000 + shared * 20 + Math.min(strip.right - strip.left, 19)
  );
}

/** Whether there is text on either side. */
export function hasBothSides({ rows, at }: Pick<Gutter, "rows" | "at">): boolean {
  const segments = rows.flatMap((row) => row.segments);
  return (
    segments.some((segment) => segment.right <= at) &&
    segments.some((segment) => segment.right > at)
  );
}
