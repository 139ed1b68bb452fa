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
};

/** The passages of one file of data/passages: "train", "invented" or "held-out". */
export function labelledPassages(name: "train" | "invented" | "held-out"): LabelledPassage[] {
  return readPassages(readFileSync(new URL(`${name}.txt`, folderOfLabels), "utf8"));
}

function lessonOf({ features, label }: LabelledPassage): PassageLesson {
  return { features, labels: [passageLabels.indexOf(label)], weight: 1 };
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

/** Trains what tells demands and duties from the rest of an advertisement. `folder` holds the development data. */
export function trainPassageModel(folder: string): PackedPassageModel {
  const own = [...labelledPassages("train"), ...labelledPassages("invented")].map(lessonOf);
  const lessons = [...askedSentences(folder, plan.asked), ...own];
  const trained = plan.seeds.map((seed) => trainPassages(lessons, { seed, ...plan.training }));
  return packPassages(meanWeights(trained), plan.mostFeatures);
}
