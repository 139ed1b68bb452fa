import { findMentions, relation } from "../../lexicon/lexicon.ts";
import { termKeys } from "../../text/term-key.ts";
import { words } from "../../text/words.ts";
import { verbOf } from "../../vocabulary/verb-forms.ts";
import { deedsIn } from "../guard/check-deeds.ts";
import type { AskedPhrase } from "./asked-phrase.ts";

/** How much of what is asked for a statement shows: the letter claims no more of it. */

const twoDeeds = /^(\p{Ll}+ing) and (\p{Ll}+ing)\s(.+)$/u;
/** Where it is done, behind what is done. */
const placeBehind = /^(.+?)\s(?:in|at|within|across|throughout|under)\s([^,]+)$/u;
const fewestWords = 2;

/** Whether the statement names the skill that `phrase` is, or has in it. */
function namesSkillOf(phrase: string, statement: string): boolean {
  const own = findMentions(statement);
  return findMentions(phrase).some(({ skill }) =>
    own.some((one) => relation(one.skill.name, skill.name) === 1),
  );
}

const baseOf = (word: string) => verbOf(word)?.base;

/** What was done, not what it was done to: "run" and "check" of "run the programs and check them". */
const deedsOf = (statement: string) =>
  Array.from(
    statement.matchAll(/(?:^(?:have )?|\b(?:and|or|to|I|then|by|also)\s|,\s)(\p{Ll}+)/gu),
    ([, word = ""]) => word,
  );

function isDone(gerund: string, statement: string): boolean {
  const base = baseOf(gerund);
  return (
    deedsOf(statement).some((word) => word === gerund || (base && baseOf(word) === base)) ||
    [...deedsIn(gerund)].some((row) => deedsIn(deedsOf(statement).join(" ")).has(row))
  );
}

/** "Programming and running the machine" as far as "run the machine" shows it, "giving fluids in the community" by "gave fluids". */
export function shownPart(
  { text, isDeed }: AskedPhrase,
  statement: string,
  keys: readonly string[],
): string {
  const [, first = "", second = "", rest = ""] = (isDeed && twoDeeds.exec(text)) || [];
  const done = [first, second].filter((one) => one !== "" && isDone(one, statement));
  // "Recognising and responding to concerns": what stands behind the second is not that of the first.
  const isOfSecond = done[0] === first && /^(?:to|for|with|on|in|at|about|from|into)\s/u.test(rest);
  const deed = done.length === 1 && !isOfSecond ? `${done[0]} ${rest}` : text;
  const [, what = "", place = ""] = placeBehind.exec(deed) ?? [];
  const placeKeys = termKeys(place);
  const isShown =
    placeKeys.length === 0 ||
    placeKeys.some((key) => keys.includes(key)) ||
    namesSkillOf(place, statement);
  return what === "" || isShown || words(what).length < fewestWords ? deed : what;
}

const behindHead = /\s(?:of|for|in|at|on|with|to|from|by|across|within|under|about|through)\s.*$/u;

/** Whether the statement has the thing that is asked for, not only a word that stands beside it: the "group" of a "tutor group". */
export function showsHead(text: string, statement: string, keys: readonly string[]): boolean {
  if (namesSkillOf(text, statement)) return true;
  const head = words(text.replace(behindHead, "")).at(-1)?.lower ?? "";
  return termKeys(head).some((key) => keys.includes(key));
}
