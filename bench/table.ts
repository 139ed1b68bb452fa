import type { MemoryRow } from "./in-child.ts";
import { quantile, type Row } from "./measure.ts";
import type { PageRow } from "./page-rows.ts";
import type { ThroughputRow } from "./throughput-rows.ts";

/** What counts as good for a page on a telephone: milliseconds, milliseconds, and a layout shift without a unit. */
const pageGoals = { largestPaint: 2500, blocking: 200, layoutShift: 0.1 };

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

export function throughputTable(rows: readonly ThroughputRow[]): string {
  const lines = rows.map(({ name, perSecond, median, p95, ratio }) => [
    name,
    perSecond.toFixed(1),
    median.toFixed(0),
    p95.toFixed(0),
    ratio.toFixed(2),
  ]);
  return aligned([["", "per second", "median ms", "p95 ms", "against one thread"], ...lines]);
}

export function pageTable(rows: readonly PageRow[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.largestPaint.toFixed(0),
    row.reference.toFixed(0),
    row.ratio.toFixed(2),
    verdict(
      `${row.bestPaint.toFixed(0)} < ${pageGoals.largestPaint} ms`,
      row.bestPaint < pageGoals.largestPaint,
    ),
    row.blocking.toFixed(0),
    verdict(
      `${row.bestBlocking.toFixed(0)} < ${pageGoals.blocking} ms`,
      row.bestBlocking < pageGoals.blocking,
    ),
    verdict(
      `${row.layoutShift.toFixed(3)} < ${pageGoals.layoutShift}`,
      row.layoutShift < pageGoals.layoutShift,
    ),
  ]);
  const head = ["largest paint ms", "plain page ms", "ratio", "best", "blocked ms", "best"];
  return aligned([["", ...head, "worst layout shift"], ...lines]);
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
