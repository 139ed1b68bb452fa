import { insideBrackets } from "./brackets.ts";
import {
  complement,
  nounIt,
  ownFamily,
  ownNeed,
  ownPredicate,
  ownShowing,
  ownSubject,
  ownVerb,
  ownYears,
  predicateLast,
  used,
} from "./clause-openings.ts";
import { places } from "./clause-places.ts";
import { headAt, lastHead, type Side, sideOf } from "./clause-sides.ts";
import { type HeadKind, headNouns, openers, predicates } from "./clause-words.ts";
import { anyOf } from "./inline-list.ts";

/** Where one clause ends and the next begins. Offsets in UTF-16 code units. */
export type Joint = { from: number; to: number };

/** How far a place is looked around, in characters. */
const reach = { back: 280, on: 140 };

/** The head of the phrase behind a place: its own, or the one that several adjectives share further on. */
function headBehind({ next, right }: Place): { kind: HeadKind; at: number } | null {
  const own = headAt(next.words);
  if (own) return own.at > 0 || complement.test(next.words[1] ?? "of") ? own : null;
  return openers.has(next.words[0] ?? "") ? headAt(right.words, true) : null;
}

/** Says of somebody what they are or can, with no noun for it: "You will be organised", "Computer literate". */
const saysWhat = new RegExp(
  `\\b(?:you|candidates?|applicants?|who|must|should|be)(?:['’]?(?:re|ll|ve))?\\s(?:\\p{L}+\\s){0,4}\\p{L}{3,}|^(?:an? )?(?:\\p{L}+ ){0,2}(?:${predicates})\\b|\\b(?:self[- ]?motivated|literate|qualified|registered|articulate|numerate|certified)\\b`,
  "iu",
);
/** "You will be a team player": what somebody is has just been said. */
const said =
  /\b(?:self[- ]?motivated|literate|qualified|registered|certified|(?:be|['’]re)(?: [\p{L}'’-]+){1,7})(?:\s\([^()]*\))?$/iu;
const acronym = /\b\p{Lu}{3,}\b/u;

/** Names only who is meant, or leads on: "The successful candidate", "To be considered for this role", "However". */
const leadsOn =
  /^(?:(?:whilst|while|although|though|whatever|wherever)\b[^,]*|(?:but )?(?:to (?:be|apply|succeed|join|thrive)|in (?:order|addition|this)|as (?:an?|the|this|due|we(?:['’]re| are| have| do))|due to|for this|in particular|if you|reporting|working as|what['’]? ?s more)\b(?![^,]*\byou(?:['’]ll| will| must| should| need| have))[^,]*|however|additionally|overall|ideally|(?:the |our )?(?:ideal |successful |right |best )?(?:candidates?|applicants?|persons?|person we are looking to recruit)|you (?:will|must|should)(?:, however)?)$/iu;

/** Two words for one thing: "knowledge and experience of", "able and willing to". */
function isPair(left: Side, right: Side): boolean {
  const kind = headNouns.get(left.words.at(-1) ?? "");
  const next = headNouns.get(right.words[0] ?? "");
  if (kind && next) return kind !== "studied" && kind !== "held";
  return predicateLast.test(left.text) && ownPredicate.test(right.text);
}

/** "…, if you knew the county, if you had a certificate": one wish behind the other. */
const ofConditions = /^(?:(?:and|or) )?if you\b/iu;
/** "…, as would knowledge of care planning", "…, and so is accuracy". */
const likewise = /\bas\s(?:would|will|is|are)\s|\band\sso\s(?:is|are|would|will)\b/iu;
/** "… and experience of working within them": says what of by the words before. */
const ofWhatWentBefore = /^[^,.;]{0,60}\b(?:them|these|those|the same)\W*$/iu;
/** "Experience of and the ability to": what of comes later. */
const hanging =
  /\b(?:of|in|with|for|to|on|about|especially|particularly|specifically|including)$/iu;

/** "A full, clean driving licence": the noun of both comes later. */
const waitsForNoun =
  /\b(?:full|valid|clean|current|good|strong|excellent|great|basic|solid|sound|thorough|deep|broad|wide|calm|clear)$/iu;

/** "Cases including grievance, capability and absence": things named as examples, in a row. */
const inExamples =
  /\b(?:including|includes?|such as|for example)\s(?:[\p{L}-]+\s?){1,3}(?:,\s(?:[\p{L}-]+\s?){1,3}){0,6}$/iu;
const oneThing = /^(?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:,|\s(?:and|or)\s)/iu;

type Place = {
  left: Side;
  last: Side;
  right: Side;
  next: Side;
  joint: string;
  listed: boolean;
  choice: boolean;
};

/** "Keep an eye on our apprentice, who is in his second year": said of somebody who is there. */
const ofTheirs = /\b(?:our|your|their|his|her)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/iu;

/** Behind a semicolon: what is said of the same thing. */
const goesOnWith =
  /^(?:or|we|our|they|it|its|this|that|these|those|there|training|full|support|ideally|preferably|no|not|although|though|but|however|e\.?g|i\.?e|any|either|if|similar|others?|all|some|both|also|for example|such as|including|because|as|so|then|which|who)\b/iu;

/** "A trade qualification; electrical or plumbing": behind a semicolon only the kinds of what has just been named. */
function namesKinds({ left, right, joint }: Place): boolean {
  const kind = headNouns.get(left.words.at(-1) ?? "");
  return (
    kind !== undefined &&
    joint.includes(";") &&
    /\s(?:or|and\/or)\s|\S\s?\/\s?\S/iu.test(right.text) &&
    right.words.length <= mostInKinds &&
    right.words.every((word) => (headNouns.get(word) ?? kind) === kind) &&
    !ownPredicate.test(right.text) &&
    !ownVerb.test(right.text)
  );
}
const mostInKinds = 7;

/** Whether what stands behind a place asks for something of its own. */
function startsDemand(place: Place): boolean {
  const { left, right, next, joint, listed, choice } = place;
  if (left.words.length < 2 || right.words.length < 2) return false;
  if (likewise.test(joint)) return true;
  if (/^\s*,\s*$/u.test(joint) && waitsForNoun.test(left.text)) return false;
  if (/^\s*,\s*$/u.test(joint) && inExamples.test(left.text) && oneThing.test(right.text))
    return false;
  if (hanging.test(left.text) || ofWhatWentBefore.test(right.text)) return false;
  const another = ofConditions.test(left.text) && ofConditions.test(right.text);
  if (leadsOn.test(left.text) && !another && !/\bor\s*$/iu.test(joint)) return false;
  if (/^\s+$/u.test(joint)) return lastHead(left) !== null && left.words.length > 4;
  if (/with\s*$/iu.test(joint)) return !listed && startsBeside(place);
  if (/^who\b/iu.test(right.text) && ofTheirs.test(left.text)) return false;
  if (namesKinds(place)) return false;
  if (listed && joint.includes(";")) return !choice && !goesOnWith.test(right.text);
  const dash = /[-–—]/u.test(joint);
  if (ownSubject.test(right.text) && !nounIt.test(right.text))
    return left.words.length > (dash ? 5 : 2);
  if (dash || isPair(left, right)) return false;
  if (ownNeed.test(right.text)) return left.words.length > 3;
  if (ownVerb.test(right.text)) return left.words.length > 2 || acronym.test(left.text);
  if (ownShowing.test(right.text))
    return headAt(next.words.slice(1)) !== null && left.words.length > 2;
  if (ownPredicate.test(right.text)) return startsPredicate(place);
  if (ownFamily.test(right.text)) return left.words.length > 3 && used.test(left.text);
  if (ownYears.test(right.text)) return !/\b(?:including|or)$/iu.test(left.text);
  return startsNoun(place);
}

/** ", able to …" behind somebody named only says more of them: "Excellent presenter, able to inspire". */
function startsPredicate({ left, last, joint, listed, next }: Place): boolean {
  const series = /\band\s*$/iu.test(joint) && last.words.length < 3 && last.text !== left.text;
  if (series && headAt(last.words) === null) return false;
  if (
    /\p{L}+(?:er|or)$/iu.test(last.text) &&
    !/\band\b/iu.test(joint) &&
    headAt(last.words) === null
  )
    return false;
  if (listed && !differs(lastHead(left), headAt(next.words)?.kind ?? null)) return false;
  return lastHead(left) !== null || saysWhat.test(left.text) || left.words.length > 2;
}

const told = /\b(?:years?|experience)\b/iu;
const goodAt = /^(?:an? )?(?:strong|solid|excellent|good|deep|expert|advanced)\s\p{L}/iu;

/** "Self-motivated with excellent communication skills", but not "candidates with experience", which is one. */
function startsBeside(place: Place): boolean {
  const { left, next, joint } = place;
  if (joint.includes(",") && /^the ability\b/iu.test(next.text)) return false;
  if (joint.includes(",") && told.test(left.text) && goodAt.test(next.text)) return true;
  const head = headBehind(place);
  // "Discreet, with a calm manner": the same quality, told at length.
  if (joint.includes(",") && head?.kind === "being" && lastHead(left) === null) return false;
  if (
    !head ||
    head.kind === "held" ||
    /\d|\b(?:years?|months?|minimum)\b/u.test(next.words.slice(0, 4).join(" "))
  )
    return false;
  if (!openers.has(next.words[0] ?? "") && head.at > 0) return false;
  if (said.test(left.text)) return true;
  return lastHead(left) !== null && (head.kind !== "done" || joint.includes(","));
}

/** A noun phrase with a head of its own, where what stands before it does not wait for that head. */
function startsNoun(place: Place): boolean {
  const { left, last, next, listed } = place;
  const head = headBehind(place);
  if (!head || (head.kind === "held" && isChoice(place))) return false;
  const [first = "", second = ""] = next.words;
  const opened =
    openers.has(/^(?:so|therefore|hence|also|but)$/u.test(first) ? second : first) || head.at === 0;
  const before = lastHead(left);
  if (before !== null && schooled.has(before) && isFurtherChoice(place)) return false;
  // "Tenacity, desire and a passion to succeed": ways of being in a row.
  if (head.kind === "being" && before === "being" && last.words.length < 2) return false;
  const complemented = head.at === 0 && next.words.length > 2 && head.kind !== "being";
  if (
    before === null &&
    !complemented &&
    (head.kind === "being" || !(saysWhat.test(left.text) || acronym.test(left.text)))
  )
    return false;
  const waits = lastHead(last) === null && !(acronym.test(last.text) && head.kind === "done");
  if (!opened && (waits || before === head.kind) && head.kind !== "held") return false;
  return !listed || differs(before, head.kind);
}

/** "HCPC registration, NMC registration or GMC registration": one of several. */
const isChoice = ({ joint, right }: Place) =>
  /^\s*,\s*$/u.test(joint) && /^[^.;]*\sor\s/iu.test(right.text);

const schooled: ReadonlySet<HeadKind> = new Set(["studied", "held"]);
/** "A law degree, a GDL or CILEX Level 6": the last two of several. */
const isFurtherChoice = ({ joint, right }: Place) =>
  /^\s*,\s*$/u.test(joint) && /^(?:an?\s)?(?:[\p{L}\d/+.-]+\s){1,5}or\s/iu.test(right.text);

/** In a list an item is one criterion, unless what is joined is of quite another sort. */
function differs(one: HeadKind | null, other: HeadKind | null): boolean {
  if (other === null) return one === "held" || one === "studied";
  return one !== other || other === "held";
}

/** The places of a sentence where it starts to ask for something further. */
export function demandJoints(text: string, listed: boolean): Joint[] {
  const all = [...text.matchAll(places)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .filter(({ from, to }) => from > 0 && to < text.length - 1 && !insideBrackets(text, from));
  const found: Joint[] = [];
  const choice = anyOf.test(text);
  let start = 0;
  for (const [at, joint] of all.entries()) {
    const starts = startsDemand({
      left: sideOf(text, Math.max(start, joint.from - reach.back), joint.from),
      last: sideOf(text, Math.max(start, all[at - 1]?.to ?? 0), joint.from),
      right: sideOf(text, joint.to, Math.min(text.length, joint.to + reach.on)),
      next: sideOf(text, joint.to, Math.min(all[at + 1]?.from ?? text.length, joint.to + reach.on)),
      joint: text.slice(joint.from, joint.to),
      listed,
      choice,
    });
    if (!starts) continue;
    found.push(joint);
    start = joint.to;
  }
  return found;
}
