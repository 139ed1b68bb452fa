import type { CvRecord, CvRole, PartialDate } from "../../cv/cv-record.ts";
import { findMentions } from "../../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { nameInText, titleInText, withTheArticle } from "../ad-phrases.ts";
import { monthNames } from "../words/month-names.ts";
import type { LetterSource } from "./letter-source.ts";

/** A role as it can be named in a sentence. */
export type NamedRole = {
  at: number;
  title: string | null;
  employer: string | null;
  current: boolean;
  /** "March 2021" or "2021"; null where the CV gives no start. */
  since: string | null;
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
    / (?:with|then) |\b(?:experience|placements?|internships?|staff|crew|team|work|jobs?)$/iu.test(
      text,
    )
    ? null
    : firstOfTwo(text);
}

const organisation =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|group|company|school|primary|infants|juniors|nursery|academy|college|university|hospital|trust|council|agency|services|solutions|partners|associates|bank|hotel|restaurant|centre|home|surgery|practice|contractors|builders|haulage|engineers|consultants|caterers|cleaners|couriers|surveyors|architects|accountants|solicitors|opticians|butchers|bakers)\b/iu;

/** What employs, where a department of it ("General Surgery") is named before it. */
const employs =
  /\b(?:ltd|limited|plc|llp|inc|trust|council|university|college|school|academy|hospital|group)\b/iu;
/** No name of an employer: "at Home". */
const noEmployer =
  /^(?:previous|past|earlier|before|now|current|present|experience|employment|home|work|school|office|site|various(?: sites| employers| agencies| venues| clients)?|self|freelance|agency|private|family)$|\s(?:Room|Department|Dept|Team|Chain|Division|Desk)$/iu;

const whatTheyAre =
  /^(?:(?:Chartered|Consulting|Independent|Family|Commercial|Residential|Estate|Letting|Building|Civil|Structural|Registered|General|Electrical|Mechanical) ){0,3}(?:Surveyors|Accountants|Solicitors|Architects|Engineers|Consultants|Contractors|Builders|Caterers|Agents|Opticians|Butchers|Bakers|Printers|Auctioneers|Valuers|Planners)$/iu;

/** "Female PICU, North Leeds Trust", "North Leeds Trust, Otley": the part that is an organisation, where one is. */
function organisationIn(name: string): string {
  const parts = name
    .replace(/\s\([^()]*\)/gu, "")
    .split(", ")
    // "The Riverside Tap, managed pub".
    .filter((part, at) => at === 0 || !/^\p{Ll}/u.test(part))
    .filter(
      (part, _at, all) => all.length === 1 || !/^(?:Years?|Key Stages?|Band|Grade) \d/u.test(part),
    );
  // "Birk & Stone, Chartered Surveyors, Preston": what they are is not what they are called.
  const named = parts.filter((part, at) => at === 0 || !whatTheyAre.test(part));
  for (const kind of [organisation, employs]) {
    const [only, another] = named.filter((part) => kind.test(part));
    if (parts.length > 1 && only !== undefined && another === undefined) return only;
  }
  if (named.length < parts.length) return named[0] ?? name;
  // "Larch Product Design, Cambridge": a place, behind a name that stands alone.
  const [first = "", place = ""] = parts;
  const isPlace = /^\p{Lu}\p{Ll}+(?:[ -]\p{L}+){0,2}$/u.test(place) && first.includes(" ");
  // "Tread & Trail, Kelsall, Saturdays and holidays".
  const isName = parts.length > 2 && /\s/u.test(first);
  return parts.length < 2 || isName || (parts.length === 2 && isPlace) ? first : parts.join(", ");
}

/** A title that was read as an employer ("English & Writing Teacher") names nobody to work for. */
function namedEmployer(name: string | null | undefined): string | null {
  // "Aire Digital (consultancy, public sector clients)" tells what it is besides.
  const plain = name?.replace(/\s\([^()]*[,\s][^()]*\)$/u, "");
  const text = nameInText(plain === undefined ? plain : organisationIn(plain));
  if (text === null) return null;
  // "Bank shifts", "South London wards": no employer.
  const last = text.split(" ").at(-1) ?? "";
  // "EXAMINING": a heading.
  if (/^\p{Lu}{4,}(?:ING|ENT|ION|ENCE)$/u.test(text)) return null;
  if (
    noEmployer.test(text) ||
    /^(?:wards?|shifts?|rotas?|rotation|scheme|placements?|assignments?)$/u.test(last)
  )
    return null;
  const isTitle = looksLikeJobTitle(text) && !organisation.test(text);
  if (isTitle || (looksLikeJobTitle(last) && !organisation.test(last))) return null;
  return withTheArticle(text);
}

/** "Senior Nurse, Larch House (eight beds), Ilford" where no employer was read: what stands behind the title. */
function behindTitle(heading: string, title: string): string | null {
  const [first, second = ""] = heading.replace(/\s\([^()]*\)/gu, "").split(", ");
  const isPlace =
    organisation.test(second) || /\s(?:House|Lodge|Grange|Manor|Court)$/u.test(second);
  return first === title && isPlace ? second : null;
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
    if (deaf.has(role.line)) return [];
    const quote = cv.lines[role.line]?.text ?? "";
    return [
      {
        at,
        ...titleAndEmployer(role, quote),
        current: role.end === "present",
        // Since when the later of two posts was held, the CV does not say.
        since: rose.test(role.title ?? "") ? null : dateInText(role.start),
        start: role.start ? role.start.year * 12 + (role.start.month ?? 7) : null,
        work: role.section === "experience",
        source: { from: "cv", quote },
      },
    ];
  });
  return inOrder(roles);
}

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
