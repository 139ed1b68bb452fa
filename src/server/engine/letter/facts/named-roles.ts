import type { CvRecord, CvRole, PartialDate } from "../../cv/cv-record.ts";
import { findMentions } from "../../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { titleInText } from "../ad-phrases.ts";
import { monthNames } from "../words/month-names.ts";
import type { LetterSource } from "./letter-source.ts";
import { behindTitle, namedEmployer, organisation } from "./named-employer.ts";
import { isProject } from "./role-lines.ts";

/** A role as it can be named in a sentence. */
export type NamedRole = {
  at: number;
  title: string | null;
  employer: string | null;
  current: boolean;
  /** "March 2021" or "2021"; null where the CV gives no start. */
  since: string | null;
  /** The same of its end; null where it goes on or the CV gives none. */
  until: string | null;
  /** Months since the year 0, for what came before what; null where the CV gives no start. */
  start: number | null;
  work: boolean;
  source: LetterSource;
};

function dateInText(date: PartialDate | null): string | null {
  if (!date) return null;
  const month = date.month === null ? undefined : monthNames[date.month - 1];
  return month ? `${month} ${date.year}` : String(date.year);
}

/** A department ("Member and Provider Services"), unless somebody of it is named. */
const department =
  /^(?!.*\b(?:manag\p{L}+r|head|director|lead(?:er)?|officer|assistant|associate|advis[eo]r|co-?ordinator|executive|clerk|rep\p{L}*|agent|supervisor|specialist|president|VP|chief|consultant|analyst|administrator|technician)\b).*\b(?:services|relations|operations|sales)$/iu;

/** "Manufacturing Engineer Project Engineer": two titles run together. */
function firstOfTwo(title: string): string {
  const all = title.split(" ");
  const at = all.findIndex(
    (word, index) => index > 0 && index < all.length - 2 && word === all.at(-1),
  );
  return at < 0 ? title : all.slice(0, at + 1).join(" ");
}

/** "Nurse, later Ward Manager": the post that somebody rose to. */
const rose = /^.+?,? (?:then|later|latterly|promoted to|rising to|now) (?=\p{Lu})/u;

/** "SQL Developer" is a tool, and whoever bears the title. */
const whoDoes = /\b(?:Developer|Engineer|Administrator|Analyst|Designer|Architect)$/u;

/** What names a person at work: "a Sales" is no title. */
function namedTitle(given: string | null): string | null {
  const title = given?.replace(rose, "") ?? null;
  // "Project Engineer/Engineering Manager/Production Director": one of them is enough.
  const [first = "", ...others] = (title ?? "").split(/\s?\/\s?/u);
  const whole = titleInText(others.length > 1 && looksLikeJobTitle(first) ? first : title);
  // "Chief Clinical Information Officer and Consultant in Acute Medicine": too long, but for its first half.
  const text = whole ?? titleInText(title?.split(/\s(?:and|&)\s/u)[0]);
  if (text === null || !looksLikeJobTitle(text) || department.test(text)) return null;
  // "Windows Server", "Backup with Exec": what is worked with.
  const isTool = findMentions(text).some(
    ({ skill, start, end }) =>
      skill.kind === "tool" && start === 0 && end === text.length && !whoDoes.test(text),
  );
  return isTool ||
    / (?:with|then) | of the (?:branch|year|month|team|region)$|^mentor to |\b(?:experience|placements?(?: \d)?|internships?(?: \d)?|staff|crew|team|work|jobs?|rounds?|apprenticeship|traineeship)$/iu.test(
      text,
    )
    ? null
    : firstOfTwo(text);
}

/** An employer with the title still in front of it ("Engineer, Trent Ltd") is taken apart. */
function titleAndEmployer(
  { title, company: written, location }: CvRole,
  heading: string,
): Pick<NamedRole, "title" | "employer"> {
  const place = location === null ? "" : `, ${location}`;
  const company =
    place !== "" && written?.endsWith(place) ? written.slice(0, -place.length) : written;
  if (company === null && title !== null) {
    return { title: namedTitle(title), employer: namedEmployer(behindTitle(heading, title)) };
  }
  const [first = "", ...rest] = (company ?? "").split(", ");
  if (rest.length > 0 && looksLikeJobTitle(first) && !organisation.test(first)) {
    return { title: namedTitle(title ?? first), employer: namedEmployer(rest[0]) };
  }
  return { title: namedTitle(title), employer: namedEmployer(company) };
}

/** Present roles first, then the later before the earlier; where not all are dated, as the CV orders them. */
function inOrder(roles: readonly NamedRole[]): NamedRole[] {
  const isDated = roles.every(({ start }) => start !== null);
  return [...roles].sort(
    (one, other) =>
      Number(other.current) - Number(one.current) ||
      (isDated ? (other.start ?? 0) - (one.start ?? 0) : 0) ||
      one.at - other.at,
  );
}

/** The roles that can be named, the latest first. */
export function namedRoles(cv: CvRecord, deaf: ReadonlySet<number>): NamedRole[] {
  const roles = cv.roles.flatMap((role: CvRole, at): NamedRole[] => {
    if (deaf.has(role.line) || isProject(role)) return [];
    const quote = cv.lines[role.line]?.text ?? "";
    const isLater = laterGoesOn.test(quote);
    return [
      {
        at,
        ...titleAndEmployer(role, quote),
        current: role.end === "present" || isLater,
        // Since when the later of two posts was held, the CV does not say.
        since: isLater || rose.test(role.title ?? "") ? null : dateInText(role.start),
        until: typeof role.end === "object" && !isLater ? dateInText(role.end) : null,
        start: role.start ? role.start.year * 12 + (role.start.month ?? 7) : null,
        work: role.section === "experience",
        source: { from: "cv", quote },
      },
    ];
  });
  return inOrder(roles);
}

/** "May 2022 till now; junior sous Oct 2020 to May 2022": the later of two posts in one line goes on. */
const laterGoesOn =
  /^[^;]*\b(?:19|20)\d{2}\s?(?:-|–|—|to|until|till)\s?(?:present|now|date|today)\s*;/iu;

const goesOn =
  /\b(?:19|20)\d{2}\s?(?:-|–|—|to|until|till)\s?(?:present|now|date|today|current|ongoing)\b|\b(?:since|from) (?:\p{L}+ )?(?:19|20)\d{2}\s*$/iu;

/** Whether a line of the CV dates something till now that was read as no role: the last role read may not be the last. */
export function hidesPresentRole(cv: CvRecord): boolean {
  const known = new Set(
    cv.roles.flatMap(({ line, bullets }) => [line - 1, line, line + 1, line + 2, ...bullets]),
  );
  return cv.lines.some(
    ({ index, section, text }) =>
      !known.has(index) &&
      /^(?:experience|contact|summary|other)$/u.test(cv.sections[section]?.kind ?? "") &&
      goesOn.test(text),
  );
}
