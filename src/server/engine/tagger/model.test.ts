import { expect, test } from "vitest";
import { readModel } from "./model.ts";
import weights from "./weights.json" with { type: "json" };

test("the committed weights are of the version the code reads", () => {
  const model = readModel(weights);
  const { places, weights: few } = model.features;
  expect(places.some((place) => few[place] !== 0)).toBe(true);
  expect(model.words.groups("nursing")).not.toEqual(model.words.groups("zyrblat"));
});

test("the weights stay one small file", () => {
  expect(JSON.stringify(weights).length).toBeLessThan(1_000_000);
});

test("weights of another version or size are refused", () => {
  expect(() => readModel({ ...weights, version: weights.version + 1 })).toThrow("npm run train");
  expect(() => readModel({ ...weights, features: "AAAA" })).toThrow("npm run train");
});
