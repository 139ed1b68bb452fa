import type { PackedModel } from "../../src/server/engine/tagger/model-form.ts";
import { type AskedSentence, askedWords } from "./asked-words.ts";
import { examplesOf } from "./examples.ts";
import type { LabelledSentence } from "./labelled-sentences.ts";
import { packWeights } from "./pack-weights.ts";
import { meanWeights, type TrainingOptions, trainWeights } from "./train-weights.ts";
import { type WordPairOptions, wordPairs } from "./word-pairs.ts";
import { groupsOf, type WordTableOptions, wordTable } from "./word-table.ts";

/** Sentences marked by one practice, and how much each counts. The tagger follows the practice of the first lesson. */
export type Lesson = { sentences: readonly LabelledSentence[]; weight: number };

/** Text to learn about words from: any lines, lines with their commas, sentences a crowd marked. */
export type WordSources = {
  lines: readonly string[];
  punctuated: readonly string[];
  asked: readonly AskedSentence[];
};

export type Plan = {
  seeds: readonly number[];
  words: WordTableOptions;
  pairs: WordPairOptions;
  /** Of the table's rows, which are many so that features do not share one, how many are kept. */
  mostRows: number;
  training: Omit<TrainingOptions, "seed" | "lessons">;
};

/** Each of our sentences comes in two spellings. Those of the practice are marked as SkillSpan's own are. */
export const weights = { own: 0.7, practice: 0.85 };

/** How the committed weights are trained; found by leaving advertisements of the training part out. */
export const plan: Plan = {
  seeds: [1, 2, 3],
  words: { least: 4, most: 14_000, neighbours: 1000, dimensions: 64, fine: 400, coarse: 60 },
  pairs: { least: 4, strength: 3 },
  mostRows: 160_000,
  training: {
    buckets: 2 ** 20,
    epochs: 6,
    rate: 0.08,
    copyRate: 0.03,
    least: 3,
    missed: { knowledge: 0.5, skill: 0.5 },
    left: { feature: 0.4, word: 0.3, lexicon: 0.2 },
  },
};

/** Trains the tagger: the same lessons, sources and plan give the same weights. */
export function train(
  lessons: readonly Lesson[],
  sources: WordSources,
  { seeds, words, pairs, mostRows, training }: Plan,
): PackedModel {
  const table = wordTable(sources.lines, askedWords(sources.asked), words);
  const known = { groups: groupsOf(table), pairs: wordPairs(sources.punctuated, pairs) };
  const examples = lessons.flatMap(({ sentences, weight }, lesson) =>
    sentences.flatMap((one) => examplesOf(one, known, training.buckets, { weight, lesson })),
  );
  const options = { ...training, lessons: lessons.length };
  const trained = seeds.map((seed) => trainWeights(examples, { ...options, seed }));
  return packWeights(meanWeights(trained), table, known.pairs, mostRows);
}
