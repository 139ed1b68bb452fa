import { foldSpace } from "../text/fold-space.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { monthNames } from "./words/month-names.ts";

/** What stands where a CV gives no name. */
const noName = "[Your name]";
const titles = /^(Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev)\.?\s+(.+)$/u;

/** "21 November 2026" for an ISO 8601 date. */
export function longDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.slice(0, 10).split("-");
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ""} ${year}`;
}

/** The greeting (without its comma) and the close that goes with it in the United Kingdom. */
export function greetingFor(contactName: string | null): { greeting: string; close: string } {
  const name = contactName === null ? "" : foldSpace(contactName);
  if (name === "" || name.length > 50 || looksLikeJobTitle(name) || /[^\p{L}\s.'’-]/u.test(name)) {
    return { greeting: "Dear Hiring Manager", close: "Yours faithfully" };
  }
  const titled = titles.exec(name);
  const surname = titled?.[2]?.split(" ").at(-1) ?? "";
  const called = titled ? `${titled[1]} ${surname}` : name;
  return { greeting: `Dear ${called}`, close: "Yours sincerely" };
}

/** The person's name as a signature; what stands in a job title was taken for a name. */
export function personName(fullName: string | null, jobTitles: readonly string[] = []): string {
  const name = fullName === null ? "" : foldSpace(fullName);
  const isTitle = (title: string) => title.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (jobTitles.some((title) => isTitle(title.replace(/[^\p{L}]+/gu, " ")))) return noName;
  if (name === "" || name.length > 60 || /[^\p{L}\p{M}\s.'’,()-]/u.test(name)) return noName;
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
