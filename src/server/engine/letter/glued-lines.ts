import { wordWeight, wordWeights } from "../keywords/word-weight.ts";
import { findMentions, skillNamed } from "../lexicon/lexicon.ts";
import { termKey } from "../text/term-key.ts";
import { isStopWord, type Word, words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";

/** Lines of a CV that were run together without a stop between them. */

const isCapital = (word: Word | undefined) => /^[\p{Lu}\d]/u.test(word?.text ?? "");

/** A capital on an everyday word that stands alone behind a thing: "reconciliations Mitigate improvements". */
function opensLine(all: readonly Word[], at: number): boolean {
  const word = all[at];
  const before = all[at - 1];
  if (!word || !before || !/^\p{Lu}\p{Ll}{2,}$/u.test(word.text) || isCapital(before)) return false;
  if (isStopWord(before.lower) || isCapital(all[at + 1])) return false;
  const verb = verbOf(word.lower);
  if (verb && (verb.form !== "base" || !isNounToo(verb.base))) return true;
  // "Drafted Word documents", "monthly Power meetings": a name stands behind a verb or what describes it.
  if (verbOf(before.lower) || /(?:ly|al|ive|ous)$/u.test(before.lower)) return false;
  const bridges = /^(?:and|&)$/u.test(all[at + 1]?.lower ?? "") && isCapital(all[at + 2]);
  return !bridges && wordWeight(termKey(word.lower)) < wordWeights.rare;
}

/** "The tenants' Outlook calendar", "in plain English": names that stand among small words. */
function isName(text: string, { start, end }: Word): boolean {
  if (/['’](?:s )?$|['’] $/u.test(text.slice(Math.max(start - 3, 0), start))) return true;
  return findMentions(text).some(
    ({ skill, start: from, end: to }) =>
      from === start &&
      to === end &&
      /^(?:tool|language)$/u.test(skillNamed(skill.name)?.kind ?? ""),
  );
}

/** Whether a statement holds the beginning of another one. */
export function isGlued(text: string): boolean {
  const all = words(text);
  return all.some((word, at) => at > 0 && opensLine(all, at) && !isName(text, word));
}

/** "On the Access Planning app": behind an article the capitals are one name. */
function isInName(all: readonly Word[], at: number): boolean {
  let first = at;
  while (first > 0 && isCapital(all[first - 1])) first -= 1;
  return first < at && /^(?:the|an?|our|my)$/u.test(all[first - 1]?.lower ?? "");
}

/** The pieces of a line in which a verb with a capital opens another statement: "records Serving customers". */
export function unglued(text: string): string[] {
  const all = words(text);
  const cuts = all.flatMap(({ text: word, start, lower }, at) => {
    const form = verbOf(lower)?.form;
    const opens = at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && (form === "past" || form === "gerund");
    const plain = /[\p{Ll}\d)]\s$/u.test(text.slice(0, start));
    return opens &&
      plain &&
      !isInName(all, at) &&
      !isCapital(all[at + 1]) &&
      // "Precision Teaching" is a name.
      !isCapital(all[at - 1]) &&
      !isStopWord(all[at - 1]?.lower ?? "")
      ? [start]
      : [];
  });
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length).trim());
}
