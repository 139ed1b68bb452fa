import { areColumns, isUniformTable, tearsDates } from "./column-test.ts";
import { findGutters } from "./find-gutters.ts";
import type { Gutter } from "./gutter.ts";
import type { Rule } from "./page-content.ts";
import { joinLevelRows, type Row, type Segment } from "./segments.ts";

/** Lines that belong together, in reading order, with the column they stand in. */
export type Block = { rows: Row[]; column: number; table: boolean };
export type PageBlocks = { blocks: Block[]; columns: number; tables: number };

const maxDivisions = 12;
/** Shorter stretches side by side are entries, not columns of the page. */
const countedRows = 5;

/**
 * Reading order of a page: where a gutter runs between two columns, what stands above is read first, then
 * the left column, then the right one, then what stands below; each part is divided further in the same way.
 * Dates pushed to the right margin and the rows of tables are no columns and stay with their lines.
 */
export function orderPage(rows: readonly Row[], rules: readonly Rule[]): PageBlocks {
  return divide(rows, rules, 0, 0);
}

function divide(
  rows: readonly Row[],
  rules: readonly Rule[],
  column: number,
  depth: number,
): PageBlocks {
  if (rows.length === 0) return { blocks: [], columns: 0, tables: 0 };
  const gutter = depth < maxDivisions ? bestGutter(rows, rules) : undefined;
  if (gutter === undefined) return leaf(rows, column);
  const { from, to, at } = gutter;
  const inside = rows.slice(from, to + 1);
  const above = divide(rows.slice(0, from), rules, column, depth + 1);
  const leftRows = sideOf(inside, (segment) => segment.right <= at);
  const rightRows = sideOf(inside, (segment) => segment.right > at);
  const left = divide(leftRows, rules, column, depth + 1);
  const next = column + Math.max(1, left.columns);
  const right = divide(rightRows, rules, next, depth + 1);
  const below = divide(rows.slice(to + 1), rules, column, depth + 1);
  const sides = readsRightFirst(leftRows, rightRows) ? [right, left] : [left, right];
  const parts = [above, ...sides, below];
  const long = Math.min(leftRows.length, rightRows.length) >= countedRows;
  const beside = long ? left.columns + right.columns : Math.max(left.columns, right.columns);
  return {
    blocks: parts.flatMap((part) => part.blocks),
    columns: Math.max(above.columns, beside, below.columns),
    tables: parts.reduce((sum, part) => sum + part.tables, 0),
  };
}

/** The first gutter between columns; one that would tear dates from their lines only where there is no other. */
function bestGutter(rows: readonly Row[], rules: readonly Rule[]): Gutter | undefined {
  let torn: Gutter | undefined;
  for (const gutter of findGutters(rows, rules)) {
    if (!holds(gutter)) continue;
    if (!tearsDates(gutter)) return gutter;
    torn ??= gutter;
  }
  return torn;
}

/** The right column begins above the left one with the page's largest text: the name, most likely. */
function readsRightFirst(left: readonly Row[], right: readonly Row[]): boolean {
  const [firstLeft] = left;
  const [firstRight] = right;
  if (firstLeft === undefined || firstRight === undefined) return false;
  const early = right.filter((row) => row.y < firstLeft.y - firstLeft.size);
  if (early.length < 2) return false;
  const largest = (rows: readonly Row[]): number => Math.max(...rows.map((row) => row.size));
  return largest(early) > largest(left) * 1.1;
}

function holds({ rows, at }: Gutter): boolean {
  return areColumns(
    sideOf(rows, (segment) => segment.right <= at),
    sideOf(rows, (segment) => segment.right > at),
  );
}

function leaf(printed: readonly Row[], column: number): PageBlocks {
  const rows = joinLevelRows(printed);
  const table = isUniformTable(rows);
  return { blocks: [{ rows, column, table }], columns: 1, tables: table ? 1 : 0 };
}

function sideOf(rows: readonly Row[], belongs: (segment: Segment) => boolean): Row[] {
  const side = rows
    .map((row) => ({ ...row, segments: row.segments.filter(belongs) }))
    .filter((row) => row.segments.length > 0);
  return joinLevelRows(side);
}
