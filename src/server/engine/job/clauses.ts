import { inlineItems, ownItems } from "./inline-list.ts";

/** A part of a passage that states one demand. Offsets in UTF-16 code units from the passage's start. */
export type Clause = { text: string; start: number; end: number; aside: boolean };

const longestWhole = 150;
/** Where a long sentence starts to ask for something further. */
const joint =
  /(?:,\s*(?:and\s+|as well as\s+|along with\s+|together with\s+|plus\s+)?|\s+(?:and|as well as|along with|together with|plus|with|but)\s+)(?=(?:you\s+(?:must|will|should|need|have)|(?:must|should|will need to|will)\s+(?:also\s+)?(?:have|be|hold|possess)|(?:have|hold|possess)\s+(?:an?\s|the\s|strong|good|excellent|previous|proven|experience|at least|some|your)|(?:an?\s+|some\s+|at least\s+)?(?:(?!(?:with|in|of|for|as)\s)\w+\s+){0,2}(?:experience|knowledge|understanding|awareness|ability|qualification|degree|registration|background|track record)\s+(?:of|in|with|as|to|within|gained)|(?:excellent|strong|good|outstanding|first class|effective)\s+(?:\w+\s+){0,3}skills|(?:an?\s)?(?:excellent|good|great|strong|confident|friendly|professional|flexible|positive)\s(?:\p{L}+\s){0,2}(?:manner|attitude|approach|personality|presence|mindset|work ethic|spoken english|written english|english)\b|confidence\s(?:in\s)?\p{L}+ing\s|(?:is|are|will be)\ssubject\sto\s|(?:a|an)\s+(?:full|clean|valid|current|uk(?=\s(?:full|clean|driv|licen)))\s|the ability to\s|able to\s|be able to\s|experience\s|knowledge of\s|(?:be|have been)\s(?:\p{L}+ly\s|degree[- ])?(?:educated|qualified|registered|willing|prepared|experienced|fluent|proficient|conversant|familiar|good|great|adept|skilled|used|comfortable|confident|competent|happy|ok|okay|flexible|available|committed|passionate|eligible|self-motivated|numerate|literate)\b|(?:holds?|possess(?:es)?|speaks?)\s|(?:is|are)\s(?:an?\s)(?:\p{L}+,?\s){0,3}(?:communicator|player|listener|leader|thinker|person|worker|self-starter|organiser|driver|writer|negotiator|planner|manager)\b))|(?<=\b(?:essential|desirable|required|preferred|advantageous|beneficial|advantage))\s+(?:and|but)\s+(?=(?:(?:an?|good|strong|excellent|some|previous|proven|full|clean)\s)+\p{L})|;\s+(?=(?:an?|any|some|experience|knowledge|ideally|preferably|previous)\s)|,\s*as\s(?:would|will|is|are)\s(?=(?:\p{L}+\s){0,3}(?:experience|knowledge|understanding|ability|skills|familiarity)\b)|,\s*(?:and\s+)?including\s+(?=(?:at least|a minimum of|no less than)\s)/giu;
/** "Manufacturing experience essential, standard costing desirable": two, each with its own importance. */
const calledApart =
  /(?<=\b(?:essential|desirable|required|preferred|advantageous|beneficial|advantage|needed|a must|a plus|a bonus|lovely|handy|helpful))\s*(?:[,;–-]|\band\b|\bbut\b)\s*(?!\s*(?:(?:(?:is|are)\s+)?not|by no means)\b)(?!\s*(?:(?:al)?though|but|however)?\s*(?:this|it|that|these|they)\b)(?=[^,;.]{4,60}\b(?:essential|desirable|required|preferred|advantageous|beneficial|advantage|needed|a must|a plus|a bonus|lovely|handy|helpful)\b)|;\s*(?=[^;.]{8,140}\b(?:essential|desirable|required|preferred|advantageous|beneficial|advantage|needed|a must|a plus|a bonus|lovely|handy|helpful)[.!]?$)/giu;
/** "8+ years of HR, including 3+ years leading a team": two spans of years, each a demand. */
const furtherYears =
  /(?<=\b(?:years?|yrs)\b[^.;]{8,160}),\s*(?:and\s+)?including\s+(?=(?:at least\s)?\d{1,2}\+?\s(?:years?|yrs)\b)/giu;
/** "A good electrical and mechanical background": the words before the joint wait for the noun behind it. */
const waitsForNoun =
  /\b(?:an?|good|strong|excellent|proven|solid|sound|relevant|extensive|broad|previous|some)\s(?:\p{L}+,\s)?[\p{L}-]+(?:al|ic|ive|ary|ory|ous|ent|ing)$/iu;
const ownNoun =
  /^(?:\p{L}+\s){1,2}(?:experience|knowledge|understanding|background|qualification|registration|degree)\b/iu;
/** So much must stand before a joint to be a demand of its own, in characters; less where it names a registration. */
const shortest = { any: 18, named: 7 };
const namedBody = /\b[A-Z]{3,5}\b/;
const bareAnd = /^\s+(?:and|or)\s+$/iu;
const tail =
  /[,(]\s*(?=(?:ideally|preferably)\b|we (?:currently )?use [^()]{2,60}\b(?:desirable|preferred|advantage|plus|bonus|helpful|useful|beneficial|welcome)\b)/iu;

/** Capitals behind commas: list items that lost their lines. */
const listedInline = /,\s(?:The|Be|Have|Must|Able|Good|Strong|Excellent|Experience|Knowledge)\s/u;

/**
 * Cuts a long sentence where it starts asking for something else, and a tail such as ", ideally with Sage" from what it
 * hangs on. Every clause is a piece of the text.
 */
export function clausesOf(text: string, whole: boolean): Clause[] {
  const told = inlineItems(text);
  const items = told.length > 0 ? told : ownItems(text);
  if (items.length > 0) return items.flatMap(({ from, to }) => withoutAside(text, from, to));
  const one = whole && text.length <= longestWhole && !listedInline.test(text);
  const called = [
    ...cuts(text, calledApart),
    ...cuts(text, furtherYears),
    ...(isCurt(text) ? cuts(text, curtYears) : []),
  ].sort((a, b) => a.from - b.from);
  const together = called.length > 0 ? [] : calledTogether(text);
  const curt = isCurt(text) ? cuts(text, curtJoint) : [];
  const apart =
    called.length > 0 || one
      ? called
      : together.length > 0
        ? together
        : [...curt, ...joints(text)].sort((a, b) => a.from - b.from).filter(isFirstOf);
  const ends = [...apart.map((one) => one.from), text.length];
  const starts = [0, ...apart.map((one) => one.to)];
  return starts.flatMap((start, at) => withoutAside(text, start, ends[at] ?? text.length));
}

/** "A, B and C are all essential": three, of one importance. */
const allCalled =
  /^([^.;:]{20,260}?)\s(?:are|would be)\s(?:all|both)\s(?:\p{L}+\s)?(?:essential|required|needed|necessary|desirable|preferred|advantageous|beneficial|useful|helpful|important)[.!]?$/iu;
const ofTogether =
  /(?:,\s(?:and\s)?|\sand\s)(?=(?:an?|the|good|strong|excellent|some|previous|proven|experience|knowledge|attention|full|valid)\s)/giu;

function calledTogether(text: string): { from: number; to: number }[] {
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

function isFirstOf(
  { from }: { from: number },
  at: number,
  all: readonly { from: number; to: number }[],
): boolean {
  return at === 0 || from >= (all[at - 1]?.to ?? 0);
}

function cuts(text: string, pattern: RegExp): { from: number; to: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}

function joints(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let last = 0;
  for (const match of text.matchAll(joint)) {
    const to = match.index + match[0].length;
    const least = namedBody.test(text.slice(last, match.index)) ? shortest.named : shortest.any;
    if (match.index - last < least || text.length - to < 14) continue;
    if (bareAnd.test(match[0]) && waitsForNoun.test(text.slice(last, match.index))) {
      if (ownNoun.test(text.slice(to))) continue;
    }
    found.push({ from: match.index, to });
    last = to;
  }
  return found;
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
