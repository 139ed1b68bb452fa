import { isStopWord, words } from "../text/words.ts";
import { verbOf } from "../vocabulary/verb-forms.ts";
import { isNounGerund } from "./words/noun-gerunds.ts";

const mayFollow = /^(?:using|including|regarding|following|relating|requiring|needing|living)$/u;

/** "Replenishing water jugs serving beverages": another duty behind a thing, or how the first is done, without a mark. */
export function lacksComma(text: string): boolean {
  const all = words(text);
  return all.some(({ lower, start }, at) => {
    const before = all[at - 1]?.lower ?? "";
    const twice =
      at > 2 && /ing$/u.test(before) && !isNounGerund(before) && !mayFollow.test(before);
    if (at < 2 || at === all.length - 1 || (isNounGerund(lower) && !twice) || mayFollow.test(lower))
      return false;
    const behindVerb = verbOf(before) !== undefined && !(/ing$/u.test(before) && at > 2);
    const isMarked = text[start - 2] === "," || isStopWord(before) || behindVerb;
    return verbOf(lower)?.form === "gerund" && !isMarked && !/(?:ly|al|ive)$/u.test(before);
  });
}
