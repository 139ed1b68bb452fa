import { expect, test } from "vitest";
import { areaUnderCurve, spearman, Tally } from "./statistics.ts";

test("a tally counts bags with repetition", () => {
  const tally = new Tally();
  tally.addBags(["a", "a", "b"], ["a", "b", "b", "c"]);
  expect([tally.right, tally.invented, tally.missed]).toEqual([2, 2, 1]);
  expect(tally.f1).toBeCloseTo(4 / 7);
});

test("rank correlation: the same order, the opposite, ties, and a constant", () => {
  expect(spearman([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 3);
  expect(spearman([1, 2, 3], [5, 5, 5])).toBe(0);
});

test("the area under the curve is the share of pairs in order", () => {
  expect(areaUnderCurve([3, 1, 2, 2], [true, false, false, true])).toBeCloseTo(0.875);
});
