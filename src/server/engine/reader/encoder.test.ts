import { describe, expect, it } from "vitest";
import { readPairs } from "../../../../test/engine-pairs.ts";
import { readReaderFiles } from "../../features/analysis/reader-files.ts";
import { type Encoded, openEncoder } from "./encoder.ts";
import { createTokenizer, createWordPieces } from "./word-pieces.ts";

const files = readReaderFiles();
const encoder = await openEncoder(files.weights);
const wordPieces = createWordPieces(createTokenizer(files.tokenizer));

/** Inputs of very different lengths, more than one batch holds. */
const lines = [
  ...new Set(
    readPairs()
      .slice(0, 4)
      .flatMap(({ cv }) => cv.split("\n").filter((line) => line.trim() !== "")),
  ),
];
const demands = ["Forklift licence", "At least 5 years' experience of backend development", "SQL"];
const inputs = lines.map((line, at) =>
  wordPieces.pair(
    demands[at % demands.length] ?? "",
    at % 2 === 0 ? "Chef, 2019 to now" : "",
    line,
  ),
);

const gapOf = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));
const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const together = await encoder.encode(inputs);
const alone: Encoded[] = [];
for (const input of inputs) alone.push(...(await encoder.encode([input])));

describe("what is encoded together", () => {
  it("comes in the order it was given", () => {
    expect(together).toHaveLength(inputs.length);
    for (const [at, { vector }] of together.entries()) {
      const likeness = alone.map((one) => cosine(vector, one.vector));
      expect(likeness.indexOf(Math.max(...likeness)), lines[at]).toBe(at);
    }
  });

  it("is judged as it is alone", () => {
    const gaps = together.map(({ judged }, at) => gapOf(judged, alone[at]?.judged ?? []));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0.02);
  });

  it("is judged with probabilities that add up to 1", () => {
    for (const { judged } of together) {
      expect(judged).toHaveLength(3);
      for (const value of judged) expect(value).toBeGreaterThanOrEqual(0);
      expect(judged.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    }
  });

  it("has vectors of length 1", () => {
    for (const { vector } of together) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  });

  it("is the same again", async () => {
    const again = await encoder.encode(inputs);
    expect(again.map(({ judged }) => judged)).toEqual(together.map(({ judged }) => judged));
  });
});

it("nothing gives nothing", async () => {
  expect(await encoder.encode([])).toEqual([]);
});

describe("an aborted reading", () => {
  const reason = new Error("the person has left");

  it("rejects with the signal's reason before it begins", async () => {
    await expect(encoder.encode(inputs, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it("rejects with it between two batches", async () => {
    const many = Array.from({ length: 6 }, () => inputs).flat();
    const started = performance.now();
    await encoder.encode(many);
    const whole = performance.now() - started;
    const controller = new AbortController();
    const stopped = encoder.encode(many, controller.signal);
    // The first batch is being read when this comes.
    setImmediate(() => controller.abort(reason));
    const from = performance.now();
    await expect(stopped).rejects.toBe(reason);
    expect(performance.now() - from).toBeLessThan(whole / 2);
  });
});
