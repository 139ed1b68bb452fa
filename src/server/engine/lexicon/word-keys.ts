import { foldWord } from "./fold-word.ts";

/** The words of a list as the lexicon compares them: white space stands between them. */
export const wordKeys = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => foldWord(word).key),
  );
