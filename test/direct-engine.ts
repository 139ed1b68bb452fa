import { MessageChannel, type MessagePort } from "node:worker_threads";
import work, {
  begin,
  conceal,
  concealAdvice,
  describesJob,
  jobName,
  judgedLetter,
  letter,
  reword,
  runWith,
  supported,
} from "../src/server/features/analysis/engine-worker.ts";
import type { EngineInput, EnginePool } from "../src/server/features/analysis/task.ts";
import { analysisStages } from "../src/shared/run.ts";

async function follow<Answer>(
  worked: (task: { input: EngineInput; port: MessagePort }) => Promise<Answer>,
  input: EngineInput,
  { signal, onStage }: Parameters<EnginePool["run"]>[1],
): Promise<Answer> {
  signal.throwIfAborted();
  const { port1, port2 } = new MessageChannel();
  const answer = worked({ input, port: port1 });
  port1.close();
  port2.close();
  for (const { id } of analysisStages) onStage(id);
  return answer;
}

/** The real engine in the test's own thread. */
export const directEngine: EnginePool = {
  run: (input, watch) => follow(work, input, watch),
  begin: (input, watch) => follow(begin, input, watch),
  warm() {},
  writeLetter: async (input) => letter(input),
  nameJob: async (jobDescription) => jobName(jobDescription),
  describesJob: async (text) => describesJob(text),
  conceal: async (input, advice) => conceal({ input, advice }),
  // Cloned as on the way to a thread.
  runWith: async (analysis, read, signal) => {
    signal.throwIfAborted();
    return runWith({ analysis: structuredClone(analysis), ...read });
  },
  concealAdvice: async ({ about }, advice) => concealAdvice({ about, advice }),
  reword: async (advice, wording) => reword({ advice, wording }),
  judgeLetter: async (input, text) => judgedLetter({ input, text }),
  supportedSentences: async (input, text) => supported({ input, text }),
  close: async () => {},
};
