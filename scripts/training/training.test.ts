import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createDecoder } from "../../src/server/engine/tagger/decode.ts";
import { lineFeatures } from "../../src/server/engine/tagger/features.ts";
import { knowledgeOf } from "../../src/server/engine/tagger/labels.ts";
import { readModel } from "../../src/server/engine/tagger/model.ts";
import { taggerLines } from "../../src/server/engine/tagger/tagger-tokens.ts";
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

function expectMarksAtWords(lines: readonly string[]): string[] {
  const sentences = lines.filter((line) => line.trim() !== "").map(readMarked);
  for (const { text, knowledge, skill } of sentences) {
    for (const [start, end] of [...knowledge, ...skill]) {
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
      expect(text.slice(start - 1, start + 1), text).not.toMatch(/^\p{L}{2}$/u);
      expect(text.slice(end - 1, end + 1), text).not.toMatch(/^\p{L}{2}$/u);
    }
  }
  return sentences.map(({ text }) => text);
}

const linesOf = (folder: URL) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"));

test("our own sentences: at least 600 of 12 sectors, marks begin and end at words", () => {
  const files = readdirSync(labels).filter((name) => name.endsWith(".txt"));
  expect(files.length).toBeGreaterThanOrEqual(12);
  expect(new Set(expectMarksAtWords(linesOf(labels))).size).toBeGreaterThanOrEqual(600);
});

test("the lines marked by SkillSpan's practice: thousands, marks begin and end at words", () => {
  const texts = expectMarksAtWords(linesOf(new URL("practice/", labels)));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.join("\n")).toContain("<ORGANIZATION>");
});

test("the same sentences give the same weights, others give others", () => {
  const sentences = ownSentences(labels.pathname).slice(0, 60);
  const lines = sentences.map(({ text }) => text);
  const sources = { lines, punctuated: lines, asked: sentences };
  const small = {
    ...plan,
    seeds: [1],
    words: { ...plan.words, least: 1, neighbours: 50, dimensions: 8, fine: 20, coarse: 5 },
    training: { ...plan.training, buckets: 2 ** 10, epochs: 2 },
  };
  const of = (some: typeof sentences, weight = 1) =>
    train([{ sentences: some, weight }], sources, small);
  const once = of(sentences);
  expect(of(sentences)).toEqual(once);
  expect(of(sentences.slice(1)).features).not.toBe(once.features);
  expect(of(sentences, 0.5).features).not.toBe(once.features);
});

test("the tagger follows the practice of the first lesson", () => {
  const read = (marked: string) => Array.from({ length: 30 }, () => readMarked(marked));
  const marking = read("We want {bookkeeping} here");
  const ignoring = read("We want bookkeeping here");
  const sources = { lines: ["We want bookkeeping here"], punctuated: [], asked: [] };
  const small = {
    ...plan,
    seeds: [1],
    words: { ...plan.words, least: 1, neighbours: 4, dimensions: 2, fine: 2, coarse: 2 },
    training: { ...plan.training, buckets: 2 ** 10 },
  };
  const finds = (first: typeof marking, second: typeof marking) => {
    const lessons = [first, second].map((sentences) => ({ sentences, weight: 1 }));
    const { buckets, features, transitions, words } = readModel(train(lessons, sources, small));
    const [line = []] = taggerLines("We want bookkeeping here", []);
    const decode = createDecoder({ features, transitions }, { knowledge: 0, skill: 0 });
    return [...decode(lineFeatures(line, words, buckets))].map(knowledgeOf);
  };
  expect(finds(marking, ignoring)).toEqual([0, 0, 1, 0]);
  expect(finds(ignoring, marking)).toEqual([0, 0, 0, 0]);
});
