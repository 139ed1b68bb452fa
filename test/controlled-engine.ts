import type {
  BegunAnalysis,
  EngineInput,
  EnginePool,
  ModelSupport,
} from "../src/server/features/analysis/task.ts";
import { countLetterWords } from "../src/shared/letter-length.ts";
import type { Results } from "../src/shared/results.ts";
import { analysisStages } from "../src/shared/run.ts";
import { sampleResults } from "./sample-results.ts";

/** A letter that says what it was made of. */
const instantLetter: EnginePool["writeLetter"] = async (task) => {
  const { document, jobDescription, tone, length, companyName, jobTitle } = task;
  const text = [document.text, jobDescription, tone, length, companyName, jobTitle].join(" / ");
  return { text, wordCount: countLetterWords(text), sentences: [{ text, sources: [] }] };
};

/** An engine that lets everything leave and believes everything. */
const credulous: ModelSupport = {
  conceal: async ({ document, jobDescription }, advice) => ({
    cv: document.text,
    job: jobDescription,
    advice,
    standIns: [],
  }),
  runWith: async () => null,
  concealAdvice: async (_kept, advice) => ({ advice, standIns: [] }),
  reword: async (advice) => ({ ...advice, changed: 0 }),
  judgeLetter: async (_input, text) => ({
    text,
    wordCount: countLetterWords(text),
    sentences: [{ text, sources: [] }],
    replaced: false,
  }),
  supportedSentences: async (_input, text) => text,
};

/** A report that a language model may be asked about, though there is nothing to go on from. */
const begun = (results: Results): BegunAnalysis => ({
  results,
  numbered: { advertisement: "", demands: [], cv: "", standIns: [] },
  kept: {} as BegunAnalysis["kept"],
});

const firstLine: EnginePool["nameJob"] = async (jobDescription) => ({
  title: jobDescription.split("\n")[0] || null,
  company: null,
});

const anyText: EnginePool["describesJob"] = async () => true;

/** One run of the engine, in the hands of the test. */
export type ControlledRun = {
  input: EngineInput;
  signal: AbortSignal;
  /** The next stage is finished. */
  stage(): void;
  /** All stages that are left, and the report. */
  finish(results?: Results): void;
  fail(error: Error): void;
};

/** An engine that does nothing until the test says so: progress without waiting for a clock. */
export function createControlledEngine(): {
  engine: EnginePool;
  /** The next run that was started and not yet given out. */
  nextRun(): Promise<ControlledRun>;
} {
  const started: ControlledRun[] = [];
  const waiting: ((run: ControlledRun) => void)[] = [];
  const engine: EnginePool = {
    ...credulous,
    begin: async (input, watch) => begun(await engine.run(input, watch)),
    run(input, { signal, onStage }) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason));
        const stages = analysisStages.values();
        const stage = () => {
          const next = stages.next();
          if (!next.done) onStage(next.value.id);
        };
        const run: ControlledRun = {
          input,
          signal,
          stage,
          finish(results = sampleResults) {
            for (const _ of analysisStages) stage();
            resolve(results);
          },
          fail: reject,
        };
        const taker = waiting.shift();
        if (taker) taker(run);
        else started.push(run);
      });
    },
    warm() {},
    writeLetter: instantLetter,
    nameJob: firstLine,
    describesJob: anyText,
    close: async () => {},
  };
  return {
    engine,
    nextRun() {
      const run = started.shift();
      return run ? Promise.resolve(run) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** An engine that answers at once. */
export const instantEngine: EnginePool = {
  ...credulous,
  begin: async (input, watch) => begun(await instantEngine.run(input, watch)),
  async run(_input, { onStage }) {
    for (const { id } of analysisStages) onStage(id);
    return sampleResults;
  },
  warm() {},
  writeLetter: instantLetter,
  nameJob: firstLine,
  describesJob: anyText,
  close: async () => {},
};
