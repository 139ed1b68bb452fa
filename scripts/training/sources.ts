import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJsonLines, skillSpanLine } from "../evaluation/data.ts";
import { type LabelledSentence, readMarked, withoutCommas } from "./labelled-sentences.ts";

const withText = z.object({ text: z.string() });

/** The project's own sentences, each also in SkillSpan's spelling. */
export function ownSentences(folder: string): LabelledSentence[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map(readMarked)
    .flatMap((sentence) => [sentence, withoutCommas(sentence)]);
}

/** SkillSpan's training part. */
export function skillSpanSentences(folder: string): LabelledSentence[] {
  return readJsonLines(join(folder, "skillspan", "train.jsonl"), skillSpanLine);
}

/** Unlabelled text whose licence allows use: lines to learn from which words are used alike. */
export const unlabelled = [
  "livecareer/resumes.jsonl",
  "ads/adzuna_uk.jsonl",
  "ads/dfe.jsonl",
  "green/train.jsonl",
  "skillspan/train.jsonl",
];

/** Lines of the unlabelled texts that are there. */
export function unlabelledLines(folder: string): string[] {
  return unlabelled
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readJsonLines(file, withText))
    .flatMap(({ text }) => text.split(/\n|(?<=[.!?]) |•| {3}/));
}
