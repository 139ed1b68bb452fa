import { findMentions } from "../lexicon/lexicon.ts";
import { countWords } from "./count-words.ts";
import { leadOf, onlyCallsWish, wishesBelow } from "./heading-leads.ts";
import type { SectionKind } from "./headings.ts";
import type { Piece } from "./passages.ts";
import { readHeading } from "./section-heading.ts";
import type { TableState } from "./table-rows.ts";

/** What is known of the section that the pieces read stand in. */
export type SectionState = TableState & {
  bullets: number;
  /** A label opened the section, and its whole list stood behind it. */
  labelled: boolean;
  /** Pieces since the heading. */
  since: number;
  /** The last heading named an importance and a group of its own: "Desirable qualifications". */
  ofGroup: boolean;
  /** The person specification is in groups, each with its own "Essential" and "Desirable". */
  grouped: boolean;
};

const longestHeadingWords = 10;
const longestLeadWords = 16;

const bare = (text: string) => text.replace(/^[#*\s_>]+|[#*\s_–—-]+$/gu, "");

const group =
  /\b(?:qualifications?|skills|experience|knowledge|education|training|attributes|qualities)\b/iu;

/** "Desirable qualifications": the next group of the specification is no part of it. */
export function namesOneGroup(piece: Piece, heading: SectionKind): boolean {
  return (heading === "required" || heading === "preferred") && group.test(piece.text);
}

/** "Skills:" under "Desirable" leaves what follows desirable. */
export function isSubheading(piece: Piece, heading: SectionKind, state: SectionState): boolean {
  const under = state.section === "required" || state.section === "preferred";
  if (state.ofGroup || !under || heading !== "person" || piece.hashes > 0) return false;
  return (
    countWords(piece.text) <= 3 &&
    !/\b(?:you\w*|we|person|candidates?|who|profile?|profil)\b/iu.test(piece.text)
  );
}

/** A heading may hold a demand of its own: "A registered nurse with two years' experience, you'll have…" */
export function asksItself(piece: Piece): boolean {
  return (
    countWords(piece.text) > 7 &&
    /\b(?:years?|registered|qualified|experienced|pin number)\b/iu.test(piece.text)
  );
}

/** An item of a list without bullets, though "IT skills" could head one. */
const namedSkills =
  /^(?:good |excellent |strong )?(?:communication|interpersonal|IT|computer|organi[sz]ation(?:al)?|people|customer (?:care|service)|number|numeracy|literacy|administrative|analytical|team working|team|leadership|listening|presentation|time management|logical|creative|problem[- ]solving|practical|planning)\s+skills$/iu;

/** "Able to travel" and "Knowledge of welfare benefits" ask, though "Travel" and "Benefits" are headings. */
const ability =
  /^(?:(?:able|ability|willing|willingness|prepared|happy|flexible|must|free)\s(?:to|be)|(?:knowledge|understanding|awareness|experience) of)\s/iu;

/** "HIAB would be an advantage" names what is wished for: it asks and heads nothing. */
const calledWish =
  /^(?!(?:it|this|that|these|those|they|what|which|(?:(?:any|all|some|one or more) of )?the following)\b)[^.:;]{2,60}\s(?:would|will) be (?:\w+ )?(?:an? (?:\w+ )?(?:advantage|bonus|plus|benefit)|advantageous|beneficial|desirable|preferred|useful|helpful|welcome)[.!]*$/iu;

/** "Requirements: experience of payroll" is label and demand, "Requirements: Essential" a heading. */
function labelsDemand(text: string): boolean {
  const [, label = "", content = ""] = /^([^:]{3,40}?)\s?:\s*(\S.*)$/u.exec(text) ?? [];
  const heading = readHeading(label);
  if (!heading || heading.strangers > 0) return false;
  const asks = heading.kind === "required" || heading.kind === "preferred";
  return asks && readHeading(content)?.strangers !== 0;
}

/** The section a heading opens; null for a piece that is none. */
export function headingOf(
  piece: Piece,
  next: Piece | undefined,
  state: SectionState,
): SectionKind | null {
  const text = bare(piece.text);
  const count = countWords(text);
  if (calledWish.test(text) || labelsDemand(text)) return null;
  // "nvq handy not essential." among others of a note that is written small.
  if (!piece.alone && !piece.bullet && /^\p{Ll}[^:]*$/u.test(text)) return null;
  if (praised.test(text)) return "benefits";
  const told = leadOf(text);
  if (told) return told;
  const above = next?.bullet || (next?.alone && onlyCallsWish.test(text));
  if (above && piece.alone && !piece.bullet && namesNothing(text)) return "preferred";
  const lead =
    /[:…][.…]{0,4}$|\.{3}$/u.test(text) ||
    (text.endsWith("?") && !piece.bullet && next?.bullet === true);
  if (count > (lead ? longestLeadWords : longestHeadingWords)) return null;
  if (piece.bullet && !lead && !isNumberedHeading(piece)) return null;
  if (!lead && /[.;,!]$/u.test(text)) return null;
  if (namesGroup(piece, next, state)) return "person";
  const reading = readHeading(text.replace(/[:…?.\s]+$/u, "").replace(inBrackets, ""));
  if (opensAdvertisement(piece) && !lead && reading?.strangers) return null;
  if (!reading && leavesWishes(piece, next, state)) return "role";
  if (!reading) {
    const stands = piece.hashes > 0 || (lead && next?.bullet === true && !piece.bullet);
    return stands && !state.person && state.section !== "duties" ? "role" : null;
  }
  if (reading.strangers > allowedStrangers(piece, lead, next)) return null;
  if (asksAtEnd.test(text) && !lead && !piece.alone) return null;
  const plain = !lead && piece.hashes === 0 && reading.strangers > 0;
  if (plain && state.person && reading.kind === "person" && endsList(next)) return null;
  if (state.person && !next?.bullet && namedSkills.test(text)) return null;
  if (state.person && !lead && ability.test(text)) return null;
  return reading.kind === "person" && lovesAlso.test(text) ? "preferred" : reading.kind;
}

/** "Certification (in date on day 1)": what is said of a section behind its name. */
const inBrackets =
  /\s\((?![^()]*\b(?:essential|desirable|required|preferred|must|nice|bonus|optional)\b)[^()]{2,50}\)$/iu;

/** "Lovely, but not a deal-breaker": words of a wish, and nothing that is wished for. */
const namesNothing = (text: string) => wishesBelow(`${text}:`) && findMentions(text).length === 0;

/** "3. PERSON SPECIFICATION": numbered like an item, but shouted, and nothing but the name of a section. */
function isNumberedHeading({ text, alone }: Piece): boolean {
  return alone && !/\p{Ll}/u.test(text) && readHeading(text)?.strangers === 0;
}

/** "We'd also love it if you had", but not "We'd love to meet you if". */
const lovesAlso =
  /\b(?:we(?:['’]d| would) (?:also |really ){0,2}(?:love|like) it if|(?:we|you)(?:['’]d| would|['’]ll| will)? also (?:love|like|ideally|be nice))\b/iu;

/** "Why Acorns?", "Life at Bellamy's": the employer's own praise. */
const praised =
  /^(?:[Ww]hy (?!(?:Not|You|The|This|We|I|Are|Is|Do)\b)(?:\p{Lu}[\p{L}&'’.-]*\s?){1,4}\?|[Ll]ife (?:at|with|in) \p{Lu}[\p{L}&'’. -]{1,40})$/u;

/** "Will you?" in running text opens nothing. */
const asksAtEnd = /^\P{L}*(?:\p{L}+\s){0,2}you\?$/iu;

/** A few words alone between the items of a list of wishes and other items head something else. */
function leavesWishes(piece: Piece, next: Piece | undefined, state: SectionState): boolean {
  if (state.section !== "preferred" || state.bullets === 0 || piece.bullet || !piece.alone)
    return false;
  return next?.bullet === true && countWords(piece.text) <= 5;
}

/** "Education Services" above the title is a department. */
const opensAdvertisement = ({ start }: Piece) => start < 60;

/** "Essential", "Desirable criteria" alone. */
export function headsImportance(piece: Piece | undefined): boolean {
  if (!piece || piece.bullet) return false;
  const reading = readHeading(bare(piece.text));
  return reading?.strangers === 0 && (reading.kind === "required" || reading.kind === "preferred");
}

/** "Other" between the criteria of one group and the "Essential" of the next. */
function namesGroup(piece: Piece, next: Piece | undefined, state: SectionState): boolean {
  if (!state.person || piece.hashes > 0 || !piece.alone || !next) return false;
  if (state.marked && next.columns > 1) return countWords(piece.text) <= 4;
  if (!headsImportance(next)) return false;
  if (readHeading(bare(next.text))?.kind !== "required") return false;
  if (!/^\p{Lu}[^.:;]*$/u.test(piece.text) || countWords(piece.text) > 5) return false;
  return state.since === 0 || state.section === "required" || state.grouped;
}

/** Nothing follows, or another heading: what stands before it heads nothing ("Triage training"). */
function endsList(next: Piece | undefined): boolean {
  return next === undefined || (!next.bullet && readHeading(next.text)?.strangers === 0);
}

function allowedStrangers(piece: Piece, lead: boolean, next: Piece | undefined): number {
  if (piece.hashes > 0) return 4;
  if (lead) return next?.bullet ? 5 : 2;
  if (next?.bullet && !piece.bullet) return piece.alone ? 2 : 0;
  return piece.alone ? 1 : 0;
}
