import { type AnalysisRow, finishAnalysis } from "../../../db/queries/analyses.ts";
import { askAgain } from "../../../db/queries/ask-again.ts";
import {
  type BegunRow,
  beginAnalysis,
  type Ending,
  failAnalysis,
  failUnfinished,
} from "../../../db/queries/running-analyses.ts";
import type { Results } from "../../../shared/results.ts";
import type { RunState } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import type { LiveRun } from "../../adapters/live-runs.ts";
import type { Deps } from "../../deps.ts";
import { beginWithinPlan } from "../plan/service.ts";
import { completedState, failedState, processingState } from "./run-state.ts";

/** How long a finished report waits for a database that does not answer. */
const patienceMs = 15_000;

type RecordedRun = Pick<LiveRun, "id" | "owner" | "demo">;

/** Visitors and the demo leave no trace; an account's analyses go to its history. */
function isRecorded(deps: Deps, run: RecordedRun): boolean {
  return run.owner.kind === "account" && !run.demo && !deps.demoMode;
}

/**
 * Opens the analysis in the account's history, within what its plan allows.
 * @returns the queue's priority; `undo` for an analysis that could not begin after all
 */
export async function recordStart(
  deps: Deps,
  run: LiveRun,
): Promise<{ priority: number; undo: () => Promise<void> }> {
  if (!isRecorded(deps, run)) return { priority: 0, undo: async () => {} };
  const row = { id: run.id, ownerId: run.owner.id, createdAt: new Date(deps.now()) };
  const undo = async () => void (await recordLost(deps, row, texts.startFailed));
  const { engineVersion } = deps;
  const opened = { ...row, originalFilename: run.filename, engineVersion };
  const begin = (limit: number | null) => beginAnalysis(deps.db, opened, limit);
  const priority = await beginWithinPlan(deps, run.owner.id, begin);
  await deps.announcements.announce(run.owner.id);
  return { priority, undo };
}

/** Ends a row that nobody works at; false when it has ended or was begun anew. */
export async function recordLost(deps: Deps, row: BegunRow, failure: string): Promise<boolean> {
  const isLost = await failUnfinished(deps.db, row, endingWith(deps, failure));
  if (isLost) await deps.announcements.announce(row.ownerId);
  return isLost;
}

/** A database that is gone for a moment costs nobody an analysis that is done: it is waited for, until `signal`. */
export async function recordReport(
  deps: Deps,
  run: RecordedRun,
  { report, signal }: { report: Results; signal: AbortSignal },
): Promise<void> {
  if (!isRecorded(deps, run)) return;
  const finishedAt = new Date(deps.now());
  const row = { id: run.id, ownerId: run.owner.id };
  const write = () => finishAnalysis(deps.db, row, { report, finishedAt });
  await askAgain(write, { patienceMs, signal });
  await deps.announcements.announce(run.owner.id);
}

export async function recordFailure(deps: Deps, run: RecordedRun, failure: string): Promise<void> {
  if (!isRecorded(deps, run)) return;
  const row = { id: run.id, ownerId: run.owner.id };
  await failAnalysis(deps.db, row, endingWith(deps, failure));
  await deps.announcements.announce(run.owner.id);
}

/** What brought no report is given back: the person may start it again, whatever is left of their day. Not what they stopped. */
function endingWith(deps: Deps, failure: string): Ending {
  const finishedAt = new Date(deps.now());
  return { failure, finishedAt, givesBack: failure !== texts.cancelled };
}

/** The state of an analysis of which only the history is left. */
export function stateFromHistory(row: AnalysisRow): RunState {
  if (row.status === "completed" && row.report) return completedState(row.id, row.report);
  if (row.status === "processing") return processingState(row.id, 0);
  return failedState(processingState(row.id, 0), row.failure ?? texts.analysisFailed);
}
