import { AppError } from "../shared/errors.ts";
import type { Deps } from "./deps.ts";
import { endInterrupted } from "./features/analysis/interrupted.ts";
import { runAnalysis } from "./features/analysis/job.ts";
import { startRecurring } from "./features/recurring/service.ts";

const lookMs = 5000;
const restarting = "The server is restarting. Please start the analysis again in a moment.";

/**
 * Does the analyses, unless this process only answers people, and sees to it that none is left over.
 * @returns stops it; what runs has `graceMs` to finish
 */
export function startAnalyses(deps: Deps): (graceMs: number) => Promise<void> {
  const { role, queue } = deps;
  if (role !== "web") queue.process((task, signal) => runAnalysis(deps, task, signal));
  const run = () => endInterrupted(deps);
  const ending = {
    name: "ending interrupted analyses",
    everyMs: lookMs,
    firstAfterMs: lookMs,
    run,
  };
  const stopEnding = startRecurring(deps, deps.recurring ? [ending] : []);
  return async (graceMs) => {
    await queue.close(graceMs, new AppError("unavailable", restarting));
    await stopEnding();
  };
}
