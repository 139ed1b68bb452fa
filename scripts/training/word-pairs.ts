import { pairBits, pairOf, wordHash } from "../../src/server/engine/tagger/word-hash.ts";
import { wordOrMark } from "./word-table.ts";

export type WordPairOptions = {
  /** How often two words must stand side by side. */
  least: number;
  /** Natural logarithm of how much more often than by chance. */
  strength: number;
};

type Counts = { words: Map<string, number>; pairs: Map<string, number>; total: number };

const word = /^\p{L}/u;

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countWords(lines: Iterable<string>): Counts {
  const counts: Counts = { words: new Map(), pairs: new Map(), total: 0 };
  for (const line of lines) {
    const row = line.toLowerCase().match(wordOrMark) ?? [];
    for (const [at, first] of row.entries()) {
      add(counts.words, first);
      counts.total += 1;
      const second = row[at + 1] ?? "";
      if (word.test(first) && word.test(second)) add(counts.pairs, `${first} ${second}`);
    }
  }
  return counts;
}

/** Pairs of words that belong together ("project management"), as a set of hashes: a bit for each. */
export function wordPairs(lines: Iterable<string>, options: WordPairOptions): Uint8Array {
  const { words, pairs, total } = countWords(lines);
  const bits = new Uint8Array(pairBits);
  for (const [pair, count] of pairs) {
    const [first = "", second = ""] = pair.split(" ");
    const chance = ((words.get(first) ?? 1) * (words.get(second) ?? 1)) / total;
    if (count < options.least || Math.log(count / chance) <= options.strength) continue;
    bits[pairOf(wordHash(first), wordHash(second))] = 1;
  }
  return bits;
}
