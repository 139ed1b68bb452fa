import type { Box } from "./matrix.ts";
import type { Row, Segment } from "./segments.ts";

/** In ems: how far left of its text a drawn bullet stands, and how large it may be. */
const reach = { from: 0.15, to: 3.2 };
const maxSize = 0.45;

/**
 * Marks the segments that have exactly one small dot at their left as list items. Larger dots belong to
 * timelines, several in a row to ratings, and a dot beside bold text to a heading.
 */
export function addDrawnBullets(rows: readonly Row[], marks: readonly Box[]): Row[] {
  if (marks.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => ({
      ...segment,
      bullet: segment.bullet || hasMark(segment, marks),
    })),
  }));
}

function hasMark(segment: Segment, marks: readonly Box[]): boolean {
  if (segment.bold || segment.outlined) return false;
  const { size } = segment;
  const beside = marks.filter((mark) => {
    const gap = segment.left - mark.right;
    const middle = (mark.top + mark.bottom) / 2;
    const level = middle > segment.y - size * 0.8 && middle < segment.y - size * 0.05;
    return gap > size * reach.from && gap < size * reach.to && level;
  });
  const [only] = beside;
  return only !== undefined && beside.length === 1 && only.right - only.left < size * maxSize;
}
