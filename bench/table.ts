import type { MemoryRow } from "./in-child.ts";
import { quantile, type Row } from "./measure.ts";

/** The rows as lines of text: time, what it is compared with, ratio with its spread, and the goal. */
export function timeTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.subject.toFixed(1),
    row.best.toFixed(1),
    row.reference.toFixed(1),
    row.ratio.toFixed(2),
    `${row.spread[0].toFixed(2)}–${row.spread[1].toFixed(2)}`,
    goalOf(row),
    row.against,
  ]);
  return aligned([
    ["", "ms", "best ms", "reference ms", "ratio", "quartiles", "goal", "against"],
    ...lines,
  ]);
}

export function memoryTable(rows: readonly MemoryRow[]): string {
  const lines = rows.map(({ name, megabytes, goal }) => [
    name,
    megabytes.toFixed(0),
    goal === null ? "" : verdict(`< ${goal}`, megabytes < goal),
  ]);
  return aligned([["", "MB", "goal"], ...lines]);
}

/** Rows that are compared with the same thing and have a goal for it: median, and how many reach it. */
export function summary(rows: readonly Row[]): string {
  const counted = rows.filter((row) => row.goal.ratio !== undefined);
  if (counted.length === 0) return "";
  const reached = counted.filter((row) => row.ratio <= (row.goal.ratio ?? 0)).length;
  const ratios = counted.map((row) => row.ratio);
  const worst = quantile(ratios, 1).toFixed(2);
  return `PDF: median ratio ${quantile(ratios, 0.5).toFixed(2)}, worst ${worst}, ${reached} of ${counted.length} reach the goal`;
}

function goalOf({ goal, ratio, best }: Row): string {
  if (goal.ratio !== undefined) return verdict(`≤ ${goal.ratio} ×`, ratio <= goal.ratio);
  if (goal.milliseconds !== undefined) {
    return verdict(`< ${goal.milliseconds} ms`, best < goal.milliseconds);
  }
  return "";
}

function verdict(goal: string, reached: boolean): string {
  return `${goal} ${reached ? "yes" : "NO"}`;
}

function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}
