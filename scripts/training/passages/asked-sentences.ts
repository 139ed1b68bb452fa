import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { textFeatures } from "../../../src/server/engine/job/passage-features.ts";
import { type PassageLabel, passageLabels } from "../../../src/server/engine/job/passage-model.ts";
import { readJsonLines, skillSpanLine } from "../../evaluation/data.ts";
import type { PassageLesson } from "./train-passages.ts";

const greenLine = z.object({ text: z.string(), skill: z.array(z.tuple([z.number(), z.number()])) });

const asking: readonly PassageLabel[] = ["demand", "duty"];
const asked = passageLabels.flatMap((label, at) => (asking.includes(label) ? [at] : []));
const unasked = passageLabels.flatMap((label, at) => (asking.includes(label) ? [] : [at]));

/** Undoes the spaces that the corpora put around marks, and their `<LOCATION>`. */
function written(text: string): string {
  return text
    .replace(/<\w+>/g, "X")
    .replace(/ ([.,;:!?)])/g, "$1")
    .replace(/\( /g, "(");
}

const lesson = (text: string, isAsked: boolean, weight: number): PassageLesson => ({
  features: textFeatures(written(text)),
  labels: isAsked ? asked : unasked,
  weight,
});

/**
 * Sentences of which only this is known: whether something in them was marked as a skill. A sentence with a mark is a
 * demand or a duty, one without is neither; so it mostly is, hence the small weights.
 */
export function askedSentences(
  folder: string,
  weights: { skillSpan: number; green: number },
): PassageLesson[] {
  const skillSpan = join(folder, "skillspan", "train.jsonl");
  const green = join(folder, "green", "train.jsonl");
  return [
    ...(existsSync(skillSpan) ? readJsonLines(skillSpan, skillSpanLine) : []).map((line) =>
      lesson(line.text, line.skill.length + line.knowledge.length > 0, weights.skillSpan),
    ),
    ...(existsSync(green) ? readJsonLines(green, greenLine) : []).map((line) =>
      lesson(line.text, line.skill.length > 0, weights.green),
    ),
  ];
}
