import type { ExtractedDocument } from "../../../shared/document.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Results } from "../../../shared/results.ts";
import type { StageId } from "../../../shared/run.ts";

/** What the queue carries: plain data. `sequence` is that of the state in which the run was put on the queue. */
export type AnalysisTask = { id: string; owner: Owner; sequence: number; jobDescription: string };

/** Same shape as the engine's input. `referenceDate` is YYYY-MM-DD. */
export type EngineInput = {
  document: ExtractedDocument;
  jobDescription: string;
  referenceDate: string;
};

/** The engine, away from the main thread. */
export type EnginePool = {
  /** The engine's version, once a thread has loaded it. */
  version(): Promise<string>;
  /**
   * Calls `onStage` as each stage is really finished, always before it resolves. Rejects with the signal's reason
   * when that aborts (the work is then really stopped), with an AppError when the work takes too long or dies.
   */
  run(
    input: EngineInput,
    options: { signal: AbortSignal; onStage: (stage: StageId) => void },
  ): Promise<Results>;
  close(): Promise<void>;
};
