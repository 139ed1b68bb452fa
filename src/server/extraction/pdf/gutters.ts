import type { Rule } from "./page-content.ts";
import type { Row, Segment } from "./segments.ts";

/** A strip without text between two sides of a run of rows. `from` and `to` are row indexes, both included. */
export type Gutter = { from: number; to: number; at: number; strip: Strip; rows: Row[] };

type Strip = { left: number; right: number };

const maxSeeds = 150;
const nearbyRows = 3;
/** Points, and ems: gutters are at least this wide. */
const minWidth = 7;
/** Rows on each side below which side-by-side text is a few entries rather than columns of the page. */
const shortRun = 10;
const longTail = 8;
const wideEms = 1.4;
/** Ems; a wider space is none inside a line. */
const lineSpaceEms = 3;
const longRun = 8;
const minWidthEms = 0.7;

/**
 * Gutters of a region, the one with most rows on both sides first. A run that a drawn line crosses counts
 * only in the parts between such lines.
 */
export function findGutters(rows: readonly Row[], rules: readonly Rule[]): Gutter[] {
  const found = new Map<string, Gutter>();
  const add = (gutter: Gutter): void => {
    const key = `${gutter.from} ${gutter.to} ${signature(gutter)}`;
    if (!found.has(key) && hasBothSides(gutter) && isWide(gutter)) found.set(key, gutter);
  };
  for (const { strip, row } of seedStrips(rows)) {
    const run = grow(rows, strip, row);
    const ruled = ruleCuts(run, rules);
    const headed = headingCuts(run);
    const short = weight(run) < shortRun * 1000;
    const entries = short && headed.some((cut) => cut <= lastShared(run));
    if (ruled.length === 0 && !entries) add(trimEnd(run, run.to < rows.length - 1));
    const cuts = [...ruled, ...headed];
    const paired = pairCuts(run);
    const all = paired.length > 0 ? [cuts, [...cuts, ...paired]] : [cuts];
    for (const part of all.flatMap((some) => cutRun(run, [...new Set(some)])))
      add(trimEnd(trimTop(part), false));
  }
  return [...found.values()].sort((a, b) => weight(b) - weight(a)).slice(0, 40);
}

function signature({ rows, at }: Gutter): number {
  return rows.flatMap((row) => row.segments).filter((segment) => segment.right <= at).length;
}

/**
 * Rows with text on both sides count, save those with only a space of their own line between; of equals the
 * one that more rows share wins, then the wider one.
 */
function weight({ rows, at, strip }: Gutter): number {
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
  const at = (strip.left + strip.right) / 2;
  return { from, to, at, strip, rows: rows.slice(from, to + 1) };
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

/** Rows before which a section begins on both sides at once, for a line is drawn across the gutter. */
function ruleCuts(run: Gutter, rules: readonly Rule[]): number[] {
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
function headingCuts(run: Gutter): number[] {
  const cuts: number[] = [];
  for (let index = 1; index < run.rows.length; index += 1) {
    const above = run.rows[index - 1];
    const row = run.rows[index];
    if (above !== undefined && row !== undefined && isHeadingAlone(row, above, run.at))
      cuts.push(index);
  }
  return cuts;
}

/** Rows that look like a heading on either side, larger than what stands above: two short columns begin below a single one. */
function pairCuts({ rows, at }: Gutter): number[] {
  return rows.flatMap((row, index) => {
    const [left, right, more] = row.segments;
    const above = rows[index - 1];
    if (!above || !left || !right || more || left.right > at || right.left < at) return [];
    const larger = Math.min(left.size, right.size) > above.size * 1.08;
    return larger && row.y - above.y > row.size * 1.9 ? [index] : [];
  });
}

function cutRun(run: Gutter, cuts: readonly number[]): Gutter[] {
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

/** A narrow strip is a gutter only where it goes on for long; else it is a wide space in a line. */
function isWide(gutter: Gutter): boolean {
  const { strip, rows } = gutter;
  const size = Math.min(...rows.map((row) => row.size));
  return strip.right - strip.left > size * wideEms || weight(gutter) >= longRun * 1000;
}

function hasBothSides({ rows, at }: Gutter): boolean {
  const segments = rows.flatMap((row) => row.segments);
  return (
    segments.some((segment) => segment.right <= at) &&
    segments.some((segment) => segment.right > at)
  );
}

/** Without the rows at the top that have text on one side only: they stand over the columns. */
function trimTop(run: Gutter): Gutter {
  const sides = (segments: readonly Segment[]): string =>
    [...new Set(segments.map((segment) => (segment.right <= run.at ? "l" : "r")))].sort().join("");
  const kinds = run.rows.map((row) => sides(row.segments));
  let skip = 0;
  while (skip < kinds.length && !startsColumns(kinds, run.rows, skip)) skip += 1;
  return { ...run, from: run.from + skip, rows: run.rows.slice(skip) };
}

/** The last row that has text on both sides, or follows closely on one that has text on the other side. */
function lastShared(run: Gutter): number {
  return run.rows.findLastIndex((row, index) => {
    const close = run.rows
      .slice(Math.max(0, index - 2), index)
      .filter((other) => row.y - other.y < row.size * 1.1);
    const segments = [row, ...close].flatMap((other) => other.segments);
    return (
      segments.some((segment) => segment.right <= run.at) &&
      segments.some((segment) => segment.right > run.at)
    );
  });
}

/**
 * Beside a short stretch of columns, or where later text crosses the gutter, without the rows at the end
 * that stand apart on one side only: the heading of what follows, and more of it.
 */
function trimEnd(run: Gutter, crossedBelow: boolean): Gutter {
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
