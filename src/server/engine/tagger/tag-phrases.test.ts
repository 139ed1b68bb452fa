import { expect, test } from "vitest";
import { endOfWord, hasMarksApart } from "./tag-phrases.ts";

test.each([
  ["Know Python .", true],
  ["( REST )", true],
  ["Know Python, R (and Java).", false],
  ["Node.js; Go", false],
  ["", false],
])("marks stand apart in %j: %s", (text, expected) => {
  expect(hasMarksApart(text)).toBe(expected);
});

test("what clings to a word belongs to it, what stands apart does not", () => {
  const text = "C++ python)! and R )";
  expect(endOfWord(text, text.indexOf(")"))).toBe(text.indexOf(" and"));
  expect(endOfWord(text, text.indexOf(" )"))).toBe(text.indexOf(" )"));
  expect(endOfWord(text, text.length)).toBe(text.length);
});
