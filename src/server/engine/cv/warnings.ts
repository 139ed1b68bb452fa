import { monthCount } from "../vocabulary/dates.ts";
import type { CvRecord } from "./cv-record.ts";

function nameOf(role: CvRecord["roles"][number]): string {
  if (role.title !== null && role.company !== null) return `${role.title} at ${role.company}`;
  return role.title ?? role.company ?? "one role";
}

/** What could not be read or does not hold together, in plain sentences for the person. */
export function cvWarnings(record: CvRecord, referenceDate: string): string[] {
  if (record.lines.length === 0) return [];
  const warnings: string[] = [];
  const [year, month] = [referenceDate.slice(0, 4), referenceDate.slice(5, 7)].map(Number);
  const today = monthCount({ year: year ?? 0, month: month ?? 0 }, 1);
  if (record.contact.fullName === null) warnings.push("No name was found at the top of the CV.");
  if (record.contact.email === null) warnings.push("No e-mail address was found.");
  if (record.contact.phone === null) warnings.push("No phone number was found.");
  if (!record.sections.some((section) => section.heading !== "")) {
    warnings.push("No section headings were recognised.");
  }
  const jobs = record.roles.filter((role) => role.section === "experience");
  if (jobs.length === 0) warnings.push("No jobs were found.");
  for (const role of jobs) {
    if (role.start === null && role.end === null)
      warnings.push(`No dates were found for ${nameOf(role)}.`);
    if (role.title === null) warnings.push(`No job title was found for ${nameOf(role)}.`);
    if (role.start !== null && monthCount(role.start, 1) > today) {
      warnings.push(`The start date of ${nameOf(role)} is in the future.`);
    }
  }
  return warnings;
}
