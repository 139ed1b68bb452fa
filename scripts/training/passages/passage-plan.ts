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
  training: { seed: 1, epochs: 8, rate: 0.08, decay: 0.003, least: 2.5 },
  mostFeatures: 6500,
};

/** The passages of one file of data/passages: "train", "invented" or "held-out". */
export function labelledPassages(name: "train" | "invented" | "held-out"): LabelledPassage[] {
  return readPassages(readFileSync(new URL(`${name}.txt`, folderOfLabels), "utf8"));
}

function lessonOf({ features, label }: LabelledPassage): PassageLesson {
  return { features, labels: [passageLabels.indexOf(label)], weight: 1 };
}

/** Trains what tells demands and duties from the rest of an advertisement. `folder` holds the development data. */
export function trainPassageModel(folder: string): PackedPassageModel {
  const own = [...labelledPassages("train"), ...labelledPassages("invented")].map(lessonOf);
  const weights = trainPassages([...askedSentences(folder, plan.asked), ...own], plan.training);
  return packPassages(weights, plan.mostFeatures);
}
