import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJsonLines, skillSpanLine } from "../evaluation/data.ts";
import { type LabelledSentence, readMarked, withoutCommas } from "./labelled-sentences.ts";
import type { WordSources } from "./plan.ts";

const withText = z.object({ text: z.string() });
const askedLine = z.object({ text: z.string(), skill: z.array(z.tuple([z.number(), z.number()])) });

/** The marked sentences of a folder, each also in SkillSpan's spelling. */
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
const punctuated = [
  "livecareer/resumes.jsonl",
  "ads/adzuna_uk.jsonl",
  "ads/dfe.jsonl",
  "green/train.jsonl",
];

function linesOf(folder: string, files: readonly string[]): string[] {
  return files
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readJsonLines(file, withText))
    .flatMap(({ text }) => text.split(/\n|(?<=[.!?]) |•| {3}/));
}

/** What words are learnt from, as far as it is there. SkillSpan's sentences have lost their commas. */
export function wordSources(folder: string): WordSources {
  const asked = join(folder, "green", "train.jsonl");
  const lines = linesOf(folder, punctuated);
  return {
    lines: [...lines, ...linesOf(folder, ["skillspan/train.jsonl"])],
    punctuated: lines,
    asked: existsSync(asked) ? readJsonLines(asked, askedLine) : [],
  };
}
