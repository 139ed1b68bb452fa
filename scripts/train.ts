import { renameSync, writeFileSync } from "node:fs";
import { dataFolder } from "./evaluation/data.ts";
import { trainPassageModel } from "./training/passages/passage-plan.ts";
import { plan, train, weights } from "./training/plan.ts";
import { ownSentences, skillSpanSentences, wordSources } from "./training/sources.ts";

/** Trains the tagger of skill phrases and the model of passages, and writes their weights into the engine. */

const target = new URL("../src/server/engine/tagger/weights.json", import.meta.url);
const passages = new URL("../src/server/engine/job/passage-weights.json", import.meta.url);
const labels = new URL("../data/labels", import.meta.url);
const practice = new URL("../data/labels/practice", import.meta.url);

const folder = dataFolder();
if (!folder) {
  console.error("The training data is not here: EVAL_DATA names the folder it lies in.");
  process.exit(1);
}

const lessons = [
  { sentences: skillSpanSentences(folder), weight: 1 },
  { sentences: ownSentences(labels.pathname), weight: weights.own },
  { sentences: ownSentences(practice.pathname), weight: weights.practice },
];
const packed = jsonOf(train(lessons, wordSources(folder), plan));
write(target, packed);
write(passages, jsonOf(trainPassageModel(folder)));
const count = lessons.reduce((sum, { sentences }) => sum + sentences.length, 0);
console.log(`${count} sentences, ${Math.round(packed.length / 1024)} KB of weights`);

/** As the formatter leaves it. JSON, not a module: of a module Node keeps the text, and its compiled form, as long as it runs. */
function jsonOf(packed: object): string {
  return `${JSON.stringify(packed, null, 2)}\n`;
}

/** Into place in one step: somebody may be running the engine. */
function write(file: URL, text: string): void {
  const beside = new URL(`${file.href}.new`);
  writeFileSync(beside, text);
  renameSync(beside, file);
}
