import type { Box } from "./matrix.ts";
import type { Rule } from "./page-content.ts";

const near = 4;
const minRows = 3;
const minColumns = 2;
const maxRulesLooked = 800;

/** `columns` and `rows`: where its lines run, from left to right and from top to bottom. */
export type RuledTable = Box & { columns: number[]; rows: number[] };

/** The areas of tables drawn with lines: at least three rows and two columns of cells. */
export function findRuledTables(rules: readonly Rule[]): RuledTable[] {
  const looked = rules.slice(0, maxRulesLooked);
  const across = looked.filter((rule) => rule.right - rule.left > rule.bottom - rule.top);
  const upright = looked.filter((rule) => rule.right - rule.left <= rule.bottom - rule.top);
  const tables: RuledTable[] = [];
  for (const group of clusters(upright, across)) {
    const columns = distinct(group.upright.map((rule) => rule.left));
    const rows = distinct(group.across.map((rule) => rule.top));
    if (columns.length <= minColumns || rows.length <= minRows) continue;
    tables.push({
      left: Math.min(...columns),
      right: Math.max(...columns),
      top: Math.min(...rows),
      bottom: Math.max(...rows),
      columns,
      rows,
    });
  }
  return tables;
}

type Group = { upright: Rule[]; across: Rule[] };

/** Lines that touch one another, directly or through others. */
function clusters(upright: readonly Rule[], across: readonly Rule[]): Group[] {
  const lines = [...upright, ...across];
  const parents = lines.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== undefined && parents[at] !== at) at = parents[at] ?? at;
    return at;
  };
  for (const [first, one] of upright.entries()) {
    for (const [offset, other] of across.entries()) {
      if (touch(one, other)) parents[root(first)] = root(upright.length + offset);
    }
  }
  const groups = new Map<number, Group>();
  for (const [index, line] of lines.entries()) {
    const group = groups.get(root(index)) ?? { upright: [], across: [] };
    groups.set(root(index), group);
    (index < upright.length ? group.upright : group.across).push(line);
  }
  return [...groups.values()];
}

function touch(one: Rule, other: Rule): boolean {
  return (
    one.left <= other.right + near &&
    one.right >= other.left - near &&
    one.top <= other.bottom + near &&
    one.bottom >= other.top - near
  );
}

function distinct(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    if (value - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) > near) kept.push(value);
  }
  return kept;
}
