import { words } from "../text/words.ts";
import { isNounToo, pastOf, verbOf } from "./words/verb-forms.ts";

const joinedWord = /(?:,|\band|,\sand)\s+(?:\p{Ll}+ly\s+)?(\p{Ll}+)/gu;
/** Behind these a joined verb hangs on another one: "help residents to wash and dress". */
const dependent =
  /\b(?:to|not|can|could|would|will|should|must|let|help|helps|helping|while|when|so|that|who|which)\s/u;

/**
 * "Train new staff and check stock" as it is told once the role is over: "trained new staff and checked stock". Null where
 * it cannot be told which words are verbs.
 */
export function inPast(statement: string): string | null {
  const [first] = words(statement);
  const verb = first && verbOf(first.lower);
  if (!first || verb?.form !== "base") return null;
  const rest = statement.slice(first.end);
  let safe = true;
  const told = rest.replace(joinedWord, (whole: string, word: string, at: number) => {
    const joined = verbOf(word);
    if (joined?.form !== "base") return whole;
    const inRow = /^(?:,\s\p{Ll}+)*$/u.test(rest.slice(0, at));
    const behind = rest.slice(at + whole.length);
    const showsVerb = inRow || /^\s+(?:the|a|an|all|any|our|their|new|up|out|\d)\b/u.test(behind);
    if (isNounToo(joined.base) && !showsVerb) {
      // "Receive and order stock" or "manage staff and stock": a thing before it makes it another thing.
      safe &&= !/^\s*$/u.test(rest.slice(0, at)) && !/^\s+\p{Ll}+s\b/u.test(behind);
      return whole;
    }
    if (dependent.test(rest.slice(0, at))) safe = false;
    return whole.slice(0, whole.length - word.length) + pastOf(joined.base);
  });
  return safe ? pastOf(verb.base) + told : null;
}
