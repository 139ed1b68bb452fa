import { foldSpelling } from "../text/spelling.ts";

/** A word as the lexicon compares it. */
export type FoldedWord = {
  /** Lower case, without accents, in one spelling, singular. */
  key: string;
  /** Whether a plural "s" was taken off. */
  plural: boolean;
};

const letterFolds: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ı: "i",
  þ: "th",
  ð: "d",
};
const unfoldable = /[ßøłæœđıþð]/g;
const combiningMarks = /\p{M}/gu;
const nonAscii = /[^\p{ASCII}]/u;

/** The same word without accents and case: "Qualité" is "qualite". */
function spellPlainly(word: string): string {
  const lower = word.toLowerCase();
  if (!nonAscii.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(combiningMarks, "")
    .replace(unfoldable, (letter) => letterFolds[letter] ?? letter);
}

const plainEnding = /(ss|us|is|os|[^a-z]s)$/;
const silentE = /(s|x|ch|sh)e$/;

/**
 * Folds plural and singular to one form. The silent e of "database" goes with that of "processes", and "analysis"
 * meets "analyses", so that no list of nouns is needed; the results are keys, not words.
 */
function foldNumber(word: string, raw: string): FoldedWord {
  const acronym = /^[A-Z]{2,}s$/.test(raw);
  if (!acronym && word.length < 4) return { key: word, plural: false };
  if (word.length > 5 && word.endsWith("sis")) return { key: word.slice(0, -2), plural: false };
  const plural = acronym || (word.endsWith("s") && !plainEnding.test(word));
  let key = word;
  if (plural)
    key = key.endsWith("ies") && key.length > 4 ? `${key.slice(0, -3)}y` : key.slice(0, -1);
  if (silentE.test(key) && key.length > 3) key = key.slice(0, -1);
  return { key, plural };
}

const cache = new Map<string, FoldedWord>();
const cacheLimit = 20_000;

/** Folds one word (letters and digits, no separators). Remembers common words, for speed alone. */
export function foldWord(raw: string): FoldedWord {
  const known = cache.get(raw);
  if (known) return known;
  const folded = foldNumber(foldSpelling(spellPlainly(raw)), raw);
  if (cache.size >= cacheLimit) cache.clear();
  if (raw.length <= 32) cache.set(raw, folded);
  return folded;
}

/** Words as the lexicon compares them. */
export const wordKeys = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => foldWord(word).key));
