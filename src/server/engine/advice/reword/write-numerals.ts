import { findMentions } from "../../lexicon/lexicon.ts";
import { holdsFigure } from "../../score/content-quality.ts";
import { numberWords } from "../../text/number-words.ts";

/** From here on a figure is found at a glance; "one" is mostly a pronoun, and "two" reads as well. */
const smallest = 3;
const written = [...numberWords]
  .flatMap(([word, value]) => (value < smallest ? [] : [word]))
  .join("|");

const numberWord = new RegExp(
  `(?<![-\\p{L}\\p{N}])(?:${written})(?![-\\p{L}\\p{N}])(?! (?:hundred|thousand|million|billion|dozen|quarters?|halves|thirds|to (?:one|five)\\b))`,
  "gu",
);

/** Beside "one", "two" or "twenty-eight" a lone figure would look odd. */
const mixed = new RegExp(`\\b(?:one|two)\\b|\\b(?:${written})-`, "iu");

/** A line without a figure, its numbers in figures: "team of six" is "team of 6". Names such as "six sigma" stay. */
export function writeNumerals(text: string): string | null {
  if (holdsFigure(text) || mixed.test(text)) return null;
  const names = findMentions(text);
  const changed = text.replace(numberWord, (word, at: number) => {
    const named = names.some(({ start, end }) => start <= at && at < end);
    return named ? word : String(numberWords.get(word) ?? word);
  });
  return changed === text ? null : changed;
}
