import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "../../deps.ts";

/** `name` says in the log what went wrong, and is the same in all processes that take turns. `signal` says that the server stops: what can wait for the next turn should. */
export type RecurringWork = {
  name: string;
  everyMs: number;
  /** When to do it first; by default not in the moment of the start, when there is enough to do. */
  firstAfterMs?: number;
  run: (signal: AbortSignal) => Promise<unknown>;
};

const usuallyFirstAfterMs = 60_000;
const graceMs = 2000;

/**
 * Does each work soon after the start and then again and again, in one of the processes that take turns; a failure is
 * logged, when it is the first in a row, and the next turn comes. Keeps no process alive.
 * @returns stops it, and waits a little for what is under way
 */
export function startRecurring(
  { log, turns }: Pick<Deps, "log" | "turns">,
  works: RecurringWork[],
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stops = works.map((work) => {
    let underWay = Promise.resolve();
    let timer = setTimeout(turn, work.firstAfterMs ?? usuallyFirstAfterMs).unref();
    let isFailing = false;
    async function once(): Promise<void> {
      if (await turns.take(work.name, work.everyMs)) {
        await tryIt();
        if (isFailing || signal.aborted) await turns.giveBack(work.name);
      }
      if (!signal.aborted) timer = setTimeout(turn, work.everyMs).unref();
    }
    async function tryIt(): Promise<void> {
      try {
        await work.run(signal);
        isFailing = false;
      } catch (error) {
        // What comes every few seconds is not told every few seconds.
        if (!isFailing) log.error({ err: error, work: work.name }, "recurring work failed");
        isFailing = true;
      }
    }
    function turn(): void {
      underWay = once();
    }
    return async () => {
      clearTimeout(timer);
      await underWay;
    };
  });
  return async () => {
    stopping.abort();
    const grace = wait(graceMs, undefined, { ref: false });
    await Promise.race([Promise.all(stops.map((stop) => stop())), grace]);
  };
}
