import { MessageChannel } from "node:worker_threads";
import work, {
  conceal,
  describesJob,
  jobName,
  judgedLetter,
  letter,
  numbered,
  reword,
  runWith,
  supported,
} from "../src/server/features/analysis/engine-worker.ts";
import type { EnginePool } from "../src/server/features/analysis/task.ts";
import { analysisStages } from "../src/shared/run.ts";

/** The real engine in the test's own thread. */
export const directEngine: EnginePool = {
  async run(input, { signal, onStage }) {
    signal.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const results = work({ input, port: port1 });
    port1.close();
    port2.close();
    for (const { id } of analysisStages) onStage(id);
    return results;
  },
  warm() {},
  writeLetter: async (input) => letter(input),
  nameJob: async (jobDescription) => jobName(jobDescription),
  describesJob: async (text) => describesJob(text),
  conceal: async (input, advice) => conceal({ input, advice }),
  number: async (input) => numbered({ input }),
  runWith: async (input, read, signal) => {
    signal.throwIfAborted();
    return runWith({ input, ...read });
  },
  reword: async (advice, wording) => reword({ advice, wording }),
  judgeLetter: async (input, text) => judgedLetter({ input, text }),
  supportedSentences: async (input, text) => supported({ input, text }),
  close: async () => {},
};
