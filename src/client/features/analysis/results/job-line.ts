import type { Report } from "../report.ts";

/** A term that another says too is not said twice: "full time" beside "permanent, full time". */
function unrepeated(terms: readonly (string | null | undefined)[]): string[] {
  const given = [...new Set(terms.flatMap((term) => term || []))];
  return given.filter(
    (term, at) => !given.some((other, place) => place !== at && other.includes(term)),
  );
}

/** "Digital Marketing Manager, Larkhill Museums Trust · £31,000 a year", as far as the ad says; else null. */
export function jobLine({ job }: Report): string | null {
  const parts = [job.title, job.company].filter((part) => part !== null && part !== "");
  const terms = [job.salary, job.hours, job.contract];
  return parts.length === 0 ? null : [parts.join(", "), ...unrepeated(terms)].join(" · ");
}
