import { expect, it } from "vitest";
import { placed, plotOf, spokenSummary } from "./chart-geometry.ts";

const size = { width: 200, height: 100 };
const point = (score: number) => ({ id: String(score), score, label: "Clerk", at: "" });

it("spreads the scores evenly over the plot, higher scores higher up", () => {
  const { left, right } = plotOf(size);
  const marks = placed([point(40), point(90), point(60)], size);
  expect(marks.map(({ x }) => x)).toEqual([left, (left + right) / 2, right]);
  const [low, high, middle] = marks.map(({ y }) => y);
  expect(high).toBeLessThan(middle ?? 0);
  expect(middle).toBeLessThan(low ?? 0);
  expect(placed([point(50)], size)[0]?.x).toBe((left + right) / 2);
});

it("keeps the ends of the scale inside the drawing", () => {
  const { yOf } = plotOf(size);
  expect(yOf(100)).toBeGreaterThan(0);
  expect(yOf(0)).toBeLessThan(size.height);
});

it("says in words what the drawing shows", () => {
  expect(spokenSummary([point(54), point(83), point(50), point(81)])).toBe(
    "Your last 4 scores, oldest first: from 54 to 81; lowest 50, highest 83.",
  );
  expect(spokenSummary([])).toBe("No scores yet.");
});
