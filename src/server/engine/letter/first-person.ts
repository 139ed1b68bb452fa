import { addressesMachines } from "../ats/machine-instructions.ts";
import { words } from "../text/words.ts";
import { isNounToo, pastOf, verbOf } from "../vocabulary/verb-forms.ts";
import { lowerFirst } from "./lower-first.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import lists from "./words/letter-lines.json" with { type: "json" };

const listed = (text: string) => new Set(text.split(" "));
const adverbs = listed(lists.adverbs);
const passives = listed(lists.passives);
const passiveNext = listed(lists.passiveNext);
const adjectives = listed(lists.adjectives);
const nounNext = listed(lists.nounNext);
const leadVerbs = listed(lists.leadVerbs);
const neverFirst = listed(lists.notFirst);
const determiners = listed("the a an all our my both");
const callings = listed(lists.callings);

const fewestWords = 4;
const mostWords = 32;
const mostCharacters = 240;

/** Signs of lists, headings, code and addresses: what holds one is no plain sentence. */
const oddSigns = /[|•·:;<>{}[\]\\=_~^*#@"“”?!…\t→]|https?|www\.|\s[-–—/]\s|\betc\b|&&/u;
/** A line that ends so goes on somewhere else. */
const tornEnd =
  /(?:[,(&/+-]|\b(?:and|or|of|the|a|an|to|in|with|for|by|from|on|at|as|who|that|which|including))$/iu;
/** Words of somebody who speaks to the reader, that point at another line, or say what is not there. */
const outOfPlace =
  /\b(?:you|your|hire|dear|candidate|applicant|cv|he|she|we|her|him|hers|his|it|its|they|them|this|these|those|ones|there|same|another|such|both|all (?:two|three|four)|above|below|here|not|never|no)\b|n['’]t\b|['’](?:s|re) \p{L}+ing\b|\b(?:19|20)\d\d\s?[-–]|^\p{L}+ (?:on|in|at|to) (?:every|each|all)\b/iu;
/** What may begin the last part of a line with commas: without it the line is a list that was cut. */
const goesOn =
  /\b(?:and|or|but|so)\b|^(?:which|who|where|when|while|including|such|as|to|by|with|from|for|using|then|often|usually|all|each|both|\p{L}+ing)\b/iu;

const isList = (text: string) => {
  const parts = text.split(/,\s/u);
  return parts.length > 1 && !goesOn.test(parts.at(-1) ?? "");
};

const isBalanced = (text: string) =>
  text.split("(").length === text.split(")").length && !/^[^(]*\)/u.test(text);

/** The line without its full stop where it is whole and plain enough to stand in a sentence; else null. */
export function plainLine(line: string): string | null {
  const text = line.trim().replace(/\.$/u, "");
  const count = words(text).length;
  if (count < fewestWords || count > mostWords || text.length > mostCharacters) return null;
  if (
    oddSigns.test(text) ||
    tornEnd.test(text) ||
    outOfPlace.test(text) ||
    isList(text) ||
    !isBalanced(text)
  )
    return null;
  if (/[^\P{L}\p{Script=Latin}]/u.test(text) || /\.\s/u.test(text)) return null;
  const letters = text.replace(/[^\p{L}]+/gu, "");
  const isShouted = letters.replace(/\p{Ll}+/gu, "").length > letters.length * 0.4;
  return isShouted || addressesMachines(text) ? null : text;
}

/** Whether a later word may be a verb that goes with the first one ("plan and deliver"). */
function laterVerbs(text: string): { at: number; lower: string; sure: boolean }[] {
  const all = words(text);
  return all.flatMap(({ lower, start }, index) => {
    const before = index === 0 ? "" : text.slice(0, start);
    if (!/(?:,|\band|\bor|\bthen)\s$/u.test(before)) return [];
    const verb = verbOf(lower);
    if (verb?.form !== "base") return [];
    return [{ at: start, lower, sure: !isNounToo(verb.base) }];
  });
}

/** "Plan and deliver lessons" as it was done then; null where it is not plain which words are verbs. */
function inPast(text: string): string | null {
  const [first = ""] = text.split(" ");
  const later = laterVerbs(text);
  if (leadVerbs.has(first.toLowerCase()) || later.some(({ sure }) => !sure)) return null;
  if (later.length > 0 && /\b(?:to|will|can|who|that|which)\s\p{Ll}/u.test(text)) return null;
  return [...later]
    .reverse()
    .concat({ at: 0, lower: first.toLowerCase(), sure: true })
    .reduce(
      (whole, { at, lower }) => whole.slice(0, at) + pastOf(lower) + whole.slice(at + lower.length),
      lowerFirst(text),
    );
}

/** Behind a word that is as often a noun ("report", "support") something must show that it is the verb. */
function readsAsVerb(base: string, next: string): boolean {
  if (callings.has(base)) return determiners.has(next);
  return !isNounToo(base) || nounNext.has(next) || /^\d/u.test(next);
}

function deedOf(text: string, isNow: boolean): string | null {
  const [first, second, third] = words(text);
  if (!first || !second || neverFirst.has(first.lower)) return null;
  if (adverbs.has(first.lower)) {
    const rest = text.slice(second.start);
    const deed = third === undefined || adverbs.has(second.lower) ? null : deedOf(rest, isNow);
    if (deed === null || /^(?:was|am)\s/u.test(deed)) return null;
    return first.lower === "also" ? deed : `${first.lower} ${deed}`;
  }
  if (first.lower === "responsible" && second.lower === "for")
    return `${isNow ? "am" : "was"} ${lowerFirst(text)}`;
  if (passives.has(first.lower))
    return passiveNext.has(second.lower) ? `was ${lowerFirst(text)}` : null;
  if (adjectives.has(first.lower) || !/^\s$/u.test(text.slice(first.end, second.start)))
    return null;
  const verb = verbOf(first.lower);
  if (!verb) return null;
  if (verb.form === "past") {
    const asAdjective =
      /^(?:in|as|by|member)$/u.test(second.lower) &&
      (verb.base.length > 5 || verb.base === "train");
    return asAdjective && !/^(?:liais|work|communicat)/u.test(verb.base) ? null : lowerFirst(text);
  }
  if (verb.form === "gerund" || second.lower === "of" || !readsAsVerb(verb.base, second.lower))
    return null;
  if (verb.form === "third") {
    if (!isNow || isNounToo(verb.base) || /\b(?:and|,)\s\p{Ll}+s\b/u.test(text)) return null;
    return verb.base + text.slice(first.end);
  }
  return isNow ? lowerFirst(text) : inPast(text);
}

/**
 * What somebody did, from a line of a CV, so that it can stand behind "I"; null where that cannot be had without bending it.
 * `isNow` is whether the line tells of a post that is still held.
 */
export function deedFromLine(line: string, isNow: boolean): string | null {
  const text = plainLine(line);
  if (text === null) return null;
  const own =
    /^I\s(?:also\s)?(?!am\b|also\b|have\b|['’]|would|will|can|could|hope|want|like|love|enjoy|believe|feel|know|think|need|became|become)(?=\p{Ll})/u;
  if (own.test(text)) return inBritishSpelling(text.replace(own, ""));
  if (/\b(?:I|me|I['’]\p{L}+)\b/u.test(text)) return null;
  const deed = deedOf(text, isNow);
  return deed === null ? null : inBritishSpelling(deed);
}

/** "managing a ward of 28 beds", of a line that says what a post is made of; null where it says it otherwise. */
export function gerundFromLine(line: string): string | null {
  const text = plainLine(line);
  const [first, second] = words(text ?? "");
  if (text === null || !first || !second || /\bI\b/u.test(text)) return null;
  const isGerund = verbOf(first.lower)?.form === "gerund";
  const isName = /^(?:of|experience|skills|duties|officer|manager|team|assistant)$/u.test(
    second.lower,
  );
  return isGerund && !isName && first.end + 1 === second.start
    ? inBritishSpelling(lowerFirst(text))
    : null;
}
