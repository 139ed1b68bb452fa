import { findMentions } from "../../lexicon/lexicon.ts";
import { holdsFigure } from "../../score/content-quality.ts";
import { numberWords } from "./number-words.ts";

const numberWord = new RegExp(
  `(?<![-\\p{L}\\p{N}])(?:${Object.keys(numberWords).join("|")})(?![-\\p{L}\\p{N}])(?! (?:hundred|thousand|million|billion|dozen|quarters?|halves|thirds|to (?:one|five)\\b))`,
  "gu",
);

/** Beside "one", "two" or "twenty-eight" a lone figure would look odd. */
const mixed = new RegExp(`\\b(?:one|two)\\b|\\b(?:${Object.keys(numberWords).join("|")})-`, "iu");

/** A line without a figure, its numbers in figures: "team of six" is "team of 6". Names such as "six sigma" stay. */
export function writeNumerals(text: string): string | null {
  if (holdsFigure(text) || mixed.test(text)) return null;
  const names = findMentions(text);
  const changed = text.replace(numberWord, (word, at: number) => {
    const named = names.some(({ start, end }) => start <= at && at < end);
    return named ? word : (numberWords[word] ?? word);
  });
  return changed === text ? null : changed;
}
