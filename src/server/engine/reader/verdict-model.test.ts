import { describe, expect, it } from "vitest";
import type { Features } from "./features.ts";
import { judgeFeatures, kindsOf, type VerdictModel, verdictModelSchema } from "./verdict-model.ts";

/** The logit of a probability. */
const logit = (probability: number) => Math.log(probability / (1 - probability));
/** One tree that asks once: up to `threshold` of a feature one probability, above it another. */
const split = (
  feature: number,
  threshold: number,
  [low, high]: [number, number],
  unknownLeft = true,
) => ({
  base: 0,
  trees: [
    [
      { feature, threshold, left: 1, right: 2, unknownLeft },
      { value: logit(low) },
      { value: logit(high) },
    ],
  ],
});
const always = (probability: number) => ({ base: logit(probability), trees: [[{ value: 0 }]] });

const model: VerdictModel = verdictModelSchema.parse({
  features: ["answer", "met"],
  answered: split(0, 0.5, [0.1, 0.9]),
  met: split(1, 0.5, [0.2, 0.8]),
  unverifiable: always(0.25),
  thresholds: { met: 0.5, answered: 0.5, unverifiable: 0.5, line: 0 },
  kinds: { names: [], weights: [] },
});

describe("the verdict", () => {
  it("is met, partial or missing, by what the trees hold likely", () => {
    expect(judgeFeatures(model, { answer: 0.9, met: 0.9 }).status).toBe("met");
    expect(judgeFeatures(model, { answer: 0.9, met: 0.1 }).status).toBe("partial");
    expect(judgeFeatures(model, { answer: 0.1, met: 0.1 }).status).toBe("missing");
  });

  it("says how likely it is", () => {
    expect(judgeFeatures(model, { answer: 0.9, met: 0.9 }).sureness).toBeCloseTo(0.8, 10);
    expect(judgeFeatures(model, { answer: 0.9, met: 0.1 }).sureness).toBeCloseTo(0.7, 10);
    expect(judgeFeatures(model, { answer: 0.1, met: 0.1 }).sureness).toBeCloseTo(0.9 * 0.75, 10);
  });

  it("is never met where nothing answers", () => {
    expect(judgeFeatures(model, { answer: 0.1, met: 0.9 })).toMatchObject({ status: "missing" });
  });

  it("is missing where no single statement answers well enough, whatever the trees say", () => {
    const strict = { ...model, thresholds: { ...model.thresholds, line: 0.3 } };
    const likely = { answer: 0.9, met: 0.9 };
    expect(judgeFeatures(strict, { ...likely, answer1: 0.3 }).status).toBe("met");
    expect(judgeFeatures(strict, { ...likely, answer1: 0.29 }).status).toBe("missing");
    expect(judgeFeatures(strict, likely).status).toBe("missing");
  });

  it("is unverifiable where nothing answers and no CV could", () => {
    const open = { ...model, unverifiable: always(0.75) };
    const judged = judgeFeatures(open, { answer: 0.1, met: 0.1 });
    expect(judged.status).toBe("unverifiable");
    expect(judged.sureness).toBeCloseTo(0.9 * 0.75, 10);
    expect(judgeFeatures(open, { answer: 0.9, met: 0.1 }).status).toBe("partial");
  });

  it("goes left at the threshold itself, right above it", () => {
    expect(judgeFeatures(model, { answer: 0.5, met: 0.9 }).status).toBe("missing");
    expect(judgeFeatures(model, { answer: 0.5001, met: 0.9 }).status).toBe("met");
  });

  it("sends what is unknown or not told where the tree says", () => {
    const right = { ...model, answered: split(0, 0.5, [0.1, 0.9], false) };
    const unknown: Features[] = [{ met: 0.9 }, { answer: Number.NaN, met: 0.9 }];
    for (const features of unknown) {
      expect(judgeFeatures(model, features).status).toBe("missing");
      expect(judgeFeatures(right, features).status).toBe("met");
    }
  });

  it("takes features by their names, not their order", () => {
    const turned = { ...model, features: ["met", "answer"] };
    expect(judgeFeatures(turned, { answer: 0.1, met: 0.9 }).status).toBe("partial");
  });

  it("adds up the leaves of all trees and the base", () => {
    const [tree = []] = split(0, 0.5, [0.2, 0.6]).trees;
    const sum = { base: logit(0.3), trees: [tree, tree] };
    const { sureness } = judgeFeatures({ ...model, answered: sum }, { answer: 0.9, met: 0.1 });
    const answered = 1 / (1 + Math.exp(-(logit(0.3) + 2 * logit(0.6))));
    expect(answered).toBeCloseTo(0.491, 3);
    expect(sureness).toBeCloseTo((1 - answered) * 0.75, 10);
  });
});

describe("kinds of demands", () => {
  const kinds = (weights: number[][]) => ({
    ...model,
    kinds: { names: weights.map((_, at) => `kind ${at}`), weights },
  });

  it("are likely by the vector and the bias at the row's end, and add up to 1", () => {
    const found = kindsOf(
      kinds([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, Math.log(2)],
      ]),
      new Float32Array(2),
    );
    expect(found[0]).toBeCloseTo(0.25, 10);
    expect(found[1]).toBeCloseTo(0.25, 10);
    expect(found[2]).toBeCloseTo(0.5, 10);
    const [one = 0, other = 0] = kindsOf(
      kinds([
        [2, 0, 0],
        [0, 2, 0],
      ]),
      new Float32Array([1, 0]),
    );
    expect(one / other).toBeCloseTo(Math.exp(2), 6);
    expect(one + other).toBeCloseTo(1, 10);
  });

  it("stay numbers however large the weights are", () => {
    expect(
      kindsOf(
        kinds([
          [5000, 0],
          [-5000, 0],
        ]),
        new Float32Array([1]),
      ),
    ).toEqual([1, 0]);
  });
});

it.each([
  ["no thresholds", { thresholds: undefined }],
  ["a tree of text", { met: { base: 0, trees: "none" } }],
  ["a weight that is no number", { kinds: { names: ["one"], weights: [["much"]] } }],
])("a model with %s is refused", (_, wrong) => {
  expect(verdictModelSchema.safeParse({ ...model, ...wrong }).success).toBe(false);
});
