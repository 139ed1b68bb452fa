import { wordsOf } from "../words/tables.ts";
import { remembered } from "./remembered.ts";
import { stem } from "./stem.ts";
import { isStopWord, words } from "./words.ts";

const keyLength = 7;

/** Words that share their beginning with others of quite another sense ("community" and "communication"): families with a key of their own. */
const apart = new Map(
  wordsOf("word family")
    .map((family) => family.split(" "))
    .flatMap((family) => family.map((word) => [word, family[0] ?? word] as const)),
);

function readKey(lower: string): string {
  const own = apart.get(lower);
  if (own !== undefined) return own;
  const base = stem(lower);
  if (!/^\p{L}+$/u.test(base)) return base;
  const bare = base.length > 6 ? base.replace(/[eo]r$/u, "") : base;
  return bare.slice(0, keyLength);
}

/**
 * What two forms of a word share: the stem without "-er"/"-or", cut to seven letters, so that "administration" meets
 * "administer" and "manager" meets "managed". Words with signs or digits in them (C++, .NET) stay whole.
 */
export const termKey: (lower: string) => string = remembered(readKey);

/** The keys of the content words of a text. */
export function termKeys(text: string): string[] {
  return words(text)
    .filter((word) => !isStopWord(word.lower))
    .map((word) => termKey(word.lower));
}
