import { marksPerFeature } from "../../src/server/engine/tagger/labels.ts";
import {
  farSign,
  levelOf,
  modelVersion,
  type PackedModel,
  signs,
} from "../../src/server/engine/tagger/model-form.ts";
import type { TrainedWeights } from "./train-weights.ts";
import type { WordTable } from "./word-table.ts";

function nearestPlace(level: number): number {
  let best = 0;
  for (let place = 1; place < signs.length; place++) {
    if (Math.abs(levelOf(place) - level) < Math.abs(levelOf(best) - level)) best = place;
  }
  return best;
}

/** Places of levels -1 to 1 in steps fine enough that none is missed. */
const steps = 4096;
const places = Array.from({ length: 2 * steps + 1 }, (_, at) => nearestPlace((at - steps) / steps));

const signOf = (place: number) => signs[place] ?? "A";

function packPairs(pairs: Uint8Array): string {
  let packed = "";
  for (let from = 0; from < pairs.length; from += 6) {
    let place = 0;
    for (let bit = 0; bit < 6; bit++) place |= (pairs[from + bit] ?? 0) << bit;
    packed += signOf(place);
  }
  return packed;
}

/** The rows with the strongest weights, in order. */
function strongestRows(features: Float32Array, most: number): number[] {
  const strengths = new Float32Array(features.length / marksPerFeature);
  for (const [at, weight] of features.entries()) {
    const row = Math.floor(at / marksPerFeature);
    strengths[row] = (strengths[row] ?? 0) + weight * weight;
  }
  return [...strengths.keys()]
    .filter((row) => (strengths[row] ?? 0) > 0)
    .sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
}

function packFeatures(features: Float32Array, rows: readonly number[], largest: number): string {
  let packed = "";
  let before = -1;
  for (const row of rows) {
    const step = row - before;
    packed += signOf(farSign).repeat(Math.floor(step / farSign)) + signOf(step % farSign);
    for (let mark = 0; mark < marksPerFeature; mark++) {
      const weight = features[row * marksPerFeature + mark] ?? 0;
      const level = Math.max(-1, Math.min(1, weight / largest));
      packed += signOf(places[Math.round(level * steps) + steps] ?? 31);
    }
    before = row;
  }
  return packed;
}

/** The few largest weights are cut off, so that the 64 steps stay fine for the others. */
function largestKept(features: Float32Array, rows: readonly number[]): number {
  const sizes = rows.flatMap((row) =>
    [...features.subarray(row * marksPerFeature, (row + 1) * marksPerFeature)].map(Math.abs),
  );
  sizes.sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length * 0.9998)] || 1;
}

/** Writes the strongest weights and the word groups down as the tagger reads them. */
export function packWeights(
  trained: TrainedWeights,
  table: WordTable,
  pairs: Uint8Array,
  mostRows: number,
): PackedModel {
  const rows = strongestRows(trained.features, mostRows);
  const largest = largestKept(trained.features, rows);
  let groups = "";
  for (const [at] of table.words.entries()) {
    const fine = table.fine[at] ?? 0;
    groups += signOf(fine >> 6) + signOf(fine & 63);
    groups += signOf(table.coarse[at] ?? 0) + signOf(table.asked[at] ?? 0);
  }
  return {
    version: modelVersion,
    buckets: trained.features.length / marksPerFeature,
    largest: Number(largest.toPrecision(6)),
    features: packFeatures(trained.features, rows, largest),
    transitions: [...trained.transitions].map((score) => score.toFixed(3)).join(" "),
    words: table.words.join(" "),
    groups,
    pairs: packPairs(pairs),
  };
}
