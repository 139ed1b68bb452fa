const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";

/** Numbers written out in English, up to ninety, without those of two words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.split(" ").map((word, at): [string, number] => [word, at + 1]),
  ...tens.split(" ").map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

/** Any of them, as part of a pattern. */
export const numberWord = [...numberWords.keys()].join("|");
