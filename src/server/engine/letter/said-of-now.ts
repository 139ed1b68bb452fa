import { words } from "../text/words.ts";
import { isNounToo, verbOf } from "../vocabulary/verb-forms.ts";
import type { DeedHabit } from "./deed-habit.ts";
import { joinedVerb } from "./joined-verbs.ts";
import { fewestWords } from "./statements.ts";

/** "Assess and dress wounds, and wrote the guide": what is done now stands without what was done once. */
export function withoutPast(lowered: string): string {
  const once = Array.from(lowered.matchAll(/,? and (\p{Ll}+) (?=\p{L})/gu)).find(
    // "Order materials and cut waste": spelt like the present.
    ([, word = ""]) => verbOf(word)?.form === "past" && verbOf(word)?.base !== word,
  );
  // "Behind closed doors and covered with towels" tells of no other deed.
  if (once && /^,? and \p{Ll}+ (?:with|by|in|under|on|as)\b/u.test(lowered.slice(once.index)))
    return lowered;
  const head = lowered.slice(0, once?.index);
  return words(head).length >= fewestWords ? head : lowered;
}

const joinsBaseForm = /^\p{Ll}+ and (?!\p{Ll}+ed\b)\p{Ll}+ (?:the|an?|all|our)\b/u;

/** "Set up theatre and check equipment", "cut keys" among lines of what is done now. */
export function isSaidOfNow(lowered: string, habit: DeedHabit): boolean {
  if (joinsBaseForm.test(lowered)) return true;
  const joined = Array.from(lowered.matchAll(joinedVerb), ([, word = ""]) => ({
    word,
    verb: verbOf(word),
  }));
  if (joined.some(({ word, verb }) => verb?.form === "past" && verb.base !== word)) return false;
  const isBase = joined.some(
    ({ word, verb }) => verb?.form === "base" && (word === "use" || !isNounToo(verb.base)),
  );
  return (
    isBase || (habit === "now" && !/\d\s?%|[£€]\d|\bby \p{Ll}+ing\b|\bfrom .+ to\b/u.test(lowered))
  );
}
