import type { Results } from "../../../shared/results.ts";
import { percentWithin, progressMessage, type RunState } from "../../../shared/run.ts";

export function pendingState(id: string): RunState {
  return stateAt(id, "pending", 0);
}

/** A running analysis with `finished` of its six stages done, and a share (0 to 1) of the next. */
export function processingState(id: string, finished: number, share = 0): RunState {
  return stateAt(id, "processing", percentWithin(finished, share));
}

export function completedState(id: string, results: Results): RunState {
  return { ...stateAt(id, "completed", 100), score: results.overall_score, results };
}

/** A failed run keeps the percent it had reached. */
export function failedState(previous: RunState, error: string): RunState {
  return {
    ...stateAt(previous.analysis_id, "failed", previous.percent),
    message: error,
    error,
  };
}

export function isFinal(state: RunState): boolean {
  return state.status === "completed" || state.status === "failed";
}

function stateAt(id: string, status: RunState["status"], percent: number): RunState {
  return {
    analysis_id: id,
    status,
    percent,
    message: progressMessage(percent),
    score: null,
    results: null,
    error: null,
  };
}
