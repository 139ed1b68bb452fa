import type { WordKnowledge } from "./features.ts";
import { marksPerFeature } from "./labels.ts";
import { farSign, levelOf, modelVersion, type PackedModel, signs } from "./model-form.ts";
import type { WordGroups } from "./token-marks.ts";

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
function featureWeights(
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

export type Model = {
  buckets: number;
  features: FeatureWeights;
  transitions: Float64Array;
  words: WordKnowledge;
};

type Groups = ReturnType<WordGroups>;

function signTable(): Uint8Array {
  const table = new Uint8Array(128);
  for (let place = 0; place < signs.length; place++) table[signs.charCodeAt(place)] = place;
  return table;
}

/** A word as the groups know it: all digits alike. */
export function groupKey(lower: string): string {
  return /\d/.test(lower) ? lower.replace(/\d/g, "0") : lower;
}

function readGroups(packed: PackedModel, place: Uint8Array): WordGroups {
  const known = new Map<string, Groups>();
  const at = (index: number) => place[packed.groups.charCodeAt(index)] ?? 0;
  for (const [index, word] of packed.words.split(" ").entries()) {
    const from = 4 * index;
    known.set(word, [64 * at(from) + at(from + 1), at(from + 2), at(from + 3)]);
  }
  return groupsFrom(known);
}

/** Groups by word; a word that is not there has a group of its own kind. */
export function groupsFrom(known: ReadonlyMap<string, Groups>): WordGroups {
  const none = [-9, -9, 0] as const;
  return (lower) => known.get(groupKey(lower)) ?? none;
}

function readPairs(packed: string, place: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(packed.length * 6);
  for (let at = 0; at < pairs.length; at++) {
    pairs[at] = ((place[packed.charCodeAt(Math.floor(at / 6))] ?? 0) >> (at % 6)) & 1;
  }
  return pairs;
}

/** Rows stand in order; a row is found by adding up the distances. Undefined when they do not fit into the table. */
function readFeatures(packed: PackedModel, place: Uint8Array): FeatureWeights | undefined {
  const { length } = packed.features;
  const most = Math.floor(length / (marksPerFeature + 1));
  const rows = new Uint32Array(most);
  const places = new Uint8Array(most * marksPerFeature);
  let count = 0;
  let row = -1;
  for (let at = 0; at < length; at += marksPerFeature) {
    let step = farSign;
    while (step === farSign && at < length) {
      step = place[packed.features.charCodeAt(at)] ?? 0;
      row += step;
      at += 1;
    }
    if (row < 0 || row >= packed.buckets || at + marksPerFeature > length) return undefined;
    rows[count] = row;
    for (let mark = 0; mark < marksPerFeature; mark++) {
      places[count * marksPerFeature + mark] = place[packed.features.charCodeAt(at + mark)] ?? 0;
    }
    count += 1;
  }
  const weights = Float32Array.from(signs, (_, at) => levelOf(at) * packed.largest);
  return featureWeights(packed.buckets, rows.subarray(0, count), places, weights);
}

/** Unpacks trained weights. Throws an Error when they are of another version or size. */
export function readModel(packed: PackedModel): Model {
  const place = signTable();
  const features = packed.version === modelVersion ? readFeatures(packed, place) : undefined;
  if (!features) {
    throw new Error("The tagger's weights are of another version: run npm run train.");
  }
  return {
    buckets: packed.buckets,
    features,
    transitions: Float64Array.from(packed.transitions.split(" "), Number),
    words: { groups: readGroups(packed, place), pairs: readPairs(packed.pairs, place) },
  };
}
