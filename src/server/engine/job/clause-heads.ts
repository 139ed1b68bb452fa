import { complement } from "./clause-openings.ts";
import { headAt, lastHead, type Place } from "./clause-sides.ts";
import { type HeadKind, openers, predicates } from "./clause-words.ts";

/** What stands behind a place, by its head: whether it asks for something of its own. */

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

export const acronym = /\b\p{Lu}{3,}\b/u;

/** ", able to …" behind somebody named only says more of them: "Excellent presenter, able to inspire". */
export function startsPredicate({ left, last, joint, listed, next }: Place): boolean {
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
export function startsBeside(place: Place): boolean {
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
export function startsNoun(place: Place): boolean {
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
