import { demandJoints } from "./clause-joints.ts";
import { inlineItems, ownItems } from "./inline-list.ts";

/** Where a clause ends and where the next begins. */
type Cut = { from: number; to: number };

/** A part of a passage that states one demand. Offsets in UTF-16 code units from the passage's start. */
export type Clause = { text: string; start: number; end: number; aside: boolean };

/** "Manufacturing experience essential, standard costing desirable": two, each with its own importance. */
const called =
  "(?:essential|desirable|required|preferred|advantageous|beneficial|useful|helpful|an asset|advantage|needed|a must|a plus|a bonus|lovely|handy)";
const calledApart = new RegExp(
  `(?<=\\b${called})\\s*(?:[,;–-]|\\band\\b|\\bbut\\b)\\s*(?!\\s*(?:but\\s+|though\\s+)?(?:(?:(?:is|are)\\s+)?not|by no means)\\b)(?!\\s*(?:(?:al)?though|but|however)?\\s*(?:this|it|that|these|they)\\b)(?!\\s*(?:but\\s+)?(?:(?:is|are|would be)\\s+)?(?:(?:an?|highly|very|most|certainly|strongly|would be)\\s+){0,2}${called}\\b)(?=[^,;.]{4,90}\\b${called}\\b)|;\\s*(?=[^;.]{8,140}\\b${called}[.!]?$)`,
  "giu",
);
/** "Knowledge of health and safety, IOSH desirable": what is called a wish is the last part only. */
export const calledTail =
  /(?<=\S{3,}\s\S{3,}\s[^,;.]{8,160}),\s*(?=(?![^,]*\sand\s)[^,;.]{3,50}\s(?:desirable|preferred|advantageous|beneficial|an advantage|a plus|a bonus)[.!]?$)/giu;
/** "Email marketing – Klaviyo strongly preferred": only what is named behind the dash is the wish. */
export const calledName =
  /(?<=\S{3,}\s\S{3,160})\s[-–—]\s(?=\p{Lu}[\p{L}\d .+#&/-]{1,40}\s(?:(?:strongly|highly|much) )?(?:desirable|preferred|advantageous|an advantage|a plus|a bonus|ideal|would be (?:great|perfect|ideal|lovely|handy|useful|helpful))(?=[.!,]|$))/gu;
/** "Level 2 as a minimum, Level 3 would be better": the same, and more of it as a wish. */
export const calledBetter =
  /(?<=\S{2,}\s[^,;.]{8,160}),\s(?:and |but |though |although )?(?=(?!(?:it|this|that|which|so|even|we|you|life|things)\b)[^,;.]{3,60}\s(?:would be|is|are)\s(?:even |much |far |of course )?(?:better|ideal|preferable|best)[.!]?$)/giu;
/** "…, Part P an advantage, …": called a wish in the middle of a note. */
const calledWithin =
  /,\s(?=(?!(?:is|are|as|would)\s)(?![^,]*\sand\s)[^,;.]{2,40}\s(?:an? (?:\p{L}+ )?(?:advantage|plus|bonus)|desirable|preferred|a must),)|(?<=,\s(?![^,]{0,60}\b(?:and|is|are|be|would)\s)[^,;.]{2,40}\s(?:an? (?:\p{L}+ )?(?:advantage|plus|bonus)|desirable|preferred|a must)),\s*(?!as\s)/giu;
/** "F-Gas (highly desirable) 17th Edition (desirable)": items that lost their lines, each with its mark. */
const markedApart =
  /(?<=\((?:highly |very |strongly )?(?:desirable|essential|preferred|required)\))\s+(?=[\p{Lu}\d])/giu;
/** "8+ years of HR, including 3+ years leading a team": two spans of years, each a demand. */
const furtherYears =
  /(?<=\b(?:years?|yrs)\b[^.;]{8,160}),\s*(?:and\s+)?including\s+(?=(?:at least\s|a minimum of\s|no less than\s)?(?:\d{1,2}\+?|an?|one|two|three|four|five)(?:\s\(\d{1,2}\))?\s(?:years?|yrs)\b)/giu;
/** "Bonus points for dbt, for Terraform, or if you know Segment": each is a wish. */
const furtherPoints =
  /(?<=\b(?:bonus|brownie|extra) points\b[^.;]{2,160}),\s*(?:and\s+|or\s+)?(?=for\s|if\s)/giu;
const tail =
  /[,(]\s*(?=(?:ideally|preferably)\s(?:\p{Lu}|(?:with|some|an?|also|experience|knowledge|understanding|familiarity|you|have|having|hold|holding|including|qualified|degree|chartered|educated|using)\b|(?:[^\s,.;()]+\s){7})|we (?:currently )?use [^()]{2,60}\b(?:desirable|preferred|advantage|plus|bonus|helpful|useful|beneficial|welcome)\b)/u;

/** Capitals behind commas: list items that lost their lines. */
const listedInline = /,\s(?:The|Be|Have|Must|Able|Good|Strong|Excellent|Experience|Knowledge)\s/u;

/** A whole sentence is no criterion of a list, though it stands alone on its line. */
const addressed = /^you(?:['’]ll| will| should| must)\s.+\.$/isu;

/**
 * Cuts a long sentence where it starts asking for something else, and a tail such as ", ideally with Sage" from what it
 * hangs on. Every clause is a piece of the text.
 */
export function clausesOf(text: string, whole: boolean): Clause[] {
  const told = inlineItems(text);
  const items = told.length > 0 ? told : ownItems(text);
  if (items.length > 0) return items.flatMap(({ from, to }) => withoutAside(text, from, to));
  const listed = whole && !listedInline.test(text) && !addressed.test(text);
  const also = cuts(text, alsoTaken)[0];
  const called = [
    ...cuts(text, calledApart),
    ...cuts(text, calledTail),
    ...cuts(text, furtherYears),
    ...cuts(text, furtherPoints),
    ...(isCurt(text) ? cuts(text, curtYears) : []),
  ]
    .sort((a, b) => a.from - b.from)
    .filter(isFirstOf);
  const together = called.length > 0 ? [] : calledTogether(text);
  const curt = !listed && isCurt(text) ? cuts(text, curtJoint) : [];
  const joints =
    called.length > 0
      ? called
      : together.length > 0
        ? together
        : [...curt, ...demandJoints(text, listed)];
  const apart = [
    ...joints,
    ...cuts(text, calledName),
    ...cuts(text, calledBetter),
    ...cuts(text, calledWithin),
    ...cuts(text, markedApart),
  ]
    .sort((a, b) => a.from - b.from)
    .filter(isFirstOf)
    .filter((cut, at, all) => !also || !belongsTogether(text, cut, all[at + 1], also));
  const ends = [...apart.map((one) => one.from), text.length];
  const starts = [0, ...apart.map((one) => one.to)];
  return starts.flatMap((start, at) => withoutAside(text, start, ends[at] ?? text.length));
}

/** "A qualified solicitor with a certificate; Fellows of CILEX will also be considered": who else may come is the other choice. */
const alsoTaken =
  /[;,.]\s(?:and |or |but |though |although )?[^;.]{3,140}?\s(?:will|would|may|can|could) (?:also|equally) be (?:considered|accepted|welcome)\b|\s[-–—]\s(?:and |or |but |though |although )?[^;.]{3,140}?\s(?:will|would|may|can|could) (?:also|equally) be (?:considered|accepted|welcome)\b/giu;

/** Nothing is cut before or within another choice, nor what the first one has with them ("with a certificate"). */
function belongsTogether(text: string, cut: Cut, next: Cut | undefined, also: Cut): boolean {
  if (cut.from >= also.from && cut.to <= also.to) return true;
  const last = next === undefined || next.from >= also.from;
  return cut.to <= also.from && last && /\bwith\s*$/iu.test(text.slice(cut.from, cut.to));
}

/** "A, B and C are all essential": three, of one importance. */
const allCalled =
  /^([^.;:]{20,260}?)\s(?:are|would be)\s(?:all|both)\s(?:\p{L}+\s)?(?:essential|required|needed|necessary|desirable|preferred|advantageous|beneficial|useful|helpful|important)[.!]?$/iu;
const ofTogether =
  /(?:,\s(?:and\s)?|\sand\s)(?=(?:an?|the|good|strong|excellent|some|previous|proven|experience|knowledge|attention|full|valid)\s)/giu;

function calledTogether(text: string): Cut[] {
  const subject = allCalled.exec(text)?.[1];
  return subject === undefined ? [] : cuts(subject, ofTogether);
}

/** "Level 3 qualified, own client base, must do waxing": a note without a subject. */
const curtJoint =
  /,\s*(?:and\s+)?(?=(?:must|own|driver|full|clean|valid|current|no|min(?:imum)?|reliable|able|happy|willing|over \d{2}|level \d|\d+\+? (?:years|yrs))\b)/giu;
/** "Sage 50, two years of purchase ledger": the years are of what follows them only. */
const curtYears =
  /,\s*(?:and\s+)?(?=(?:at least\s|min(?:imum|\.)?\s(?:of\s)?)?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten)\s(?:years?|yrs)['’]?\s(?:of|in|with)\s)/giu;
const spoken =
  /\b(?:you\w*|we|our|they|candidates?|applicants?|someone|person|is|are|will|would|who)\b/iu;
const longestCurt = 130;

function isCurt(text: string): boolean {
  return text.length <= longestCurt && !spoken.test(text);
}

function isFirstOf({ from }: Cut, at: number, all: readonly Cut[]): boolean {
  return at === 0 || from >= (all[at - 1]?.to ?? 0);
}

export function cuts(text: string, pattern: RegExp): Cut[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}

function withoutAside(text: string, start: number, end: number): Clause[] {
  const part = text.slice(start, end);
  const aside = tail.exec(part);
  if (!aside || aside.index < 20 || part.length - aside.index < 14)
    return [clause(text, start, end, false)];
  return [
    clause(text, start, start + aside.index, false),
    clause(text, start + aside.index + aside[0].length, end, true),
  ];
}

function clause(text: string, from: number, to: number, aside: boolean): Clause {
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  let body = raw
    .trim()
    .replace(/[\s,;:–-]+$/u, "")
    .replace(/[\s,;]+(?:and|or)$/iu, "");
  if (body.endsWith(")") && !body.includes("(")) body = body.slice(0, -1);
  return { text: body, start: from + lead, end: from + lead + body.length, aside };
}
