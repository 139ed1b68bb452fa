import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { Piscina } from "piscina";
import { AppError } from "../../../shared/errors.ts";
import type { Results } from "../../../shared/results.ts";
import type { StageId } from "../../../shared/run.ts";
import { threadEnv } from "../../extraction/thread-env.ts";
import type { BegunAnalysis, EngineInput, EnginePool } from "./task.ts";

const defaults = {
  worker: new URL("./engine-worker.ts", import.meta.url),
  timeLimitMs: 60_000,
  idleMs: 180_000,
};

/**
 * Worker threads that run the engine; a thread whose work is aborted is ended and replaced, one without work for `idleMs`
 * is ended: its word lists take a third of what a server holds, and are read anew in a second or two.
 */
export function createEnginePool(
  options: { threads: number } & Partial<typeof defaults>,
): EnginePool {
  const { threads, worker, timeLimitMs, idleMs } = { ...defaults, ...options };
  let opened: Piscina | undefined;
  function pool(): Piscina {
    opened ??= openPool(worker, { threads, idleMs });
    return opened;
  }

  async function judge<Answer>(name: string, task: object, signal?: AbortSignal): Promise<Answer> {
    const limit = AbortSignal.timeout(letterLimitMs);
    try {
      return await pool().run(task, {
        name,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }

  async function follow<Answer>(
    name: string,
    input: EngineInput,
    { signal, onStage }: { signal: AbortSignal; onStage: (stage: StageId) => void },
  ): Promise<Answer> {
    const { port1, port2 } = new MessageChannel();
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    port1.on("message", onStage);
    try {
      const answer: Answer = await pool().run(
        { input, port: port2 },
        { name, transferList: [port2], signal: AbortSignal.any([signal, timeLimit]) },
      );
      port1.off("message", onStage);
      drain(port1, onStage);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (timeLimit.aborted) throw new AppError("unavailable", tookTooLong);
      throw error;
    } finally {
      port1.close();
    }
  }

  return {
    warm() {
      if (pool().threads.length > 0) return;
      // Whatever goes wrong here meets the work that follows.
      pool()
        .run(null, { name: "ready" })
        .catch(() => {});
    },
    run: (input, watch) => follow<Results>("default", input, watch),
    begin: (input, watch) => follow<BegunAnalysis>("begin", input, watch),
    writeLetter: (input) =>
      pool().run(input, { name: "letter", signal: AbortSignal.timeout(letterLimitMs) }),
    conceal: (input, advice) => judge("conceal", { input, advice }),
    runWith: (analysis, read, signal) => judge("runWith", { analysis, ...read }, signal),
    concealAdvice: ({ about: { cv, job } }, advice) =>
      judge("concealAdvice", { about: { cv, job }, advice }),
    reword: (advice, wording) => judge("reword", { advice, wording }),
    judgeLetter: (input, text) => judge("judgedLetter", { input, text }),
    supportedSentences: (input, text) => judge("supported", { input, text }),
    nameJob: (jobDescription) =>
      pool().run(jobDescription, { name: "jobName", signal: AbortSignal.timeout(nameLimitMs) }),
    describesJob: (text) =>
      pool().run(text, { name: "describesJob", signal: AbortSignal.timeout(nameLimitMs) }),
    async close() {
      await opened?.destroy();
    },
  };
}

function openPool(worker: URL, { threads, idleMs }: { threads: number; idleMs: number }): Piscina {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A small young generation: what an analysis throws away is collected early, at a third less memory and hardly more time.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
    env: threadEnv(),
  });
  // A worker that dies between two tasks is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

const letterLimitMs = 10_000;
const nameLimitMs = 8_000;
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
