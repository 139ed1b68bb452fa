import { addressesMachines } from "../ats/machine-instructions.ts";
import { disguises } from "../letter/guard/look-alikes.ts";
import { numbersIn, vagueAmountsIn } from "../letter/guard/numbers.ts";
import { stemsOf } from "../letter/guard/streams.ts";
import { findMentions } from "../lexicon/lexicon.ts";
import { foldSpace } from "../text/fold-space.ts";
import { stem } from "../text/stem.ts";
import { words } from "../text/words.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import { adviceWords } from "./advice-words.ts";

/** How much longer another wording may be, and what share of the content words it keeps. */
const mostTimes = 1.5;
const mostMore = 60;
const leastKept = 0.6;

const allowed = new Set([...adviceWords].map(stem));

/** Words that turn a statement round, or say how much of it holds. */
const turning =
  /\b(?:no|not|none|never|nothing|without|missing|lacks?|cannot|can't|don't|doesn't|isn't|all|every|only|yet|except|unless|until|partly|required|preferred|if)\b/giu;
const quoted = /[“"]([^“”"]{1,300})[”"]/gu;
const markup = /[<>{}[\]|*_`#]|https?:|www\.|@/u;

const lower = (text: string) => text.toLowerCase();

function sameList(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const turningWords = (text: string) =>
  Array.from(text.matchAll(turning), ([word]) => lower(word)).sort();
const quotesOf = (text: string) => Array.from(text.matchAll(quoted), ([, quote = ""]) => quote);
const valuesOf = (text: string) => numbersIn(text).map(({ value }) => value);
const skillsOf = (text: string) =>
  [...new Set(findMentions(text).map(({ skill }) => skill.name))].sort();

/** Every fact of one text in the other, and none besides. */
function sameFacts(before: string, after: string): boolean {
  const [awards, newAwards] = [before, after].map((text) =>
    findQualifications(text).map(({ level }) => level),
  );
  const [tongues, newTongues] = [before, after].map((text) =>
    findLanguages(text).map(({ code }) => code),
  );
  return (
    sameList(valuesOf(before), valuesOf(after)) &&
    sameList(vagueAmountsIn(before), vagueAmountsIn(after)) &&
    sameList(quotesOf(before), quotesOf(after)) &&
    sameList(skillsOf(before), skillsOf(after)) &&
    sameList(awards ?? [], newAwards ?? []) &&
    sameList(tongues ?? [], newTongues ?? [])
  );
}

/** Names have a capital: none comes in that was not there. */
function bringsNoName(before: string, after: string): boolean {
  const known = new Set(words(before).map((word) => lower(word.text)));
  return words(after).every(
    ({ text, lower: small }) =>
      !/\p{Lu}/u.test(text) || known.has(small) || adviceWords.has(small) || small === "i",
  );
}

function bringsNoWord(before: string, after: string): boolean {
  const known = new Set(stemsOf(before));
  const said = stemsOf(after);
  return said.every((one) => known.has(one) || allowed.has(one));
}

function keepsWords(before: string, after: string): boolean {
  const said = new Set(stemsOf(after));
  const own = [...new Set(stemsOf(before))].filter((one) => !allowed.has(one));
  return own.filter((one) => said.has(one)).length >= own.length * leastKept;
}

/**
 * Whether another wording of a sentence of advice says the same: every number in its order, every quotation, skill, name and
 * award, no other; a question or a condition stays one; no word comes in but those of `adviceWords`.
 */
export function saysTheSame(before: string, after: string): boolean {
  const text = foldSpace(after);
  if (text.length < 10 || text.length > before.length * mostTimes + mostMore) return false;
  if (/[\n\r]/u.test(after.trim()) || (markup.test(text) && !markup.test(before))) return false;
  if (disguises(text).length > 0 || addressesMachines(text)) return false;
  return (
    text.includes("?") === before.includes("?") &&
    sameList(turningWords(before), turningWords(text)) &&
    sameFacts(before, text) &&
    bringsNoName(before, text) &&
    bringsNoWord(before, text) &&
    keepsWords(before, text)
  );
}

/** What a language model would have said in place of the report's own sentences. */
export type Wording = {
  summary: string | null;
  /** `number` counts from 1. */
  recommendations: readonly { number: number; text: string }[];
};

type Worded = { summary: string; recommendations: string[] };

/** The report's sentences, each in the other wording where that says the same; `changed` counts those. */
export function acceptWording(own: Worded, wording: Wording): Worded & { changed: number } {
  const other = new Map(wording.recommendations.map(({ number, text }) => [number, text]));
  const choose = (before: string, after: string | null | undefined) =>
    after != null && saysTheSame(before, after) ? foldSpace(after) : before;
  const summary = choose(own.summary, wording.summary);
  const recommendations = own.recommendations.map((text, at) => choose(text, other.get(at + 1)));
  const changed = [summary, ...recommendations].filter(
    (text, at) => text !== (at === 0 ? own.summary : own.recommendations[at - 1]),
  ).length;
  return { summary, recommendations, changed };
}
