import { expect, it } from "vitest";
import { forgetTexts, remembered } from "./remembered.ts";

it("reads a text once until it is told to forget", () => {
  const seen: string[] = [];
  const read = remembered((text) => {
    seen.push(text);
    return text.length;
  });
  expect([read("abc"), read("abc"), read("de")]).toEqual([3, 3, 2]);
  expect(seen).toEqual(["abc", "de"]);
  forgetTexts();
  expect(read("abc")).toBe(3);
  expect(seen).toEqual(["abc", "de", "abc"]);
});

it("remembers no long text", () => {
  const seen: string[] = [];
  const read = remembered((text) => {
    seen.push(text);
    return text.length;
  });
  const long = "a".repeat(2000);
  read(long);
  read(long);
  expect(seen).toHaveLength(2);
});
