import { isStopWord, type Word, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isCounted, isCountNoun } from "./words/count-nouns.ts";

/** Behind the thing goes on what is no part of it. */
const ends = /^(?:$|\s*[,;]|\s(?:daily|weekly|monthly|regularly|alone|myself|each|every|per)\b)/u;

const mostBetween = 6;

/** Behind these stands a thing ("on the patient record"); "by van", "per shift", "as manager" need no article. */
const beforeThing = /^(?:in|on|onto|into|with|within|for|to|from|of|at|under|across|using)$/u;
/** "A kind of heat pump". */
const ofKind = /\b(?:kind|type|sort|form|style|brand|make|size|grade|class)s? of $/u;
/** Verbs behind which a thing stands, in the middle of a clause: "…, propelling store to improve". */
const opensDeed = /(?:,|\b(?:by|while|when|through))\s$/u;

/** "Exceeded bank's expectations": whose has no article either. */
const isBareOwner = (word: string) => {
  const [, owner = ""] = /^(\p{Ll}+)['’]s$/u.exec(word) ?? [];
  return owner !== "" && isCounted(owner);
};

const isRowBehind = (behind: string) => /^, [^,]+(?:, [^,]+){0,4},? (?:and|or) /u.test(behind);

/** A verb of the same form behind the comma. */
function opensAnother(all: readonly Word[], at: number): boolean {
  const form = verbOf(all[at + 1]?.lower ?? "")?.form;
  return form === "past" && verbOf(all[0]?.lower ?? "")?.form === form;
}

/** People and bodies of whom one has an article even alone: "when patient is denied cover", "for client". */
const alwaysWith =
  /^(?:client|customer|patient|resident|tenant|pupil|employee|supplier|contractor|manager|supervisor|director|colleague|department|organisation|organization|company|platform|system|website|database|project|agency|facility|user|crew)$/u;
const beforeClause = /^(?:when|if|that|until|once|because|whether|where)$/u;
const ofState = /^\s(?:is|was|are|were|has|had|can|could|will|would)\b/u;

/** Whether the thing that begins at a word is one of which one counts, without its article. */
function isBare(text: string, all: readonly Word[], first: number, fewest = 1): boolean {
  for (let at = first; at <= first + mostBetween; at += 1) {
    const word = all[at];
    if (word === undefined) return false;
    // "Work safely round the hopper".
    if (word.lower === "round" && isStopWord(all[at + 1]?.lower ?? "")) return false;
    // "Directed $75M project": a sum is no number of projects.
    const isSum = /^\d/u.test(word.text) && /[£$€]$/u.test(text.slice(0, word.start));
    // An article, a number, whose it is: all is said.
    if (isStopWord(word.lower) || (/^\d/u.test(word.text) && !isSum)) return false;
    if (at === first && isBareOwner(word.text)) return true;
    if (/['’]s?$/u.test(word.text) || /s['’]/u.test(text.slice(word.start, word.end + 1)))
      return false;
    const behind = text.slice(word.end);
    const next = all[at + 1];
    const isEnd = ends.test(behind) || (next !== undefined && isStopWord(next.lower));
    if (!isEnd) {
      if (/^[^\s]/u.test(behind)) return false;
      // "Kept facility stocked", "vehicle unit using SolidWorks".
      const form = verbOf(next?.lower ?? "")?.form;
      if (
        /^(?:past|gerund)$/u.test(form ?? "") &&
        at - first + 1 >= fewest &&
        isCountNoun(word.text) &&
        (form === "past" || next?.lower === "using")
      )
        return true;
      continue;
    }
    const joined = all[at + 2];
    // "Drive a tractor and Merlo telehandler": the row goes on to its last thing.
    if (next !== undefined && /^\s(?:and|or)\s/u.test(behind) && joined !== undefined) {
      if (fewest > 1 || verbOf(joined.lower) !== undefined) return false;
      at += 1;
      continue;
    }
    // "Press, funder and report deadlines": a row, whose thing stands at its end; "restructured team, revised plans" is none.
    if (/^,\s/u.test(behind) && !opensAnother(all, at) && isRowBehind(behind)) return false;
    return at - first + 1 >= fewest && isCounted(word.text);
  }
  return false;
}

/**
 * Whether a deed ("reconcile stock ledger") has a thing of which one counts without its article: what it is done to stands
 * between its verb and the next small word. Behind a small word one alone may be a manner ("on site", "in class").
 */
export function lacksArticle(text: string): boolean {
  const all = words(text);
  const have = all[0]?.lower === "have" ? 1 : 0;
  const form = verbOf(all[have]?.lower ?? "")?.form;
  if ((form === "base" || form === "past") && isBare(text, all, have + 1)) return true;
  return all.some(({ lower, start }, at) => {
    if (at <= have) return false;
    const before = text.slice(0, start);
    const next = all[at + 1];
    const behind = next === undefined ? "" : text.slice(next.end);
    // "From supplier to customer", "head of department" are said so.
    const isAlone =
      next !== undefined &&
      alwaysWith.test(next.text) &&
      !/\b(?:from|heads?|directors?) /u.test(before);
    if (beforeClause.test(lower) && isAlone && ofState.test(behind)) return true;
    if (
      /^(?:for|with|through)$/u.test(lower) &&
      isAlone &&
      /^(?:$|,|\s(?:on|in|at|for|to)\b)/u.test(behind)
    )
      return true;
    if (beforeThing.test(lower))
      return !ofKind.test(`${before}${lower} `) && isBare(text, all, at + 1, 2);
    return verbOf(lower)?.form === "gerund" && opensDeed.test(before) && isBare(text, all, at + 1);
  });
}

/** "Python job that shuts environments": the same of what work consisted of. */
export const isBareThing = (text: string): boolean => isBare(text, words(text), 0);
