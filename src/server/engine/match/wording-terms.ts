import { isStopWord, words } from "../text/words.ts";
import { isGenericTerm } from "./generic-terms.ts";
import { termKey, termKeys } from "./term-key.ts";
import { senseOf } from "./word-senses.ts";
import { wordWeight } from "./word-weight.ts";

/** A common word that is the subject of a demand weighs at least this much of a rare one. */
const leastWeight = 0.3;

export type Term = {
  word: string;
  key: string;
  /** Keys of the words a hyphen joins: "on-call" is said by "on call". */
  parts: readonly string[];
  sense: string | null;
  weight: number;
  generic: boolean;
};

/** How rare each word is among the demands of this advertisement; made once per advertisement. */
export type TermWeights = (key: string) => number;

export function weighTerms(demands: readonly { terms: readonly string[] }[]): TermWeights {
  const counts = new Map<string, number>();
  for (const demand of demands) {
    const keys = new Set(demand.terms.map(termKey));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key) => {
    const known = wordWeight(key);
    if (isGenericTerm(key)) return known;
    return Math.max(leastWeight, known) / Math.sqrt(Math.max(1, counts.get(key) ?? 1));
  };
}

export function readTerms(terms: readonly string[], weights: TermWeights): Term[] {
  const seen = new Map<string, Term>();
  const parts = terms.flatMap((term) => words(term)).filter((word) => !isStopWord(word.lower));
  for (const { lower } of parts) {
    const key = termKey(lower);
    const generic = isGenericTerm(key);
    if (seen.has(key)) continue;
    const parts = lower.includes("-") ? termKeys(lower.replaceAll("-", " ")) : [];
    seen.set(key, { word: lower, key, parts, sense: senseOf(key), weight: weights(key), generic });
  }
  return [...seen.values()];
}
