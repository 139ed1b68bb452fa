import { type Gutter, hasBothSides, type Strip, shortRun, weight } from "./gutter.ts";
import { cutRun, headingCuts, pairCuts, ruleCuts } from "./gutter-cuts.ts";
import { lastShared, trimEnd, trimTop } from "./gutter-ends.ts";
import type { Rule } from "./page-content.ts";
import type { Row } from "./segments.ts";

const maxSeeds = 150;
const nearbyRows = 3;
/** Points, and ems: gutters are at least this wide. */
const minWidth = 7;
const wideEms = 1.4;
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

/** A narrow strip is a gutter only where it goes on for long; else it is a wide space in a line. */
function isWide(gutter: Gutter): boolean {
  const { strip, rows } = gutter;
  const size = Math.min(...rows.map((row) => row.size));
  return strip.right - strip.left > size * wideEms || weight(gutter) >= longRun * 1000;
}
