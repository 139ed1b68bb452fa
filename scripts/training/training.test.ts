import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMarked, withoutCommas } from "./labelled-sentences.ts";
import { plan, train } from "./plan.ts";
import { ownSentences } from "./sources.ts";

const labels = new URL("../../data/labels/", import.meta.url);
const cut = (text: string, spans: [number, number][]) =>
  spans.map(([start, end]) => text.slice(start, end));

test("marks become offsets", () => {
  const read = readMarked("<Maintain the {purchase ledger}> and {VAT} returns.");
  expect(read.text).toBe("Maintain the purchase ledger and VAT returns.");
  expect(cut(read.text, read.skill)).toEqual(["Maintain the purchase ledger"]);
  expect(cut(read.text, read.knowledge)).toEqual(["purchase ledger", "VAT"]);
});

test.each(["{open", "closed}", "<{crossed>}", "{ } empty", "{a <b>}"])(
  "refuses wrong marks: %s",
  (marked) => {
    expect(() => readMarked(marked)).toThrow();
  },
);

test("SkillSpan's spelling has no commas between words and keeps the marked words", () => {
  const read = withoutCommas(readMarked("Know {SQL}, {R} and {C++}, at 2,000 <rows>."));
  expect(read.text).toBe("Know SQL R and C++ at 2,000 rows");
  expect(cut(read.text, read.knowledge)).toEqual(["SQL", "R", "C++"]);
  expect(cut(read.text, read.skill)).toEqual(["rows"]);
});

test("our own sentences: at least 600 of 12 sectors, marks begin and end at words", () => {
  const files = readdirSync(labels).filter((name) => name.endsWith(".txt"));
  expect(files.length).toBeGreaterThanOrEqual(12);
  const lines = files.flatMap((name) => readFileSync(new URL(name, labels), "utf8").split("\n"));
  const sentences = lines.filter((line) => line !== "").map(readMarked);
  expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThanOrEqual(600);
  for (const { text, knowledge, skill } of sentences) {
    for (const [start, end] of [...knowledge, ...skill]) {
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
      expect(text.slice(start - 1, start + 1)).not.toMatch(/^\p{L}{2}$/u);
      expect(text.slice(end - 1, end + 1)).not.toMatch(/^\p{L}{2}$/u);
    }
  }
});

test("the same sentences give the same weights, others give others", () => {
  const sentences = ownSentences(labels.pathname).slice(0, 60);
  const lines = sentences.map(({ text }) => text);
  const small = {
    ...plan,
    seeds: [1],
    words: { ...plan.words, least: 1, neighbours: 50, dimensions: 8, fine: 20, coarse: 5 },
    training: { ...plan.training, buckets: 2 ** 10, epochs: 2 },
  };
  const once = train(sentences, lines, small);
  expect(train(sentences, lines, small)).toEqual(once);
  expect(train(sentences.slice(1), lines, small).features).not.toBe(once.features);
});
