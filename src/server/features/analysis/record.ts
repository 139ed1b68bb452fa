import {
  type AnalysisRow,
  failAnalysis,
  finishAnalysis,
  insertAnalysis,
} from "../../../db/queries/analyses.ts";
import type { Results } from "../../../shared/results.ts";
import type { RunState } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import type { LiveRun } from "../../adapters/live-runs.ts";
import type { Deps } from "../../deps.ts";
import { completedState, failedState, processingState } from "./run-state.ts";

/** Visitors and the demo leave no trace; an account's analyses go to its history. */
function isRecorded(deps: Deps, run: Pick<LiveRun, "owner">): boolean {
  return run.owner.kind === "account" && !deps.demoMode;
}

export async function recordStart(deps: Deps, run: LiveRun): Promise<void> {
  if (!isRecorded(deps, run)) return;
  await insertAnalysis(deps.db, {
    id: run.id,
    ownerId: run.owner.id,
    originalFilename: run.filename,
    engineVersion: deps.engineVersion,
    createdAt: new Date(deps.now()),
  });
}

export async function recordReport(
  deps: Deps,
  run: Pick<LiveRun, "id" | "owner">,
  report: Results,
): Promise<void> {
  if (!isRecorded(deps, run)) return;
  const finishedAt = new Date(deps.now());
  await finishAnalysis(deps.db, { id: run.id, ownerId: run.owner.id }, { report, finishedAt });
}

export async function recordFailure(
  deps: Deps,
  run: Pick<LiveRun, "id" | "owner">,
  failure: string,
): Promise<void> {
  if (!isRecorded(deps, run)) return;
  const finishedAt = new Date(deps.now());
  await failAnalysis(deps.db, { id: run.id, ownerId: run.owner.id }, { failure, finishedAt });
}

/** The state of an analysis of which only the history is left. */
export function stateFromHistory(row: AnalysisRow): RunState {
  if (row.status === "completed" && row.report) return completedState(row.id, row.report);
  if (row.status === "processing") return processingState(row.id, 0);
  return failedState(processingState(row.id, 0), row.failure ?? texts.analysisFailed);
}
