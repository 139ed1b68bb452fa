import { join } from "node:path";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { type Corpus, openCorpus } from "./corpus.ts";
import type { Desk } from "./desk.ts";
import { dice } from "./dice.ts";
import { watchReach } from "./reach.ts";

/** Before anything that is to be watched is loaded. */
const reach = watchReach();
// The reading thread's own surroundings.
await import("../src/server/extraction/extraction-worker.ts");
const { checkInput, targets } = await import("./check-case.ts");
const { makeFrom, makeNew } = await import("./make-input.ts");
const { smallest } = await import("./smallest.ts");
const { openDesk } = await import("./desk.ts");

type Target = (typeof targets)[number];
export type Failure = { target: Target; seed: number; error: string; input: Uint8Array };
export type Progress = {
  seed: number;
  tried: Record<Target, number>;
  kept: number;
  reached: number;
  heapMegabytes: number;
};
export type Answer = { failure: Failure } | { progress: Progress };
/** `share`: how often a target is tried, in parts of their sum; 0 leaves it out. */
export type Order = {
  first: number;
  folder: string;
  desk: SharedArrayBuffer;
  share: Record<Target, number>;
};

/** Of the processor's time, not of the clock: a busy machine is no defect. */
const slowMs = 3000;
const inputsPerReport = 1000;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

async function errorOf(target: Target, input: Uint8Array): Promise<string | undefined> {
  const { user } = process.threadCpuUsage();
  try {
    await checkInput(target, input);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const ms = (process.threadCpuUsage().user - user) / 1000;
  return ms > slowMs ? `slow\n${Math.round(ms)} ms` : undefined;
}

/** The same defect: the same message from the same place of ours. */
function nameOf(target: Target, error: string): string {
  const [message = "", ...frames] = error.split("\n");
  const place = frames.find((frame) => /\/src\/|fuzz\/check/.test(frame)) ?? "";
  return `${target} ${message.replaceAll(/\d+|".*"/g, "#").slice(0, 80)} ${place.trim()}`;
}

async function work({ first, folder, desk: shared, share }: Order): Promise<void> {
  const desk: Desk = openDesk(shared);
  const known = new Set<string>();
  const wheel = targets.flatMap((target) => Array<Target>(share[target]).fill(target));
  const corpora = new Map<Target, Corpus>(
    targets.map((target) => [target, openCorpus(join(folder, target))]),
  );
  const tried = { pdf: 0, docx: 0, doc: 0, rtf: 0, txt: 0, engine: 0 };

  async function tryOne(target: Target, seed: number, input: Uint8Array): Promise<void> {
    desk.put(targets.indexOf(target), seed, input);
    const error = await errorOf(target, input);
    if (error === undefined) return;
    const name = nameOf(target, error);
    if (known.has(name)) return;
    known.add(name);
    const breaks = async (smaller: Uint8Array) => {
      const again = await errorOf(target, smaller).catch(() => undefined);
      return again !== undefined && nameOf(target, again) === name;
    };
    const failure = { target, seed, error, input: await smallest(input, breaks) };
    parentPort?.postMessage({ failure } satisfies Answer);
  }

  function report(seed: number): void {
    collectGarbage();
    const heapMegabytes = Math.round(getHeapStatistics().used_heap_size / 2 ** 20);
    const kept = [...corpora.values()].reduce((sum, corpus) => sum + corpus.all().length, 0);
    const progress = { seed, tried, kept, reached: reach.count(), heapMegabytes };
    parentPort?.postMessage({ progress } satisfies Answer);
  }

  for (const target of targets) {
    for (const input of corpora.get(target)?.all() ?? []) await tryOne(target, first, input);
  }
  reach.takeNew();
  for (let seed = first; ; seed += 1) {
    const chance = dice(seed);
    const target = chance.pick(wheel);
    const corpus = corpora.get(target);
    const [one, other] = [corpus?.pick(chance), corpus?.pick(chance)];
    const input =
      one && other && !chance.once(6)
        ? makeFrom(target, [one, other], chance)
        : makeNew(target, chance);
    await tryOne(target, seed, input);
    tried[target] += 1;
    if (reach.takeNew() > 0) corpus?.add(input);
    if ((seed - first) % inputsPerReport === inputsPerReport - 1) report(seed);
  }
}

await work(workerData);
