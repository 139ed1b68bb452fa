import { expect, it } from "vitest";
import { wholeLines } from "./whole-lines.ts";

const plain = (texts: readonly string[], bullet = false) => texts.map((text) => ({ text, bullet }));

it("takes a line that was wrapped, and what it goes on with, for no statements", () => {
  const lines = ["Fed the calves and mended", "fences along the river.", "Drove the tractor."];
  expect(wholeLines(plain(lines))).toEqual([false, false, true]);
});

it("takes each line for one where somebody writes them small", () => {
  expect(wholeLines(plain(["fed the calves", "mended fences", "Drove the tractor"]))).toEqual([
    true,
    true,
    true,
  ]);
});

it("takes a line with a bullet of its own for none that goes on", () => {
  const lines = ["Mended fences along the river", "out of hours telephone", "Drove the tractor"];
  expect(wholeLines(plain(lines))).toEqual([false, false, true]);
  expect(wholeLines(plain(lines, true))).toEqual([true, true, true]);
});
