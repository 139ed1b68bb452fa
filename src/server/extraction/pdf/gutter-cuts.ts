import type { Gutter } from "./gutter.ts";
import type { Rule } from "./page-content.ts";
import type { Row } from "./segments.ts";

/** Rows before which a section begins on both sides at once, for a line is drawn across the gutter. */
export function ruleCuts(run: Gutter, rules: readonly Rule[]): number[] {
  const crossing = rules.filter(
    (rule) =>
      rule.left < run.strip.left + 1 &&
      rule.right > run.strip.right + 5 &&
      rule.bottom - rule.top < 3,
  );
  const cuts: number[] = [];
  for (let index = 1; index < run.rows.length; index += 1) {
    const above = run.rows[index - 1];
    const row = run.rows[index];
    if (above === undefined || row === undefined) continue;
    const ruled = crossing.some(
      (rule) => rule.top > above.y - above.size * 0.2 && rule.top < row.y - row.size * 0.4,
    );
    if (!ruled) continue;
    // A line under a heading belongs to what follows, like the heading itself.
    const before = run.rows[index - 2];
    const heading =
      above.segments.length === 1 &&
      (before === undefined || above.y - before.y > above.size * 1.7);
    cuts.push(heading ? index - 1 : index);
  }
  return cuts.filter((cut) => cut > 0);
}

/** Rows that look like a heading alone on the left. */
export function headingCuts({ rows, at }: Gutter): number[] {
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    return above && isHeadingAlone(row, above, at) ? [index] : [];
  });
}

/** Rows that look like a heading on either side, larger than what stands above: two short columns begin below a single one. */
export function pairCuts({ rows, at }: Gutter): number[] {
  return rows.flatMap((row, index) => {
    const [left, right, more] = row.segments;
    const above = rows[index - 1];
    if (!above || !left || !right || more || left.right > at || right.left < at) return [];
    const larger = Math.min(left.size, right.size) > above.size * 1.08;
    return larger && row.y - above.y > row.size * 1.9 ? [index] : [];
  });
}

export function cutRun(run: Gutter, cuts: readonly number[]): Gutter[] {
  if (cuts.length === 0) return [];
  const starts = [0, ...cuts.toSorted((a, b) => a - b)];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? run.rows.length;
    const rows = run.rows.slice(start, end);
    return { ...run, from: run.from + start, to: run.from + end - 1, rows };
  });
}

function isHeadingAlone(row: Row, above: Row, at: number): boolean {
  const [only] = row.segments;
  if (only === undefined || row.segments.length > 1 || only.right > at || only.bullet) return false;
  const short = only.text.split(" ", 5).length <= 4 && !/[.,;:]$/.test(only.text);
  const apart = row.y - above.y > Math.max(row.size, above.size) * 1.9;
  const marked =
    only.bold ||
    only.outlined ||
    only.size > above.size * 1.08 ||
    /^[\p{Lu}\s&/]+$/u.test(only.text);
  return short && apart && marked;
}
