import { describe, expect, it } from "vitest";
import { readReaderFiles } from "../../features/analysis/reader-files.ts";
import type { Statement } from "../document/statements.ts";
import type { Encoder } from "./encoder.ts";
import { createPairScorer, mostStatements, nearest } from "./pair-scores.ts";
import { createTokenizer, createWordPieces } from "./word-pieces.ts";

const wordPieces = createWordPieces(createTokenizer(readReaderFiles().tokenizer));

/** Holds a text for near to another that shares words with it; keeps count of what it is given. */
function countingEncoder(): { encoder: Encoder; count: () => number } {
  let count = 0;
  const encoder: Encoder = {
    async encode(inputs) {
      count += inputs.length;
      return inputs.map(({ ids, sides }) => {
        const vector = new Float32Array(128);
        for (const id of ids.slice(1, -1)) vector[id % 128] = 1;
        const length = Math.hypot(...vector) || 1;
        const met = sides.includes(1) ? 0.5 : 0;
        return { judged: [1 - met, 0, met], vector: vector.map((value) => value / length) };
      });
    },
  };
  return { encoder, count: () => count };
}

const statementOf = (text: string, line: number, post = ""): Statement => ({
  quote: text,
  text,
  post,
  line,
  role: null,
  isHead: false,
});
const words = ["cook", "drive", "weld", "teach", "paint", "sell", "sort", "clean", "plan", "sing"];
const statements = words.map((word, line) => statementOf(`I ${word} well`, line));

describe("the pairs of a demand", () => {
  it("are those with its nearest statements, and those somebody points at, each once", async () => {
    const { encoder } = countingEncoder();
    const scorer = createPairScorer(encoder, wordPieces);
    const [read] = await scorer.score(["can weld well"], statements, [[2, 9]]);
    const chosen = read?.pairs.map(({ statement }) => statement) ?? [];
    expect(chosen[0]).toBe(2);
    expect(chosen).toContain(9);
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen.length).toBeLessThanOrEqual(nearest + 1);
    expect(read?.pairs[0]?.judged[2]).toBe(0.5);
  });

  it("know how near each statement is", async () => {
    const scorer = createPairScorer(countingEncoder().encoder, wordPieces);
    const [read] = await scorer.score(["i weld well"], statements, [[]]);
    const [best, next] = read?.pairs ?? [];
    expect(best?.nearness).toBeCloseTo(1, 5);
    expect(next?.nearness).toBeLessThan(0.9);
  });

  it("are read once: a line that changes costs no more than that line", async () => {
    const { encoder, count } = countingEncoder();
    const scorer = createPairScorer(encoder, wordPieces);
    const demands = ["can weld", "can cook"];
    const before = await scorer.score(demands, statements, [[], []]);
    const read = count();
    expect(await scorer.score(demands, statements, [[], []])).toEqual(before);
    expect(count()).toBe(read);
    const changed = statements.with(2, statementOf("I weld and cook well", 2));
    await scorer.score(demands, changed, [[], []]);
    expect(count() - read).toBeLessThanOrEqual(1 + demands.length);
  });

  it("tell the same line under another post apart", async () => {
    const { encoder, count } = countingEncoder();
    const scorer = createPairScorer(encoder, wordPieces);
    await scorer.score(["can weld"], [statementOf("I weld", 0)], [[]]);
    const read = count();
    await scorer.score(["can weld"], [statementOf("I weld", 0, "Welder, 2019 to now")], [[]]);
    expect(count() - read).toBe(1);
  });

  it("leave out what stands too far down", async () => {
    const { encoder, count } = countingEncoder();
    const scorer = createPairScorer(encoder, wordPieces);
    const many = Array.from({ length: 3 * mostStatements }, (_, at) => statementOf(`No ${at}`, at));
    const last = many.length - 1;
    const [read] = await scorer.score([`No ${last}`], many, [[last]]);
    expect(read?.pairs.every(({ statement }) => statement < mostStatements)).toBe(true);
    expect(count()).toBeLessThanOrEqual(1 + mostStatements + nearest);
  });

  it("are none where there is nothing to read", async () => {
    const scorer = createPairScorer(countingEncoder().encoder, wordPieces);
    expect(await scorer.score(["can weld"], [], [[]])).toMatchObject([{ pairs: [] }]);
    expect(await scorer.score([], statements, [])).toEqual([]);
  });
});
