import type { PackedModel } from "../../src/server/engine/tagger/model-form.ts";
import { examplesOf } from "./examples.ts";
import type { LabelledSentence } from "./labelled-sentences.ts";
import { packWeights } from "./pack-weights.ts";
import { meanWeights, type TrainingOptions, trainWeights } from "./train-weights.ts";
import { groupsOf, type WordTableOptions, wordTable } from "./word-table.ts";

export type Plan = {
  seeds: readonly number[];
  words: WordTableOptions;
  training: Omit<TrainingOptions, "seed">;
};

/** How the committed weights are trained; found by leaving advertisements of the training part out. */
export const plan: Plan = {
  seeds: [1, 2, 3],
  words: { least: 4, most: 14_000, neighbours: 1000, dimensions: 64, fine: 400, coarse: 60 },
  training: {
    buckets: 2 ** 17,
    epochs: 10,
    rate: 0.15,
    missed: { knowledge: 0.5, skill: 0.5 },
    left: { feature: 0.4, word: 0.2, lexicon: 0.2 },
  },
};

/** Trains the tagger: the same sentences, lines and plan give the same weights. */
export function train(
  sentences: readonly LabelledSentence[],
  lines: readonly string[],
  { seeds, words, training }: Plan,
): PackedModel {
  const table = wordTable(lines, words);
  const groups = groupsOf(table);
  const examples = sentences.flatMap((sentence) =>
    examplesOf(sentence, groups, training.buckets, 1),
  );
  const trained = seeds.map((seed) => trainWeights(examples, { ...training, seed }));
  return packWeights(meanWeights(trained), table);
}
