import { expect, it } from "vitest";
import { wholeLines } from "./whole-lines.ts";

it("takes a line that was wrapped, and what it goes on with, for no statements", () => {
  const lines = ["Fed the calves and mended", "fences along the river.", "Drove the tractor."];
  expect(wholeLines(lines)).toEqual([false, false, true]);
});

it("takes each line for one where somebody writes them small", () => {
  expect(wholeLines(["fed the calves", "mended fences", "Drove the tractor"])).toEqual([
    true,
    true,
    true,
  ]);
});
