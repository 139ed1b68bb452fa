import { parentPort } from "node:worker_threads";
// The reading thread's own surroundings.
import "../src/server/extraction/extraction-worker.ts";
import { checkCase, type Target, targets } from "./check-case.ts";

/** Told a number, tries that case on every target and answers with what broke. */
export type Failure = { target: Target; seed: number; error: string };
export type Answer = { seed: number; failures: Failure[] };

parentPort?.on("message", async (seed: number) => {
  const failures: Failure[] = [];
  for (const target of targets) {
    try {
      await checkCase(target, seed);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      failures.push({ target, seed, error: text });
    }
  }
  parentPort?.postMessage({ seed, failures } satisfies Answer);
});
