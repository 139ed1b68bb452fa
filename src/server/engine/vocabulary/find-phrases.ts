import { remembered } from "../text/remembered.ts";
import { foldLetters } from "./fold.ts";

/** A word as phrases are matched: folded, dots of abbreviations taken out ("B.Sc." is "bsc"). */
export type PhraseToken = { key: string; start: number; end: number };
export type PhraseMatch<T> = {
  value: T;
  start: number;
  end: number;
  /** Index of the first token, and of the one behind the last. */
  firstToken: number;
  nextToken: number;
};
type PhraseIndex<T> = { values: Map<string, T>; longest: Map<string, number> };

const tokenPattern = /\p{L}{1,5}(?:\.\p{L}{1,5})+\.?|[\p{L}\p{N}]+(?:'\p{L}{1,3}(?!\p{L}))?/gu;

/** The words of a text. Linear; a dotted abbreviation is one word, a hyphen divides words. */
export const phraseTokens: (text: string) => readonly PhraseToken[] = remembered((text) => {
  const tokens: PhraseToken[] = [];
  for (const match of foldLetters(text).matchAll(tokenPattern)) {
    const key = match[0].replaceAll(".", "").replace(/'s$/, "s").replaceAll("'", "");
    tokens.push({ key, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
});

/** Builds an index of phrases; the same phrase given twice keeps its first value. */
export function indexPhrases<T>(entries: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const index: PhraseIndex<T> = { values: new Map(), longest: new Map() };
  for (const [phrase, value] of entries) {
    const keys = phraseTokens(phrase).map((token) => token.key);
    const first = keys[0];
    if (first === undefined) continue;
    const key = keys.join(" ");
    if (!index.values.has(key)) index.values.set(key, value);
    index.longest.set(first, Math.max(index.longest.get(first) ?? 0, keys.length));
  }
  return index;
}

/** The longest phrase that begins at token `at`, or null. */
export function phraseAt<T>(
  index: PhraseIndex<T>,
  tokens: readonly PhraseToken[],
  at: number,
): PhraseMatch<T> | null {
  const first = tokens[at];
  if (!first) return null;
  const longest = index.longest.get(first.key) ?? 0;
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const last = tokens[at + length - 1];
    const key = tokens
      .slice(at, at + length)
      .map((token) => token.key)
      .join(" ");
    const value = index.values.get(key);
    if (value !== undefined && last) {
      return { value, start: first.start, end: last.end, firstToken: at, nextToken: at + length };
    }
  }
  return null;
}

/** All phrases in a text, longest first at each place, without overlaps. */
export function findPhrases<T>(
  index: PhraseIndex<T>,
  tokens: readonly PhraseToken[],
): PhraseMatch<T>[] {
  const found: PhraseMatch<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = phraseAt(index, tokens, at);
    if (match) found.push(match);
    at = match ? match.nextToken : at + 1;
  }
  return found;
}
