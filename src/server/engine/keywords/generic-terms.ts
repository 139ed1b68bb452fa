import { termKey, termKeys } from "../text/term-key.ts";
import { isStopWord } from "../text/words.ts";
import { wordsOf } from "../words/tables.ts";

const genericKeys: ReadonlySet<string> = new Set(termKeys(wordsOf("generic term").join(" ")));

/** Whether a term (its key) fits nearly any advertisement. */
export function isGenericTerm(key: string): boolean {
  return genericKeys.has(key);
}

/** Whether a word says what a text is about. */
export const saysSomething = (lower: string) =>
  !isStopWord(lower) && !isGenericTerm(termKey(lower));
