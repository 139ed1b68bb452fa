import { renameSync, writeFileSync } from "node:fs";
import { dataFolder } from "./evaluation/data.ts";
import { weightsModule } from "./training/pack-weights.ts";
import { plan, train } from "./training/plan.ts";
import { ownSentences, skillSpanSentences, unlabelledLines } from "./training/sources.ts";

/** Trains the tagger of skill phrases and writes its weights into the engine. */

const target = new URL("../src/server/engine/tagger/weights.ts", import.meta.url);
const labels = new URL("../data/labels", import.meta.url);

const folder = dataFolder();
if (!folder) {
  console.error("The training data is not here: EVAL_DATA names the folder it lies in.");
  process.exit(1);
}

const own = ownSentences(labels.pathname);
const sentences = [...skillSpanSentences(folder), ...own];
const module = weightsModule(train(sentences, unlabelledLines(folder), plan));
// Into place in one step: somebody may be running the engine.
const beside = new URL(`${target.href}.new`);
writeFileSync(beside, module);
renameSync(beside, target);
console.log(`${sentences.length} sentences, ${Math.round(module.length / 1024)} KB of weights`);
