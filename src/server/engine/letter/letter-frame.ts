import { skillNamed } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { withCapital } from "../text/with-capital.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** What stands where a CV gives no name. */
const noName = "[Your name]";
const titles = /^(Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev)\.?\s+(.+)$/u;

/** In English, whatever language the CV is in. */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "21 November 2026" for an ISO 8601 date. */
export function longDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.slice(0, 10).split("-");
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ""} ${year}`;
}

const noPerson =
  /(?:^|\s)(?:\p{Lu}{2,3}(?=\s\p{Lu}\p{Ll})|\p{L}+(?:ing|tion|ment)s?\b|Hours|Drivers|Team|Department|Resources|Office|Services?|Council|School|Hospital|Trust|Rules|Act)(?:\s|$)/u;
const longestName = 50;

/** The greeting (without its comma) and the close that goes with it in the United Kingdom. */
export function greetingFor(
  contactName: string | null,
  company: string | null = null,
): { greeting: string; close: string } {
  const name = foldSpace(contactName ?? "");
  const isPerson =
    name !== "" &&
    // "Eden Brown" may be an agency.
    !company?.toLowerCase().includes(name.toLowerCase()) &&
    !noPerson.test(name) &&
    name.length <= longestName &&
    !looksLikeJobTitle(name) &&
    // "Active Directory" is no one.
    skillNamed(name) === undefined &&
    !/[^\p{L}\s.'’-]/u.test(name);
  if (!isPerson) return { greeting: "Dear Hiring Manager", close: "Yours faithfully" };
  const titled = titles.exec(name);
  const called = titled ? `${titled[1]} ${titled[2]?.split(" ").at(-1)}` : name;
  return { greeting: `Dear ${called}`, close: "Yours sincerely" };
}

/** "JO FIELD MRCSLT": what a society lets its members write behind their names. */
const lettersBehind =
  /(?<=\s\S+)(?:,?\s(?:B[AS]c?|M[AS]c?|BEng|MEng|LLB|LLM|MBA|PhD|RGN|RMN|RN|M\p{Lu}{3,6}(?:[Dd]ip)?|F\p{Lu}{3,6})(?=[\s,]|$)|,?\s(?=\p{Lu}{3})[^\sAEIOUY\p{Ll}]{3,})+$/u;

/** The person's name as a signature; what stands in a job title was taken for a name. */
export function personName(fullName: string | null, jobTitles: readonly string[] = []): string {
  const name = foldSpace(fullName ?? "").replace(lettersBehind, "");
  const isTitle = (title: string) => title.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (jobTitles.some((title) => isTitle(title.replace(/[^\p{L}]+/gu, " ")))) return noName;
  if (name === "" || name.length > 60 || /[^\p{L}\p{M}\s.'’"“”,()-]/u.test(name)) return noName;
  // "CIARAN McALINDEN" is shouted but for its "Mc".
  const plain = name.replace(/\bMc(?=\p{Lu}{2})/gu, "MC");
  if (plain !== plain.toUpperCase() && plain !== plain.toLowerCase()) return name;
  return plain
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => withCapital(word))
    .replace(/\bMc(?=\p{Ll}{3})\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
