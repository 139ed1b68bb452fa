import type { Report } from "../report.ts";

/** A line breaks behind the dot, never before it. */
const separator = "\u00a0· ";

/** A term that another says too is not said twice: "full time" beside "permanent, full time". */
function unrepeated(terms: readonly (string | null | undefined)[]): string[] {
  const given = [...new Set(terms.flatMap((term) => term || []))];
  return given.filter(
    (term, at) => !given.some((other, place) => place !== at && other.includes(term)),
  );
}

/** "Digital Marketing Manager, Larkhill Museums Trust", as far as the ad says; else null. */
export function postLine({ job }: Report): string | null {
  return [job.title, job.company].flatMap((part) => part || []).join(", ") || null;
}

/** A term no longer than this stays on one line. */
const longestWhole = 24;

const whole = (term: string) =>
  term.length <= longestWhole ? term.replaceAll(" ", "\u00a0") : term;

/** The post and its terms: "Digital Marketing Manager, Larkhill Museums Trust · £31,000 a year". */
export function jobLine(report: Report): string | null {
  const post = postLine(report);
  const { salary, hours, contract } = report.job;
  return post === null
    ? null
    : [post, ...unrepeated([salary, hours, contract]).map(whole)].join(separator);
}
