import { termKeys } from "../text/term-key.ts";
import { wordsOf } from "../words/tables.ts";
import { isGenericTerm } from "./generic-terms.ts";

/** How much a shared word says, by how many CVs use it. Published in docs/scoring.md. */
export const wordWeights = { nearlyAll: 0.05, most: 0.25, many: 0.45, some: 0.7, rare: 1 } as const;
/** The most that a word says which advertisements use of any job. */
export const genericWordWeight = 0.15;

const bands = [
  ["some", "some"],
  ["many", "many"],
  ["most", "most"],
  ["nearlyAll", "nearly all"],
] as const;
const byKey = new Map<string, number>(
  bands.flatMap(([band, cvs]) =>
    termKeys(wordsOf(`common in ${cvs} CVs`).join(" ")).map((key) => [key, wordWeights[band]]),
  ),
);

/** 0 to 1: how much it says that two texts share this word (its key). */
export function wordWeight(key: string): number {
  const weight = byKey.get(key) ?? wordWeights.rare;
  return isGenericTerm(key) ? Math.min(weight, genericWordWeight) : weight;
}
