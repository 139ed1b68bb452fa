import { AppError, HandedOver, refusalBehind } from "../../../shared/errors.ts";
import type { Results } from "../../../shared/results.ts";
import { analysisStages, type RunState, type StageId, stagesDone } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import type { LiveRun } from "../../adapters/live-runs.ts";
import type { RunOutcome } from "../../adapters/telemetry.ts";
import type { Deps } from "../../deps.ts";
import { logNameOf } from "../observation/service.ts";
import { planFor } from "../plan/service.ts";
import { refineReport } from "../refinement/service.ts";
import { expired } from "./held-run.ts";
import { recordFailure, recordReport } from "./record.ts";
import { completedState, failedState, isFinal, processingState } from "./run-state.ts";
import type { AnalysisTask } from "./task.ts";

/**
 * Does one queued analysis, from the start or from where another process left it. Whatever happens ends in the run's
 * state, unless another process goes on with it or the run's state cannot be reached: then it rejects, and the task comes
 * again where there is somebody to do it.
 */
export async function runAnalysis(
  deps: Deps,
  task: AnalysisTask,
  signal: AbortSignal,
): Promise<void> {
  const announcer = announceInOrder(deps, task);
  const watch = watchRun(deps, task);
  try {
    signal.throwIfAborted();
    const run = await deps.liveRuns.find(task.id, task.owner);
    if (!run) throw expired();
    if (!(await isStillToDo(deps, task, run))) return;
    announcer.goOnFrom(run);
    const onStage = (id: StageId) => {
      watch.stage(id);
      announcer.stage();
    };
    const results = await analyse(deps, task, { signal, onStage, onJudged: announcer.within });
    await recordReport(deps, task, { report: results, signal });
    const announced = await announcer.end(completedState(task.id, results));
    if (!announced) await recordEndBySomebodyElse(deps, task, texts.cancelled);
    watch.end(announced ? "completed" : "cancelled");
  } catch (error) {
    watch.end(outcomeOf(error));
    if (error instanceof HandedOver) throw error;
    const failure = sentenceFor(deps, error);
    const announced = await announcer.end(failedState(announcer.latest(), failure));
    const record = announced ? recordFailure : recordEndBySomebodyElse;
    await record(deps, task, failure).catch((cause) => {
      deps.log.error({ err: cause }, "the history could not be written");
    });
  }
}

/** Stages that end only when the demands are judged. */
const readingStages: readonly StageId[] = ["skills_gap", "recommendations"];

async function analyse(
  deps: Deps,
  task: AnalysisTask,
  watch: {
    signal: AbortSignal;
    onStage: (id: StageId) => void;
    onJudged: (judged: number, of: number) => void;
  },
): Promise<Results> {
  const held = await deps.liveRuns.readTexts(task.id, task.owner);
  if (!held) throw expired();
  const { document, jobDescription, withoutModel = false } = held;
  const languageModel = withoutModel ? null : deps.languageModel;
  const referenceDate = new Date(deps.now()).toISOString().slice(0, 10);
  const input = { document, jobDescription: jobDescription ?? "", referenceDate };
  const { signal, onStage, onJudged } = watch;
  if (!languageModel) return deps.engine.run(input, { signal, onStage });
  // The demands are judged, and the advice follows, only when the language model has read.
  const begun = await deps.engine.begin(input, {
    signal,
    onStage: (id) => readingStages.includes(id) || onStage(id),
  });
  return refineReport({ ...deps, languageModel }, input, begun, {
    signal,
    bounds: deps.modelBounds[await planFor(deps, task.owner)],
    onRead: () => readingStages.forEach(onStage),
    onJudged,
  });
}

/** A task that comes again may have ended, and its run may have been started anew. */
async function isStillToDo(deps: Deps, task: AnalysisTask, run: LiveRun): Promise<boolean> {
  if (run.started !== task.sequence) return false;
  if (!isFinal(run.state)) return true;
  if (run.state.error !== null) await recordFailure(deps, task, run.state.error);
  return false;
}

/** The history must say the same as the run, whoever ended it (a cancel in this very moment, or another process). */
async function recordEndBySomebodyElse(
  deps: Deps,
  task: AnalysisTask,
  failure: string,
): Promise<void> {
  const run = await deps.liveRuns.find(task.id, task.owner);
  if (!run) return recordFailure(deps, task, failure);
  if (run.started !== task.sequence || run.state.error === null) return;
  await recordFailure(deps, task, run.state.error);
}

/** Writes the states one after the other, and stops for good once somebody else (a cancel) has changed the run. */
function announceInOrder(deps: Deps, task: AnalysisTask) {
  let sequence = task.sequence;
  let finished = 0;
  let told = 0;
  /** The last that was announced: it never goes back. */
  let percent = 0;
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

  function announce(state: RunState): void {
    percent = state.percent;
    write(state).catch((error) => {
      // The next writing fails too, and ends this try.
      deps.log.warn({ err: error }, "a stage could not be announced");
    });
  }

  return {
    latest: () => latest,
    /** What another process has told already is not told again: progress never goes back. */
    goOnFrom(run: LiveRun) {
      ({ sequence } = run);
      latest = run.state;
      told = stagesDone(run.state.percent);
      percent = run.state.percent;
    },
    stage() {
      finished += 1;
      // The last stage ends together with the report: 100 percent is said once, when it is true.
      if (finished <= told || finished >= analysisStages.length) return;
      announce(processingState(task.id, finished));
    },
    /** So much of the stage that is under way is done. */
    within(done: number, of: number) {
      const state = processingState(task.id, finished, done / Math.max(1, of));
      if (state.percent <= percent) return;
      announce(state);
    },
    end: (state: RunState) => write(state),
  };
}

/** One line when it begins and one when it ends, under a name that opens nothing. */
function watchRun(deps: Deps, task: AnalysisTask) {
  const run = logNameOf(task.id);
  const startedAt = deps.now();
  const watched = deps.telemetry.watchRun(run, task);
  deps.log.info({ run }, "an analysis begins");
  return {
    stage: watched.stage,
    end(outcome: RunOutcome) {
      watched.end(outcome);
      deps.log.info({ run, outcome, ms: deps.now() - startedAt }, "an analysis has ended");
    },
  };
}

function outcomeOf(error: unknown): RunOutcome {
  if (error instanceof HandedOver) return "handed_over";
  return error instanceof AppError && error.code === "cancelled" ? "cancelled" : "failed";
}

function sentenceFor(deps: Deps, error: unknown): string {
  const refusal = refusalBehind(error);
  if (refusal) return refusal.message;
  deps.log.error({ err: error }, "an analysis failed unexpectedly");
  return texts.analysisFailed;
}
