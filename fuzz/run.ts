/**
 * Feeds the five readers and the engine with what a grammar makes of numbers, until the time is over:
 *
 *   npm run fuzz -- [--minutes N] [--seed N]
 *
 * A file that breaks a reader is kept in fuzz/kept, where `npm test` reads it ever after.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { fileOf, targets } from "./check-case.ts";
import type { Answer, Failure } from "./fuzz-worker.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string" } },
});
const end = performance.now() + Number(values.minutes) * 60_000;
/** One number on all targets: far more than any takes. */
const hangMs = 30_000;
const mostKept = 20;
const failures: Failure[] = [];
let seed = Number(values.seed ?? Date.now() % 2 ** 31);
const first = seed;
let worker = start();

function start(): Worker {
  return new Worker(new URL("./fuzz-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
}

/** What broke; a worker that hangs or dies is one failure, and another takes its place. */
async function tryOne(number: number): Promise<Failure[]> {
  const signal = AbortSignal.timeout(hangMs);
  worker.postMessage(number);
  try {
    const [answer]: Answer[] = await once(worker, "message", { signal });
    return answer?.failures ?? [];
  } catch (error) {
    await worker.terminate();
    worker = start();
    const reason = signal.aborted ? `no answer within ${hangMs} ms` : String(error);
    return targets.map((target) => ({ target, seed: number, error: `one of these: ${reason}` }));
  }
}

for (; performance.now() < end && failures.length < mostKept; seed += 1) {
  failures.push(...(await tryOne(seed)));
}
await worker.terminate();
for (const { target, seed: number, error } of failures) {
  console.log(`${target} ${number}: ${error}\n`);
  if (target === "engine") continue;
  writeFileSync(new URL(`./kept/${number}.${target}`, import.meta.url), fileOf(target, number));
}
const tried = (seed - first) * targets.length;
console.log(`${tried} inputs from number ${first}, ${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
