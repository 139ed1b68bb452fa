import { withCapital } from "../text/with-capital.ts";

const smallWords = new Set("of and for in the to with at on".split(" "));

/** "Head of children's services", "O'Neill" with the capitals of a name. */
export function withNameCapitals(name: string): string {
  return name
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : withCapital(word),
    )
    .replace(/(?<=['’])S\b/gu, "s");
}
