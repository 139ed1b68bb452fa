import { stem } from "../text/stem.ts";
import { isStopWord, type Word, words } from "../text/words.ts";
import { fillerWords, notKeywords } from "./filler-words.ts";

const filler: ReadonlySet<string> = new Set(fillerWords.map(stem));
const general: ReadonlySet<string> = new Set(notKeywords.map(stem));
const most = 12;

/** The words of a text that say what it is about, in order, as written. */
export function contentWords(text: string): Word[] {
  return words(text).filter(
    ({ lower }) =>
      lower.length > 1 &&
      /\p{L}/u.test(lower) &&
      !isStopWord(lower) &&
      !filler.has(stem(lower)) &&
      !lower.includes("@"),
  );
}

/** Content words in lower case, each once, at most twelve. */
export function contentTerms(text: string): string[] {
  return [...new Set(contentWords(text).map((word) => word.lower))].slice(0, most);
}

/** Whether a content word may stand as a keyword of its own: not an ordinary verb or adjective. */
export function isSalient(lower: string): boolean {
  return lower.length > 2 && !general.has(stem(lower)) && !/(?:ly|able|ible|ful|ous)$/u.test(lower);
}
