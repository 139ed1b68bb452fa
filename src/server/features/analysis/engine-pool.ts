import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { Piscina } from "piscina";
import { AppError } from "../../../shared/errors.ts";
import type { Results } from "../../../shared/results.ts";
import type { StageId } from "../../../shared/run.ts";
import type { EnginePool } from "./task.ts";

const defaults = {
  worker: new URL("./engine-worker.ts", import.meta.url),
  timeLimitMs: 60_000,
};

/** Worker threads that run the engine; a thread whose work is aborted is ended and replaced. */
export function createEnginePool(
  options: { threads: number } & Partial<typeof defaults>,
): EnginePool {
  const { threads, worker, timeLimitMs } = { ...defaults, ...options };
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // The engine needs no environment, so no secret of it lies in a thread that reads foreign text.
    env: {},
  });
  // A worker that dies between two tasks is replaced; without a listener it would end the process.
  pool.on("error", () => {});

  return {
    // Asked of a thread: the engine's word lists stay out of the main thread, and the first thread is warm.
    version: () => pool.run(undefined, { name: "version" }),
    async run(input, { signal, onStage }) {
      const { port1, port2 } = new MessageChannel();
      const timeLimit = AbortSignal.timeout(timeLimitMs);
      port1.on("message", onStage);
      try {
        const results: Results = await pool.run(
          { input, port: port2 },
          { transferList: [port2], signal: AbortSignal.any([signal, timeLimit]) },
        );
        port1.off("message", onStage);
        drain(port1, onStage);
        return results;
      } catch (error) {
        signal.throwIfAborted();
        if (timeLimit.aborted) throw new AppError("unavailable", tookTooLong);
        throw error;
      } finally {
        port1.close();
      }
    },
    async close() {
      await pool.destroy();
    },
  };
}

const tookTooLong =
  "The analysis took too long and was stopped. Please try again with a shorter CV or job description.";

/** The report may overtake the last stages, which come on a channel of their own. */
function drain(port: MessageChannel["port1"], onStage: (stage: StageId) => void): void {
  let received = receiveMessageOnPort(port);
  while (received) {
    onStage(received.message);
    received = receiveMessageOnPort(port);
  }
}
