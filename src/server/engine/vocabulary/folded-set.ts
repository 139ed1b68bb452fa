import { wordsOf } from "../words/tables.ts";
import { foldLetters } from "./fold.ts";

/** The entries of a list, folded: words with white space between them, or phrases with ";" between them. */
export function foldedSet(list: string, between: " " | ";"): Set<string> {
  const entries = foldLetters(list).split(between === " " ? /\s+/u : /\s*;\s*/u);
  return new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== ""));
}

/** The words of a list of lists.tsv, folded. */
export const foldedWords = (list: string): ReadonlySet<string> =>
  new Set(wordsOf(list).map(foldLetters));
