import { skillNamed } from "../../lexicon/lexicon.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { nameInText, withTheArticle } from "../ad-phrases.ts";

/** Whom somebody worked for, as a sentence names them. */

export const organisation =
  /\b(?:ltd|limited|plc|llp|inc|gmbh|group|company|school|primary|infants|juniors|nursery|academy|college|university|hospital|trust|council|agency|services|solutions|partners|associates|bank|hotel|restaurant|centre|home|surgery|practice|contractors|builders|haulage|engineers|consultants|caterers|cleaners|couriers|surveyors|architects|accountants|solicitors|opticians|butchers|bakers)\b/iu;

/** What employs, where a department of it ("General Surgery") is named before it. */
const employs =
  /\b(?:ltd|limited|plc|llp|inc|trust|council|university|college|school|academy|hospital|group)\b/iu;
/** No name of an employer: "at Home". */
const noEmployer =
  /^(?:same|previous|past|earlier|before|now|current|present|experience|employment|home|work|school|office|site|various(?: sites| employers| agencies| venues| clients)?|self|freelance|agency|private|family|know-?how|ECT|NQT|RQT|HLTA|SENCO|HCA|GTP)$|\s(?:Room|Department|Dept|Team|Chain|Division|Desk)$/iu;

/** "STORES", before the name of the firm: where in it. */
const department =
  /^(?:stores|warehouse|kitchen|reception|workshop|yard|depot|admin|administration|accounts|finance|sales|purchasing|production|maintenance|security|catering|housekeeping|bar|theatres?|wards?|theatre|laboratory|lab|nursery|main site|head office)$/iu;

const whatTheyAre =
  /^(?:(?:Chartered|Consulting|Independent|Family|Commercial|Residential|Estate|Letting|Building|Civil|Structural|Registered|General|Electrical|Mechanical) ){0,3}(?:Surveyors|Accountants|Solicitors|Architects|Engineers|Consultants|Contractors|Builders|Caterers|Agents|Opticians|Butchers|Bakers|Printers|Auctioneers|Valuers|Planners)$/iu;

/** "Female PICU, North Leeds Trust", "North Leeds Trust, Otley": the part that is an organisation, where one is. */
function organisationIn(name: string): string {
  const parts = name
    // "Rook (Joinery) Ltd" is called so.
    .replace(/\s\([^()]*\)(?!\s(?:Ltd|Limited|plc|PLC|LLP|Group|Inc)\b)/gu, "")
    .split(", ")
    // "The Riverside Tap, managed pub".
    .filter(
      (part, at) =>
        at === 0 || !/^\p{Ll}|^\p{L}+ (?:contact|call|service|distribution) centre$/u.test(part),
    )
    // "Tidewrack Studio, Leith / Glasgow": two places.
    .filter((part, at) => at === 0 || !/\s\/\s/u.test(part))
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
export function namedEmployer(name: string | null | undefined): string | null {
  // "Aire Digital (consultancy, public sector clients)" tells what it is besides.
  const plain = name?.replace(/\s\([^()]*[,\s][^()]*\)$/u, "");
  const text = nameInText(plain === undefined ? plain : organisationIn(plain));
  // A number one calls is no place of work.
  if (text === null || /\d{5}/u.test(text)) return null;
  // "Bank shifts", "South London wards": no employer.
  const last = text.split(" ").at(-1) ?? "";
  // "EXAMINING": a heading.
  if (/^\p{Lu}{4,}(?:ING|ENT|ION|ENCE)$/u.test(text)) return null;
  // "Teaching", a heading; "Boiler swaps and full systems", a line of work.
  const isDeed = verbOf(text.toLowerCase())?.form === "gerund";
  const isPlain = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){2,}$/u.test(text) && withTheArticle(text) === text;
  // "Pastry and Larder. The Old Bindery": two statements.
  if (/\p{Ll}{2}\.\s\p{Lu}/u.test(text)) return null;
  // "…and two trainees" was torn from what stands before it.
  if (/[£$€]\s?\d/u.test(text) || department.test(text)) return null;
  if (/^(?:and|or|with|to|for|in|at|by|from|via)\s/u.test(text)) return null;
  // "Personal care", from the line below: what is done.
  const isWork = /^\p{Lu}?\p{Ll}+ \p{Ll}+$/u.test(text) && skillNamed(text) !== undefined;
  if (isDeed || isWork || (isPlain && !organisation.test(text))) return null;
  if (
    noEmployer.test(text) ||
    /^(?:wards?|shifts?|rotas?|rotation|scheme|sites?|branches|placements?|assignments?)$/u.test(
      last,
    )
  )
    return null;
  const isTitle = looksLikeJobTitle(text) && !organisation.test(text);
  if (isTitle || (looksLikeJobTitle(last) && !organisation.test(last))) return null;
  return withTheArticle(text);
}

/** "Senior Nurse, Larch House (eight beds), Ilford" where no employer was read: what stands behind the title. */
export function behindTitle(heading: string, title: string): string | null {
  const [first, second = ""] = heading.replace(/\s\([^()]*\)/gu, "").split(", ");
  const isPlace =
    organisation.test(second) || /\s(?:House|Lodge|Grange|Manor|Court)$/u.test(second);
  return first === title && isPlace ? second : null;
}
