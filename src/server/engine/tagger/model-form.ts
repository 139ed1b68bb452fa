/** The form of the weights file this code reads; the training writes the same number into it. */
export const modelVersion = 2;

/** How the training writes its result down, as text. */
export type PackedModel = {
  version: number;
  /** Rows of the table of feature weights: a power of two. */
  buckets: number;
  /** The largest weight; each is written as one of 64 signs, finer around nought. */
  largest: number;
  /** Each row that is not nought: how far on it stands, then its 4 weights. */
  features: string;
  /** 10 × 9 numbers separated by spaces: what a label scores after another, and at a line's start. */
  transitions: string;
  /** Words in lower case with 0 for each digit, separated by spaces. */
  words: string;
  /** For each word, two signs for its fine group, one for its coarse one, one for how much of it is asked for. */
  groups: string;
  /** Pairs of words that belong together: six places a sign. */
  pairs: string;
};

/** The 64 signs a weight or a number below 64 is written in. */
export const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A distance is written as many of the last sign as it holds 63, then the sign of the rest. */
export const farSign = 63;

/** Value of a sign's place, -1 to 1: the square leaves more places for small weights. */
export function levelOf(place: number): number {
  const level = (place - 31) / 31;
  return Math.max(-1, Math.min(1, level * Math.abs(level)));
}
