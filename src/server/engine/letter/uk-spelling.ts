import spellings from "./words/letter-spellings.json" with { type: "json" };

const british = new Map(Object.entries(spellings.british));
const keepsZ = new Set(spellings.keepsZ.split(" "));
const programmes = new RegExp(`\\b(${spellings.programmes}) program(s?)\\b`, "gu");

/** British spelling for the lower-case words of a text; names and anything with a capital stay as they are. */
export function inBritishSpelling(text: string): string {
  return text
    .replace(programmes, "$1 programme$2")
    .replace(/(?<![\p{L}\p{N}.@/])\p{Ll}{4,}(?![\p{L}\p{N}@])/gu, (word) => {
      const known = british.get(word);
      if (known !== undefined || keepsZ.has(word)) return known ?? word;
      return word
        .replace(
          /(?<=[^aeiou]|[aeiou]l|ion|u?al|[aeo]r|it|at|[aioe]n|[io]m)iz(e|ed|es|ing|er|ers|ation|ations|ational)$/u,
          "is$1",
        )
        .replace(/lyz(e|ed|es|ing)$/u, "lys$1");
    });
}
