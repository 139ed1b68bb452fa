export const letterLengths = ["short", "medium", "long"] as const;
export type LetterLength = (typeof letterLengths)[number];

/** (spec) About how many words a letter of each length has, from its date to its name. */
export const letterWords: Readonly<Record<LetterLength, number>> = {
  short: 150,
  medium: 250,
  long: 350,
};

/** How far a letter may be from its length, as a share of it. */
export const letterWordsTolerance = 0.12;

/** The number of words in a letter: what stands between white space and holds a letter or digit. */
export function countLetterWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
