import { alwaysZ, britishWords } from "./words/uk-words.ts";

const keepsZ = new Set(alwaysZ.split(" "));

/** Behind these a program is no software. */
const programme =
  /\b(training|discount|assistance|educational|development|support|outreach|care|school|health|safety|incentive|loyalty|marketing|mentoring|apprenticeship|benefits?|government|community|recruitment|exercise|rehabilitation|treatment|summer|youth|volunteer|wellness|leadership|internship|recreation|enrichment|projects? and) (program)(s?)\b/gu;

/** British spelling for the lower-case words of a text; names and anything with a capital stay as they are. */
export function inBritishSpelling(text: string): string {
  return text
    .replace(programme, "$1 $2me$3")
    .replace(/(?<![\p{L}\p{N}.@/])\p{Ll}{4,}(?![\p{L}\p{N}@])/gu, (word) => {
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
