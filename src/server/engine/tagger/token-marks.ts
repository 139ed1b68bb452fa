import type { TaggerToken } from "./tagger-tokens.ts";
import { shapeOf, wordHash } from "./word-hash.ts";

/**
 * Groups of words used alike, from fine to coarse, learnt from unlabelled advertisements and CVs; and how much of the word
 * is asked for in advertisements that a crowd marked.
 */
export type WordGroups = (lower: string) => readonly [fine: number, coarse: number, asked: number];

/** What is known of one token by itself, as numbers. */
export type Marks = {
  word: number;
  shape: number;
  ending: number;
  lexicon: number;
  fine: number;
  coarse: number;
  asked: number;
  token: TaggerToken;
};

/** What stands before a line's first token. */
export const beforeLine: Omit<Marks, "token"> = {
  word: 1,
  shape: 1,
  ending: 1,
  lexicon: 99,
  fine: -1,
  coarse: -1,
  asked: 10,
};
/** What stands behind its last. */
export const behindLine: Omit<Marks, "token"> = {
  word: 2,
  shape: 2,
  ending: 2,
  lexicon: 98,
  fine: -2,
  coarse: -2,
  asked: 11,
};

export function marksOf(token: TaggerToken, groups: WordGroups): Marks {
  const [fine, coarse, asked] = groups(token.lower);
  const { lower, lexicon } = token;
  return {
    word: wordHash(lower),
    shape: shapeOf(token.raw),
    ending: wordHash(lower, Math.max(0, lower.length - 3)),
    lexicon,
    fine,
    coarse,
    asked,
    token,
  };
}
