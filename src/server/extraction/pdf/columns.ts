import { areColumns, isUniformTable } from "./column-test.ts";
import { findGutters, type Gutter } from "./gutters.ts";
import type { Rule } from "./page-content.ts";
import type { Row, Segment } from "./segments.ts";

/** Lines that belong together, in reading order, with the column they stand in. */
export type Block = { rows: Row[]; column: number; table: boolean };
export type PageBlocks = { blocks: Block[]; columns: number; tables: number };

const maxDivisions = 12;

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
  const gutter =
    depth < maxDivisions ? findGutters(rows, rules).find((found) => holds(found)) : undefined;
  if (gutter === undefined) return leaf(rows, column);
  const { from, to, at } = gutter;
  const inside = rows.slice(from, to + 1);
  const above = divide(rows.slice(0, from), rules, column, depth + 1);
  const left = divide(
    sideOf(inside, (segment) => segment.right <= at),
    rules,
    column,
    depth + 1,
  );
  const next = column + Math.max(1, left.columns);
  const right = divide(
    sideOf(inside, (segment) => segment.right > at),
    rules,
    next,
    depth + 1,
  );
  const below = divide(rows.slice(to + 1), rules, column, depth + 1);
  const parts = [above, left, right, below];
  return {
    blocks: parts.flatMap((part) => part.blocks),
    columns: Math.max(above.columns, left.columns + right.columns, below.columns),
    tables: parts.reduce((sum, part) => sum + part.tables, 0),
  };
}

function holds({ rows, at }: Gutter): boolean {
  return areColumns(
    sideOf(rows, (segment) => segment.right <= at),
    sideOf(rows, (segment) => segment.right > at),
  );
}

function leaf(rows: readonly Row[], column: number): PageBlocks {
  const table = isUniformTable(rows);
  return { blocks: [{ rows: [...rows], column, table }], columns: 1, tables: table ? 1 : 0 };
}

function sideOf(rows: readonly Row[], belongs: (segment: Segment) => boolean): Row[] {
  return rows
    .map((row) => ({ ...row, segments: row.segments.filter(belongs) }))
    .filter((row) => row.segments.length > 0);
}
