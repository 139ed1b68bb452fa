import { findMentions } from "../lexicon/lexicon.ts";
import { unshouted } from "../text/unshouted.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";
import { headLines, headPieces } from "./ad-head.ts";
import { companyName, companySuffix, ofGovernment, trade } from "./company-cues.ts";
import { isKnown } from "./town-names.ts";

const farthest = 8;
/** How far the text is read for what it tells of a name, in characters. */
const sample = 12_000;
const worth = { told: 5, kind: 4, beside: 4 };

const name = new RegExp(`^(?:The )?${companyName}$`, "u");
const parish = /^(?:The )?(?:United )?(?:Parish|Benefice|Diocese) of \p{Lu}[\p{L} .&'’-]{2,60}$/u;
const kind = new RegExp(
  `\\s${companySuffix}$|${ofGovernment}\\p{Lu}|^(?:Parish|Diocese|Friends|University|Royal Borough|London Borough|Borough|City) of \\p{Lu}|\\s(?:Museum|Gallery|Hotel|Kennels|Cattery|Stud|Vineyard|Dairy|Theatre|Cathedral|Church|Infirmary|Alliance|Association|Society|Federation|Co-operative|Cooperative|Company|Partnership|Institute|Credit Union|Press|Coachworks|Women['’]s Aid|Authority|Commission|Gazette|Herald|Chronicle|Mercury|Echo|Argus|Observer|Fishmongers|Butchers|Florists|Opticians|Jewellers|Saddlers|Ironmongers|Upholsterers|Veterinary Surgeons|Dental Surgeons|Architects|(?<!Recruitment |Employment |Estate |Letting |Lettings |Travel |Staffing )Agency)$`,
  "u",
);
/** "Entwhistle & Daughters", "A. Marsh and Sons": a family's firm. */
const family =
  /\p{L} (?:&|and|AND) (?:Sons?|Daughters?|Co|Brothers|Bros\.?|Partners|Company|SONS?|DAUGHTERS?|CO|BROTHERS|PARTNERS)(?: \p{Lu}[\p{L} ]{3,30})?$/u;

/** Pieces of the head that name the employer, with how much each is worth: by what they say they are, by how the text tells of them, or by what stands beside them. */
export function employersInHead(text: string): [string, number][] {
  return headLines(text)
    .slice(0, farthest)
    .flatMap((line) => {
      const pieces = headPieces(line);
      return pieces.flatMap((piece): [string, number][] => {
        const found = nameIn(piece);
        if (!found) return [];
        const beside = pieces.filter((one) => one !== piece && isFact(one)).length;
        const value = Math.max(
          worthOf(found, text),
          beside > 1 && isFree(found) ? worth.beside : 0,
        );
        return value === 0 ? [] : [[found, value]];
      });
    });
}

/** "Department for Environment, Food and Rural Affairs": of government, with its commas. */
const office = new RegExp(`${ofGovernment}\\p{Lu}[\\p{L}, &'’-]{3,70}$`, "u");

function nameIn(piece: string): string | null {
  if (office.test(piece)) return piece;
  if (
    /[:£€$]/u.test(piece) ||
    /^(?:part|member|owned|proud|managed|run|on behalf|in partnership)\b/iu.test(piece)
  )
    return null;
  const [first = "", second] = piece.split(/,\s|\s\(/u);
  // "Reporter, The Wharfdale Gazette": the post stands before it.
  const behind = second !== undefined && looksLikeJobTitle(first) && !saysKind(first);
  const found = (behind ? second : first).replace(/[.!]$/u, "");
  if (!(name.test(found) || parish.test(found)) || isKnown(found) || withinBody.test(found))
    return null;
  return found.replace(/^(?:The|THE) /u, "");
}

/** A part of an employer, not the employer. */
const withinBody = /\b(?:teams?|wards?|department|directorate|division|unit|values|faculty)\b/iu;

/** Pay, hours, contract, place or the post itself. */
function isFact(piece: string): boolean {
  return (
    /[£€$]\s?\d|\d/u.test(piece) ||
    /^(?:territory|patch|area|region|location|base|based)\s?:\s/iu.test(piece) ||
    terms.test(piece) ||
    isKnown((piece.split(/,\s|\s\(/u)[0] ?? "").replace(/^(?:near|nr\.?) /iu, "")) ||
    looksLikeJobTitle(unshouted(piece))
  );
}

const terms =
  /\b(?:full|part)[- ]time\b|\b(?:permanent|perm|temporary|temp|fixed[- ]term|contract|hybrid|remote|hours|freelance|asap|start|starts|days|nights|competitive|immediate|closing)\b/iu;

/** No skill, no subject, no post and no fact of the post. */
const isFree = (found: string) =>
  found.includes(" ") && opensOwn(unshouted(found)) && !isFact(found) && !ground.test(found);

/** Fields of work, though a firm's trade ends them too. */
const field =
  /^(?:Clinical|Digital|Community|Social|Residential|Domestic|Commercial|Industrial|Primary|Secondary|Critical|Customer|Client|Adult|Technical|Financial|Support|Facilities|Catering|Cleaning|Legal|Payroll|IT|ICT|Property|Housing|Health|Professional|Public|Corporate|Business|Family|Young|Personal|Home|Abortion|Elderly|Specialist) \p{L}+$/u;

/** "Brightwater Dental Care" opens with a word of its own; "Dental Care" is what dentists do. */
const opensOwn = (plain: string) =>
  !field.test(plain) && findMentions(plain).every(({ start }) => start > 0);
const ground = /\s(?:Park|Estate|Campus|Court|Parade|Centre|Wharf|Quay|Yard)$/u;

/** The name says of itself that it is a body that employs, not a place of work. */
export const saysKind = (found: string) => kind.test(unshouted(found));

function worthOf(found: string, text: string): number {
  const plain = unshouted(found);
  if (family.test(found)) return worth.kind;
  if (looksLikeJobTitle(plain) && !kind.test(plain)) return 0;
  const trades = trade.test(plain) && opensOwn(plain);
  const own = kind.test(plain) || (trades && (ownTrade.test(plain) || comesAgain(found, text)));
  if (isToldOf(found, text)) return own || trades ? worth.told + 1 : worth.told;
  return own ? worth.kind : 0;
}

const comesAgain = (found: string, text: string) =>
  [found, unshouted(found)].some(
    (one) => text.indexOf(one, text.indexOf(found) + found.length) > 0,
  );

/** A trade that only firms have in their names; "Residential Care" may be a field of work. */
const ownTrade =
  /\s(?:Bakery|Brewery|Vets|Hotels?|Farms?|Nurser(?:y|ies)|Builders|Motors|Haulage|Foods|Solutions|Estates|Garage|Labs|Studios?|Contractors|Technologies|Hydraulics)$|^\p{Lu}\p{Ll}+['’]s\s/u;

/** The text below speaks of it as somebody who acts: "Haven & Hearth began …", "At Solvanta, …", "Thornbrook's". */
export function isToldOf(found: string, whole: string): boolean {
  const text = whole.slice(0, sample);
  const lower = text.toLowerCase();
  return openings(found).some((opening) => {
    const small = opening.toLowerCase();
    let at = lower.indexOf(found.toLowerCase());
    at = lower.indexOf(small, at + small.length);
    for (let times = 0; at >= 0 && times < 12; times += 1) {
      const before = text.slice(Math.max(0, at - 16), at);
      const after = text.slice(at + small.length, at + small.length + 16);
      if (actsBefore.test(before) && actsBehind.test(after)) return true;
      if (joined.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
      at = lower.indexOf(small, at + small.length);
    }
    return false;
  });
}

const actsBefore = /(?:^|[\n.!?:]\s{0,3}(?:Hi,?\s)?(?:The\s)?)$/u;
const actsBehind = /^(?:['’]s?)?(?: \p{Lu}\p{L}*)? (?!and|or|with|of|in|for|to|at|on)\p{Ll}{2,}/u;
const joined =
  /(?:^|\s)(?:[Aa]t|[Jj]oin|[Jj]oining|[Aa]bout|[Ww]hy|(?:We are|[Ww]e['’]re|I['’]m)) (?:the )?$/u;

/** The whole name, and how a text takes it up: "Haven & Hearth", "Thornbrook". */
function openings(found: string): string[] {
  const short =
    /^(?:\p{Lu}\.\s?)*(?:Thos\.|Wm\.|Messrs\.)?\s?(\p{Lu}[\p{L}'’-]+(?:\s(?:&|and|of)\s\p{Lu}\S*)?)/u.exec(
      found,
    )?.[1] ?? found;
  const two = /^\S+ \S+/u.exec(found)?.[0];
  const takenUp = [found, short, ...(two ? [two] : [])];
  return takenUp.filter(
    (one) =>
      one === found ||
      (one.length > 4 &&
        !isKnown(one) &&
        findMentions(unshouted(one)).length === 0 &&
        !looksLikeJobTitle(unshouted(one))),
  );
}
