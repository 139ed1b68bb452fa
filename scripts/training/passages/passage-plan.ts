import { readFileSync } from "node:fs";
import {
  type PackedPassageModel,
  passageLabels,
} from "../../../src/server/engine/job/passage-model.ts";
import { askedSentences } from "./asked-sentences.ts";
import { type LabelledPassage, readPassages } from "./labelled-passages.ts";
import { packPassages } from "./pack-passages.ts";
import { type PassageLesson, trainPassages } from "./train-passages.ts";

const folderOfLabels = new URL("../../../data/passages/", import.meta.url);

/** How the committed weights are trained; found by leaving advertisements of the training part out. */
const plan = {
  asked: { skillSpan: 0.1, green: 0.06 },
  seeds: [1, 2, 3, 4, 5],
  training: { epochs: 8, rate: 0.08, decay: 0.003, least: 2.5 },
  mostFeatures: 6500,
  /** How much a passage of the voices counts: most advertisements are plainer. */
  voices: 0.5,
  /** What stands around is in the features, too: how much the turns count beside it. */
  turns: 0.5,
};

/** The files of data/passages: learnt from, and only measured on. */
export type PassageFile = "train" | "invented" | "voices" | "held-out" | "held-out-voices";

/** One file as it is written. */
export function passageText(name: PassageFile): string {
  return readFileSync(new URL(`${name}.txt`, folderOfLabels), "utf8");
}

/** The passages of one file. */
export function labelledPassages(name: PassageFile): LabelledPassage[] {
  return readPassages(passageText(name));
}

function lessonOf({ features, label }: LabelledPassage, weight: number): PassageLesson {
  return { features, labels: [passageLabels.indexOf(label)], weight };
}

/** The mean of several trainings that differ in their seeds: what the order of the lessons happened to bring evens out. */
function meanWeights(
  trained: readonly ReadonlyMap<string, Float64Array>[],
): Map<string, Float64Array> {
  const [first = new Map<string, Float64Array>()] = trained;
  const sumOf = (name: string, at: number) =>
    trained.reduce((sum, one) => sum + (one.get(name)?.[at] ?? 0), 0);
  return new Map(
    [...first].map(([name, own]) => [name, own.map((_, at) => sumOf(name, at) / trained.length)]),
  );
}

/**
 * How much likelier than elsewhere each label is behind each, row by row: counts of our own passages, one added to each,
 * raised to `strength`.
 */
export function turnsOf(
  passages: readonly Pick<LabelledPassage, "ad" | "label">[],
  strength: number,
): number[] {
  const behind = passageLabels.map(() => passageLabels.map(() => 1));
  const often = passageLabels.map(() => 1);
  for (const [at, { ad, label }] of passages.entries()) {
    const to = passageLabels.indexOf(label);
    often[to] = (often[to] ?? 0) + 1;
    const before = passages[at - 1];
    const row = before?.ad === ad ? behind[passageLabels.indexOf(before.label)] : undefined;
    if (row) row[to] = (row[to] ?? 0) + 1;
  }
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return behind.flatMap((row) =>
    row.map((one, to) => (one / sum(row) / ((often[to] ?? 1) / sum(often))) ** strength),
  );
}

/** Trains what tells demands and duties from the rest of an advertisement. `folder` holds the development data. */
export function trainPassageModel(folder: string): PackedPassageModel {
  const plain = [...labelledPassages("train"), ...labelledPassages("invented")];
  const voices = labelledPassages("voices");
  const lessons = [
    ...askedSentences(folder, plan.asked),
    ...plain.map((one) => lessonOf(one, 1)),
    ...voices.map((one) => lessonOf(one, plan.voices)),
  ];
  const own = [...plain, ...voices];
  const trained = plan.seeds.map((seed) => trainPassages(lessons, { seed, ...plan.training }));
  return packPassages(meanWeights(trained), turnsOf(own, plan.turns), plan.mostFeatures);
}
