import type { CvRole, PartialDate } from "../cv/cv-record.ts";

/** Months since year 0; `to` is exclusive. */
export type MonthSpan = { from: number; to: number };

/** A year without a month is taken at its middle, so that two of them are whole years apart. */
const middleOfYear = 6;

function monthOfDate(date: PartialDate): number {
  return date.year * 12 + (date.month === null ? middleOfYear : date.month - 1);
}

/** The month of a reference date (ISO 8601 date), as months since year 0. */
export function monthOf(referenceDate: string): number {
  return Number(referenceDate.slice(0, 4)) * 12 + Number(referenceDate.slice(5, 7)) - 1;
}

/** The months a role lasted, up to the reference date; null where the CV gives no start. */
export function roleSpan(role: CvRole, referenceDate: string): MonthSpan | null {
  if (role.start === null) return null;
  const now = monthOf(referenceDate) + 1;
  const from = monthOfDate(role.start);
  if (role.end === null) return { from, to: Math.min(now, from + 1) };
  if (role.end === "present") return from < now ? { from, to: now } : null;
  const end = monthOfDate(role.end) + (role.end.month === null ? 0 : 1);
  const sameYear = role.start.month === null && end === from ? from + middleOfYear : end;
  const to = Math.min(sameYear, now);
  return to > from ? { from, to } : null;
}

/** Months covered by any of the spans: what overlaps counts once. */
export function unionMonths(spans: readonly MonthSpan[]): number {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const span of sorted) {
    const from = Math.max(span.from, reached);
    if (span.to > from) total += span.to - from;
    reached = Math.max(reached, span.to);
  }
  return total;
}

/** Whole years below two are told in months. */
export function durationText(months: number): string {
  if (months < 1) return "no time";
  if (months < 24) return months === 1 ? "1 month" : `${months} months`;
  const rest = months % 12;
  const years = `${Math.floor(months / 12)} years`;
  return rest === 0 ? years : `${years} and ${rest === 1 ? "1 month" : `${rest} months`}`;
}
