import { type HeadKind, headNouns, longHeads, phraseEnds } from "./clause-words.ts";

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’/.+#-]*/gu;
/** "A number of years' experience": how much comes before what. */
const quantity = /\b(?:number|range|level|wealth|minimum|amount) of\b/gu;

/** What stands on one side of a place: as it is, and its words in lower case. */
export type Side = { text: string; words: string[] };

export function sideOf(text: string, from: number, to: number): Side {
  const part = text.slice(from, to).trim();
  const joined = part
    .toLowerCase()
    .replace(quantity, " ")
    .replace(longHeads, (name) => name.replaceAll(" ", "-"));
  const words = (joined.match(wordPattern) ?? []).map((word) =>
    word.replace(/['’](?:ll|re|ve|d|s)$|[.'’/-]+$/u, ""),
  );
  return { text: part, words };
}

/** What the noun phrase at the start of these words asks for; null where it has no such head. */
export function headAt(
  words: readonly string[],
  joined = false,
): { kind: HeadKind; at: number } | null {
  for (const [at, word] of words.slice(0, 8).entries()) {
    const kind = headNouns.get(word);
    if (kind) return { kind, at };
    if (joined && (word === "and" || word === "or")) continue;
    if (["so", "therefore", "hence", "also", "but"].includes(word) && at === 0) continue;
    if (phraseEnds.has(word) && !(word === "at" && words[at + 1] === "least")) return null;
  }
  return null;
}

/** What the last head of these words asks for. */
export function lastHead({ words }: Side): HeadKind | null {
  return words.map((word) => headNouns.get(word)).findLast((kind) => kind !== undefined) ?? null;
}

/** A place where a clause may end, and what stands around it. */
export type Place = {
  left: Side;
  last: Side;
  right: Side;
  next: Side;
  joint: string;
  listed: boolean;
  choice: boolean;
};
