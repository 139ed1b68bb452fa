import type { Report } from "../report.ts";

/** "Digital Marketing Manager, Larkhill Museums Trust", as far as the ad says; else null. */
export function jobLine({ job }: Report): string | null {
  const parts = [job.title, job.company].filter((part) => part !== null && part !== "");
  return parts.length === 0 ? null : parts.join(", ");
}
