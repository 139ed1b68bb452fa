import { alwaysZ, britishWords } from "./words/uk-words.ts";

const keepsZ = new Set(alwaysZ.split(" "));

/** British spelling for the lower-case words of a text; names and anything with a capital stay as they are. */
export function inBritishSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}.@/-])\p{Ll}{4,}(?![\p{L}\p{N}@])/gu, (word) => {
    const known = britishWords[word];
    if (known !== undefined) return known;
    if (keepsZ.has(word)) return word;
    return word
      .replace(
        /([^aeiou]|[aeiou]l|ion|u?al|ar|er|or|it|at|an|in|on|im|om)iz(e|ed|es|ing|er|ers|ation|ations|ational)$/u,
        "$1is$2",
      )
      .replace(/lyz(e|ed|es|ing)$/u, "lys$1");
  });
}
