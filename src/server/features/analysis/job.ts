import { AppError } from "../../../shared/errors.ts";
import { analysisStages, type RunState } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import type { Deps } from "../../deps.ts";
import { expired } from "./held-run.ts";
import { recordFailure, recordReport } from "./record.ts";
import { completedState, failedState, processingState } from "./run-state.ts";
import type { AnalysisTask } from "./task.ts";

/** Does one queued analysis. Never rejects: whatever happens ends in the run's state. */
export async function runAnalysis(
  deps: Deps,
  task: AnalysisTask,
  signal: AbortSignal,
): Promise<void> {
  const announcer = announceInOrder(deps, task);
  try {
    signal.throwIfAborted();
    const document = await deps.liveRuns.readDocument(task.id, task.owner);
    if (!document) throw expired();
    const referenceDate = new Date(deps.now()).toISOString().slice(0, 10);
    const results = await deps.engine.run(
      { document, jobDescription: task.jobDescription, referenceDate },
      { signal, onStage: announcer.stage },
    );
    await recordReport(deps, task, results);
    const announced = await announcer.end(completedState(task.id, results));
    // Cancelled in this very moment: the history must say the same as the run.
    if (!announced) await recordFailure(deps, task, texts.cancelled);
  } catch (error) {
    const failure = sentenceFor(deps, error);
    await announcer.end(failedState(announcer.latest(), failure));
    await recordFailure(deps, task, failure).catch((cause) => {
      deps.log.error({ err: cause }, "the history could not be written");
    });
  }
}

/** Writes the states one after the other, and stops for good once somebody else (a cancel) has changed the run. */
function announceInOrder(deps: Deps, task: AnalysisTask) {
  let sequence = task.sequence;
  let finished = 0;
  let latest = processingState(task.id, 0);
  let last = Promise.resolve(true);

  /** False when somebody else has changed the run. */
  function write(state: RunState): Promise<boolean> {
    last = last.then(async () => {
      const changed = await deps.liveRuns.change(task.id, sequence, { state });
      if (!changed) return false;
      sequence = changed.sequence;
      latest = state;
      return true;
    });
    return last;
  }

  return {
    latest: () => latest,
    stage() {
      finished += 1;
      // The last stage ends together with the report: 100 percent is said once, when it is true.
      if (finished >= analysisStages.length) return;
      write(processingState(task.id, finished)).catch((error) => {
        deps.log.error({ err: error }, "a stage could not be announced");
      });
    },
    end: (state: RunState) => write(state),
  };
}

function sentenceFor(deps: Deps, error: unknown): string {
  if (error instanceof AppError) return error.message;
  deps.log.error({ err: error }, "an analysis failed unexpectedly");
  return texts.analysisFailed;
}
