import { listUnfinished } from "../../../db/queries/running-analyses.ts";
import { refusalBehind } from "../../../shared/errors.ts";
import { texts } from "../../../shared/texts.ts";
import type { LiveRun } from "../../adapters/live-runs.ts";
import type { Deps } from "../../deps.ts";
import { logNameOf } from "../observation/service.ts";
import { recordFailure, recordLost } from "./record.ts";
import { failedState } from "./run-state.ts";

/** No stage takes so long without anybody working at it; a lost worker's analyses are taken over before. */
export const quietMs = 10_000;
const mostRows = 200;

/**
 * Ends what no process works at any more, because one died between two steps, because Redis lost it or because the database
 * could not write its end. Does nothing while one of these is gone; it will come again.
 */
export async function endInterrupted(deps: Deps): Promise<void> {
  try {
    for (const run of await deps.liveRuns.listQuiet(quietMs)) await endRun(deps, run);
    await endRows(deps);
  } catch (error) {
    if (refusalBehind(error)?.code === "unavailable") return;
    throw error;
  }
}

async function endRun(deps: Deps, run: LiveRun): Promise<void> {
  const { id, owner, demo, started } = run;
  if (await deps.queue.holds({ id, owner, demo, sequence: started })) return;
  const state = failedState(run.state, texts.interrupted);
  // Somebody has moved it on just now: then it is not lost.
  if (!(await deps.liveRuns.change(id, run.sequence, { state }))) return;
  deps.log.warn({ run: logNameOf(id) }, "an interrupted analysis was ended");
  await recordFailure(deps, run, texts.interrupted);
}

/** The history's side: rows whose run has ended or is gone. */
async function endRows(deps: Deps): Promise<void> {
  const before = new Date(deps.now() - quietMs);
  for (const row of await listUnfinished(deps.db, { before, limit: mostRows })) {
    const run = await deps.liveRuns.find(row.id, { kind: "account", id: row.ownerId });
    if (run?.state.status === "processing") continue;
    const failure = run?.state.error ?? texts.interrupted;
    if (await recordLost(deps, row, failure)) {
      deps.log.warn({ run: logNameOf(row.id) }, "an interrupted analysis was ended in the history");
    }
  }
}
