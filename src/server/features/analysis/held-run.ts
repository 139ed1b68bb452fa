import { AppError } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import type { LiveRun } from "../../adapters/live-runs.ts";
import type { Deps } from "../../deps.ts";
import { wasGivenTo } from "./analysis-id.ts";

export function noAnalysis(): AppError {
  return new AppError("not_found", "There is no such analysis.");
}

export function alreadyRunning(): AppError {
  return new AppError("already_running", "This analysis is already running.");
}

export function expired(): AppError {
  return new AppError("document_expired", texts.documentExpired);
}

/** The owner's run. Refuses with `document_expired` what was theirs and is forgotten, with `not_found` all else. */
export async function requireRun(deps: Deps, owner: Owner, id: string): Promise<LiveRun> {
  const run = await deps.liveRuns.find(id, owner);
  if (run) return run;
  if (wasGivenTo(deps.secret, owner, id)) throw expired();
  throw noAnalysis();
}
