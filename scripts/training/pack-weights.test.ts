import { expect, test } from "vitest";
import { marksPerFeature } from "../../src/server/engine/tagger/labels.ts";
import {
  addWeights,
  type FeatureWeights,
  readModel,
} from "../../src/server/engine/tagger/model.ts";
import { pairBits, pairOf, wordHash } from "../../src/server/engine/tagger/word-hash.ts";
import { packWeights } from "./pack-weights.ts";

const buckets = 1024;
const table = {
  words: ["nursing", "0000"],
  fine: Int32Array.of(130, 2),
  coarse: Int32Array.of(7, 1),
  asked: Int32Array.of(6, 0),
};

function written(rows: Record<number, number>, mostRows = 100) {
  const features = new Float32Array(buckets * marksPerFeature);
  for (const [row, weight] of Object.entries(rows)) {
    features.fill(weight, Number(row) * marksPerFeature, (Number(row) + 1) * marksPerFeature);
  }
  const pairs = new Uint8Array(pairBits);
  pairs[pairOf(wordHash("wound"), wordHash("care"))] = 1;
  const transitions = new Float64Array(90).fill(0.25);
  return readModel(packWeights({ features, transitions }, table, pairs, mostRows));
}

function weightsOf(features: FeatureWeights, row: number): number[] {
  const marks = new Array<number>(marksPerFeature).fill(0);
  addWeights(features, row, marks);
  return marks;
}

test("weights are read as they were written, however far apart their rows stand", () => {
  const { features } = written({ 0: 1, 62: -0.5, 125: 0.25, 251: 1, 1023: -1 });
  const at = (row: number) => weightsOf(features, row)[0] ?? 0;
  expect([at(0), at(251), at(1023)]).toEqual([1, 1, -1]);
  expect(at(62)).toBeCloseTo(-0.5, 1);
  expect(at(125)).toBeCloseTo(0.25, 1);
  const told = Array.from({ length: buckets }, (_, row) => row).filter((row) => at(row) !== 0);
  expect(told).toEqual([0, 62, 125, 251, 1023]);
  expect(new Set(weightsOf(features, 251))).toEqual(new Set([1]));
});

test("only the strongest rows are written", () => {
  const { features } = written({ 3: 0.2, 7: -1, 500: 0.9 }, 2);
  const at = (row: number) => weightsOf(features, row)[0] ?? 0;
  expect([at(3), at(7)]).toEqual([0, -1]);
  expect(at(500)).toBeGreaterThan(0.8);
});

test("words keep their groups, all digits alike, and pairs stay pairs", () => {
  const { words, transitions } = written({ 1: 1 });
  expect(words.groups("nursing")).toEqual([130, 7, 6]);
  expect(words.groups("2019")).toEqual([2, 1, 0]);
  expect(words.pairs[pairOf(wordHash("wound"), wordHash("care"))]).toBe(1);
  expect(words.pairs[pairOf(wordHash("care"), wordHash("wound"))]).toBe(0);
  expect(transitions[0]).toBe(0.25);
});
