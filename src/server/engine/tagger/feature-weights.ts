import { marksPerFeature } from "./labels.ts";

/**
 * What each feature adds to each mark. Six rows in seven are nought and not kept: a bit says for each row whether it is, and
 * those before each 32 bits are counted, so that a row's place among the kept ones is found without a search.
 */
export type FeatureWeights = {
  kept: Uint32Array;
  before: Uint32Array;
  /** Of each kept row, which of the few weights each mark has. */
  places: Uint8Array;
  weights: Float32Array;
};

/** @param rows in order, none twice @param places of each row in turn, one for each mark */
export function featureWeights(
  buckets: number,
  rows: Uint32Array,
  places: Uint8Array,
  weights: Float32Array,
): FeatureWeights {
  const kept = new Uint32Array(Math.ceil(buckets / 32));
  const before = new Uint32Array(kept.length);
  for (const row of rows) {
    const word = row >>> 5;
    kept[word] = (kept[word] ?? 0) | (1 << (row & 31));
  }
  let count = 0;
  for (const [word, bits] of kept.entries()) {
    before[word] = count;
    count += bitsIn(bits);
  }
  return { kept, before, places, weights };
}

/** How many of 32 bits are set: counted in pairs, in fours, in bytes, and those added up. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Adds what a feature weighs for each mark. */
export function addWeights(features: FeatureWeights, row: number, marks: number[]): void {
  const { kept, before, places, weights } = features;
  const word = row >>> 5;
  const bits = kept[word] ?? 0;
  const bit = 1 << (row & 31);
  if ((bits & bit) === 0) return;
  const at = ((before[word] ?? 0) + bitsIn(bits & (bit - 1))) * marksPerFeature;
  for (let mark = 0; mark < marksPerFeature; mark++) {
    marks[mark] = (marks[mark] ?? 0) + (weights[places[at + mark] ?? 0] ?? 0);
  }
}
