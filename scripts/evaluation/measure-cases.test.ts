import { expect, it } from "vitest";
import { readCases } from "./cases.ts";
import { readFigures } from "./figures.ts";
import { engineReports, measureCases } from "./measure-cases.ts";

/** One verdict of a hundred may fall the other way on another processor. */
const tolerance = 0.02;

it("gives the figure that the weights' card gives, on a small fixed sample", {
  timeout: 120_000,
}, async () => {
  const { cases = [], right = 0 } = readFigures()?.sample ?? {};
  const sample = readCases().filter(({ name }) => cases.includes(name));
  expect(sample).not.toEqual([]);
  const [measured] = await measureCases(sample, await engineReports());
  expect(Math.abs((measured?.value ?? 0) - right)).toBeLessThanOrEqual(tolerance);
});
