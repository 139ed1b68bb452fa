import type { Rule } from "./page-content.ts";
import type { Row, Segment } from "./segments.ts";

/** A strip without text between two sides of a run of rows. `from` and `to` are row indexes, both included. */
export type Gutter = { from: number; to: number; at: number; rows: Row[] };

type Strip = { left: number; right: number };

const maxSeeds = 60;
const nearbyRows = 3;
/** Points, and ems: gutters are at least this wide. */
const minWidth = 7;
const minWidthEms = 0.7;

/** Gutters of a region, the one with most rows on both sides first. */
export function findGutters(rows: readonly Row[], rules: readonly Rule[]): Gutter[] {
  const found = new Map<string, Gutter>();
  for (const { strip, row } of seedStrips(rows)) {
    const run = grow(rows, strip, row);
    for (const gutter of [run, ...cutAtHeadings(run, rules)]) {
      const trimmed = trimTop(gutter);
      if (trimmed === undefined) continue;
      const key = `${trimmed.from} ${trimmed.to} ${signature(trimmed)}`;
      if (!found.has(key)) found.set(key, trimmed);
    }
  }
  return [...found.values()].sort((a, b) => weight(b) - weight(a)).slice(0, 40);
}

function signature({ rows, at }: Gutter): number {
  return rows.flatMap((row) => row.segments).filter((segment) => segment.right <= at).length;
}

/** Rows with text on both sides count; of equals the one with more text around wins. */
function weight({ rows, at }: Gutter): number {
  const left = rows.filter((row) => row.segments.some((segment) => segment.right <= at)).length;
  const right = rows.filter((row) => row.segments.some((segment) => segment.right > at)).length;
  return Math.min(left, right) * 1000 + rows.length;
}

/** Gaps between texts that stand beside one another, on one row or on rows close by. */
function seedStrips(rows: readonly Row[]): { strip: Strip; row: number }[] {
  const seeds = new Map<string, { strip: Strip; row: number }>();
  for (const [index, row] of rows.entries()) {
    if (row.ruled) continue;
    const around = rows.slice(index, index + nearbyRows + 1).flatMap((other) => other.segments);
    for (const segment of row.segments) {
      for (const other of around) {
        const [first, second] = segment.left < other.left ? [segment, other] : [other, segment];
        const strip = { left: first.right, right: second.left };
        if (strip.right - strip.left < widthFor(row)) continue;
        const key = `${Math.round(strip.left / 6)} ${Math.round(strip.right / 6)}`;
        if (seeds.size < maxSeeds && !seeds.has(key)) seeds.set(key, { strip, row: index });
      }
    }
  }
  return [...seeds.values()];
}

function widthFor(row: Row): number {
  return Math.max(minWidth, minWidthEms * row.size);
}

/** Follows a strip up and down as far as no text crosses it, narrowing it on the way. */
function grow(rows: readonly Row[], seed: Strip, start: number): Gutter {
  let strip = seed;
  let from = start;
  let to = start - 1;
  for (let index = start; index < rows.length; index += 1) {
    const narrowed = narrow(strip, rows[index]);
    if (narrowed === undefined) break;
    strip = narrowed;
    to = index;
  }
  for (let index = start - 1; index >= 0 && to >= start; index -= 1) {
    const narrowed = narrow(strip, rows[index]);
    if (narrowed === undefined) break;
    strip = narrowed;
    from = index;
  }
  return { from, to, at: (strip.left + strip.right) / 2, rows: rows.slice(from, to + 1) };
}

function narrow(strip: Strip, row: Row | undefined): Strip | undefined {
  if (row === undefined || row.ruled) return undefined;
  const middle = (strip.left + strip.right) / 2;
  let { left, right } = strip;
  for (const segment of row.segments) {
    const onLeft = (segment.left + segment.right) / 2 < middle;
    if (onLeft) left = Math.max(left, segment.right);
    else right = Math.min(right, segment.left);
  }
  return right - left >= widthFor(row) ? { left, right } : undefined;
}

/**
 * A run cut where a section begins on both sides at once: at a line drawn across the gutter, and before a
 * heading that stands alone on the left.
 */
function cutAtHeadings(run: Gutter, rules: readonly Rule[]): Gutter[] {
  const cuts = new Set<number>();
  for (let index = 1; index < run.rows.length; index += 1) {
    const above = run.rows[index - 1];
    const row = run.rows[index];
    if (above === undefined || row === undefined) continue;
    const ruled = rules.some(
      (rule) =>
        rule.left < run.at - 5 &&
        rule.right > run.at + 5 &&
        rule.bottom - rule.top < 3 &&
        rule.top > above.y - above.size * 0.2 &&
        rule.top < row.y - row.size * 0.4,
    );
    if (ruled || isHeadingAlone(row, above, run.at)) cuts.add(index);
  }
  if (cuts.size === 0) return [];
  const starts = [0, ...cuts];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? run.rows.length;
    const rows = run.rows.slice(start, end);
    return { from: run.from + start, to: run.from + end - 1, at: run.at, rows };
  });
}

function isHeadingAlone(row: Row, above: Row, at: number): boolean {
  const [only] = row.segments;
  if (only === undefined || row.segments.length > 1 || only.right > at || only.bullet) return false;
  const short = only.text.split(" ", 5).length <= 4 && !/[.,;:]$/.test(only.text);
  const apart = row.y - above.y > Math.max(row.size, above.size) * 1.9;
  const marked = only.bold || only.size > above.size * 1.08 || /^[\p{Lu}\s&/]+$/u.test(only.text);
  return short && apart && marked;
}

/** Without the rows at the top that have text on one side only: they stand over the columns. */
function trimTop(run: Gutter): Gutter | undefined {
  const sides = (segments: readonly Segment[]): string =>
    [...new Set(segments.map((segment) => (segment.right <= run.at ? "l" : "r")))].sort().join("");
  const kinds = run.rows.map((row) => sides(row.segments));
  if (!kinds.some((kind) => kind.includes("l")) || !kinds.some((kind) => kind.includes("r")))
    return undefined;
  let skip = 0;
  while (skip < kinds.length && !startsColumns(kinds, run.rows, skip)) skip += 1;
  const rows = run.rows.slice(skip);
  return rows.length > 1 ? { ...run, from: run.from + skip, rows } : undefined;
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
