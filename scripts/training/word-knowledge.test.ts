import { expect, test } from "vitest";
import { pairOf, wordHash } from "../../src/server/engine/tagger/word-hash.ts";
import { askedWords } from "./asked-words.ts";
import { wordPairs } from "./word-pairs.ts";

const joined = (bits: Uint8Array, first: string, second: string) =>
  bits[pairOf(wordHash(first), wordHash(second))];

test("words that stand together more often than by chance are a pair, in that order", () => {
  const filler = "the a in of to on at by".split(" ");
  const lines = filler.flatMap((word) => [`Project management, ${word} ledger`, `${word} project`]);
  const bits = wordPairs(lines, { least: 4, strength: 0.5 });
  expect(joined(bits, "project", "management")).toBe(1);
  expect(joined(bits, "management", "project")).toBe(0);
  expect(joined(bits, "management", "the")).toBe(0);
  expect(joined(wordPairs(lines, { least: 9, strength: 0.5 }), "project", "management")).toBe(0);
});

test("a word is asked for as much as its marked places are of all its places", () => {
  const sentences = Array.from({ length: 10 }, () => ({
    text: "You know Python well",
    skill: [[9, 15]] satisfies [number, number][],
  }));
  const asked = askedWords([...sentences, { text: "rare python", skill: [] }]);
  expect(asked.get("python")).toBeGreaterThan(6);
  expect(asked.get("know")).toBe(1);
  expect(asked.has("rare")).toBe(false);
});
