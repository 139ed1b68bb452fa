/**
 * Feeds the five readers and the engine with what a grammar makes of numbers, and with changed inputs that reached code
 * nothing before had reached, until the time is over or so many were tried:
 *
 *   npm run fuzz -- [--minutes N] [--inputs N] [--seed N] [--only pdf,engine] [--corpus FOLDER] [--kept FOLDER]
 *
 * An input that breaks something is made small and kept in fuzz/kept, where `npm test` tries it ever after.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { type Target, targets } from "./check-case.ts";
import { deskBytes, openDesk } from "./desk.ts";
import type { Answer, Failure, Order, Progress } from "./fuzz-worker.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    inputs: { type: "string", default: "Infinity" },
    seed: { type: "string" },
    only: { type: "string", default: targets.join() },
    kept: { type: "string", default: fileURLToPath(new URL("./kept", import.meta.url)) },
    corpus: { type: "string", default: join(tmpdir(), "shortlisted-fuzz") },
  },
});
const end = performance.now() + Number(values.minutes) * 60_000;
const mostInputs = Number(values.inputs);
/** One input: far more than any takes. */
const hangMs = 60_000;
const lookMs = 200;
/** Of the readers, the engine and all its lists together, with what is not collected yet. */
const mostHeapBytes = 768 * 1024 * 1024;
const tooMuch = "too much memory";
const tooLong = `no answer within ${hangMs} ms`;
const mostKept = 20;
/** By how long an input takes. */
const shares: Record<Target, number> = { pdf: 2, docx: 4, doc: 4, rtf: 4, txt: 5, engine: 3 };

const failures: Failure[] = [];
const tried = new Map<Target, number>();
const shared = new SharedArrayBuffer(deskBytes);
const desk = openDesk(shared);
let stopped = 0;
let first = Number(values.seed ?? Date.now() % 2 ** 30);

function keep(failure: Failure): void {
  failures.push(failure);
  const { target, seed, error, input } = failure;
  console.log(`${target} ${seed}: ${error}\n`);
  const extension = target === "engine" ? "json" : target;
  writeFileSync(join(values.kept, `${seed}.${extension}`), input);
}

const total = () => [...tried.values()].reduce((sum, count) => sum + count, 0);

function tell({ seed, kept, reached, heapMegabytes }: Progress): void {
  const counts = targets.map((target) => `${target} ${tried.get(target) ?? 0}`).join(", ");
  const state = `${reached} places reached, ${kept} inputs kept, heap ${heapMegabytes} MB`;
  console.log(`${total()} inputs (${counts}) to number ${seed}: ${state}`);
}

const isOver = () =>
  performance.now() > end || total() >= mostInputs || failures.length >= mostKept;

/** Goes on until all is over, or the thread hangs or falls: then what it was at is the failure. */
async function runThread(): Promise<void> {
  const share = { ...shares };
  const only = values.only.split(",");
  for (const target of targets) if (!only.includes(target)) share[target] = 0;
  const order: Order = { first, folder: values.corpus, desk: shared, share };
  const worker = new Worker(new URL("./fuzz-worker.ts", import.meta.url), {
    workerData: order,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  const before = new Map(tried);
  let fell: string | undefined;
  worker.on("error", (error) => {
    fell = String(error);
  });
  worker.on("exit", () => {
    fell ??= "the thread ended";
  });
  worker.on("message", (answer: Answer) => {
    if ("failure" in answer) return keep(answer.failure);
    for (const target of targets)
      tried.set(target, (before.get(target) ?? 0) + answer.progress.tried[target]);
    tell(answer.progress);
  });
  let { turn } = desk.read();
  let since = performance.now();
  while (!isOver() && !fell) {
    await wait(lookMs);
    const used = await worker.getHeapStatistics().then(
      (heap) => heap.used_heap_size,
      () => 0,
    );
    if (used > mostHeapBytes) fell ??= tooMuch;
    const now = desk.read().turn;
    if (now !== turn) since = performance.now();
    turn = now;
    if (performance.now() - since > hangMs) fell = tooLong;
  }
  const { target, seed, input } = desk.read();
  const name = targets[target] ?? "engine";
  // The product ends a reading thread for its memory or time too, and refuses the file: that is an answer.
  if ((fell === tooMuch || fell === tooLong) && name !== "engine") stopped += 1;
  else if (fell) keep({ target: name, seed, error: fell, input });
  first = seed + 1;
  await worker.terminate();
}

while (!isOver()) await runThread();
console.log(
  `${total()} inputs, ${stopped} files stopped for their memory or time, ${failures.length} failures`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
