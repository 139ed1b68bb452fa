import { findAnalysis } from "../../../db/queries/analyses.ts";
import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Results } from "../../../shared/results.ts";
import type { RunState } from "../../../shared/run.ts";
import { texts } from "../../../shared/texts.ts";
import type { HeldTexts, LiveRun } from "../../adapters/live-runs.ts";
import type { Deps } from "../../deps.ts";
import { requireReadable } from "../../extraction/readable-document.ts";
import { createAnalysisId, wasGivenTo } from "./analysis-id.ts";
import { alreadyRunning, expired, noAnalysis, requireRun } from "./held-run.ts";
import { readJobDescription, readPastedText, requireJob } from "./input.ts";
import { keepsModelOut } from "./model-use.ts";
import { recordStart, stateFromHistory } from "./record.ts";
import { failedState, isFinal, pendingState, processingState } from "./run-state.ts";

export type UploadedFile = { name: string; mimeType: string | null; bytes: Uint8Array };
export type Upload = {
  analysis_id: string;
  filename: string | null;
  characters: number;
  warnings: string[];
};
export type RunChange = { sequence: number; state: RunState };

/** Reads a CV, from a file or else from pasted text, and holds it in memory for an analysis. */
export async function uploadDocument(
  deps: Deps,
  owner: Owner,
  given: { file: UploadedFile | null; text: string },
): Promise<Upload> {
  const filename = given.file?.name ?? null;
  // While the file is read and the advertisement is looked for.
  deps.engine.warm();
  const document = given.file ? await readCvFile(deps, given.file) : readPastedText(given.text);
  const id = createAnalysisId(deps.secret, owner);
  await deps.liveRuns.insert({ id, owner, filename, state: pendingState(id) }, held(document));
  const { warnings } = document;
  return { analysis_id: id, filename, characters: document.text.length, warnings };
}

/** Counts a start: one in the demo against the visitor and the address, any other against the account's speed too. */
export async function limitStart(
  deps: Deps,
  owner: Owner,
  { demo, from }: { demo: boolean; from: { address: string } },
): Promise<void> {
  const isDemo = demo || deps.demoMode || owner.kind === "visitor";
  await deps.limits.take(isDemo ? "demo" : "analyze", { address: from.address, owner });
}

/** Puts the uploaded CV and this advertisement on the queue. A finished run starts again from 0 percent. */
export async function startAnalysis(
  deps: Deps,
  owner: Owner,
  input: {
    analysisId: string;
    jobDescription: string;
    demo?: boolean | undefined;
    withoutModel?: boolean | undefined;
  },
): Promise<RunState> {
  const jobDescription = readJobDescription(input.jobDescription);
  if (input.analysisId.trim() === "") throw new AppError("no_document", texts.noUpload);
  const run = await requireRun(deps, owner, input.analysisId);
  if (run.state.status === "processing") throw alreadyRunning();
  const known = await deps.liveRuns.readTexts(run.id, owner);
  if (!known) throw expired();
  await requireJob(deps, jobDescription);
  const withoutModel = input.withoutModel || (await keepsModelOut(deps, owner));
  return enqueue(deps, run, { ...known, jobDescription, withoutModel }, input.demo ?? false);
}

/**
 * The demo's way in one call: text and advertisement in, finished report out. Without an id, or with one whose run is
 * no longer held, a new run is made.
 */
export async function analyseInline(
  deps: Deps,
  owner: Owner,
  input: {
    analysisId: string | null;
    cvText: string;
    jobDescription: string;
    withoutModel?: boolean | undefined;
  },
): Promise<RunState> {
  const jobDescription = readJobDescription(input.jobDescription);
  const document = readPastedText(input.cvText);
  await requireJob(deps, jobDescription);
  const run = await holdText(deps, owner, input.analysisId, document);
  const withoutModel = input.withoutModel || (await keepsModelOut(deps, owner));
  await enqueue(deps, run, { document, jobDescription, withoutModel }, true);
  return awaitEnd(deps, owner, run.id);
}

/** Stops a run that waits or works. What has ended, a cancelled run too, is refused. */
export async function cancelAnalysis(
  deps: Deps,
  owner: Owner,
  analysisId: string,
): Promise<RunState> {
  if (isFinal(await readAnalysis(deps, owner, analysisId))) {
    throw new AppError("already_finished", "This analysis has already finished.");
  }
  const run = await requireRun(deps, owner, analysisId);
  // It ended between the two looks.
  if (isFinal(run.state)) return cancelAnalysis(deps, owner, analysisId);
  const cancelled = await deps.liveRuns.change(run.id, run.sequence, {
    state: failedState(run.state, texts.cancelled),
  });
  // A stage finished at this very moment: look again.
  if (!cancelled) return cancelAnalysis(deps, owner, analysisId);
  await deps.queue.cancel(run.id, new AppError("cancelled", texts.cancelled));
  return cancelled.state;
}

/** The present state; for an account also of an analysis that is only in its history. */
export async function readAnalysis(
  deps: Deps,
  owner: Owner,
  analysisId: string,
): Promise<RunState> {
  const run = await deps.liveRuns.find(analysisId, owner).catch(whenUnavailable);
  if (run && run !== "unavailable") return run.state;
  const row =
    owner.kind === "account"
      ? await findAnalysis(deps.db, { id: analysisId, ownerId: owner.id })
      : undefined;
  // What has ended can be read without the place where analyses run; how a running one stands cannot.
  if (row && (run !== "unavailable" || row.status !== "processing")) return stateFromHistory(row);
  // What an account begins stands in its history: what is neither there nor held was deleted.
  if (!run && owner.kind === "account" && !deps.demoMode) throw noAnalysis();
  return (await requireRun(deps, owner, analysisId)).state;
}

/** The report of an analysis that has finished; refuses while there is none. */
export async function readFinished(deps: Deps, owner: Owner, analysisId: string): Promise<Results> {
  const { results } = await readAnalysis(deps, owner, analysisId);
  if (!results) throw new AppError("not_finished", "This analysis has not finished.");
  return results;
}

type StartedTexts = {
  document: ExtractedDocument;
  jobDescription: string;
  withoutModel: boolean;
  results: Results | null;
};

/** The texts a started analysis was made of, while they are held. */
export async function readHeldTexts(
  deps: Deps,
  owner: Owner,
  analysisId: string,
): Promise<StartedTexts> {
  const run = await requireRun(deps, owner, analysisId);
  const held = await deps.liveRuns.readTexts(run.id, owner);
  if (!held || held.jobDescription === null) throw expired();
  const { document, jobDescription, withoutModel = false } = held;
  return { document, jobDescription, withoutModel, results: run.state.results };
}

/** The same two texts for showing; null when they are not held (any more). */
export async function findHeldTexts(
  deps: Deps,
  owner: Owner,
  analysisId: string,
): Promise<{ cv: string; job: string } | null> {
  const run = await deps.liveRuns.find(analysisId, owner);
  if (!run && !wasGivenTo(deps.secret, owner, analysisId)) throw noAnalysis();
  const held = run && (await deps.liveRuns.readTexts(run.id, owner));
  if (!held || held.jobDescription === null) return null;
  return { cv: held.document.text, job: held.jobDescription };
}

/**
 * Every state from the present one on, until a final one. Attaches first, then reads, then follows, so that no change
 * falls in between. With `lastSeen` (the sequence a client knows) the present state is left out when it is that one.
 */
export async function* followAnalysis(
  deps: Deps,
  owner: Owner,
  options: { analysisId: string; lastSeen: string | null; signal: AbortSignal | undefined },
): AsyncGenerator<RunChange, void> {
  const { analysisId, signal } = options;
  const waiting: (LiveRun | undefined)[] = [];
  let wake = () => {};
  const unsubscribe = await deps.liveRuns.subscribe(analysisId, (run) => {
    waiting.push(run);
    wake();
  });
  const onAbort = () => wake();
  signal?.addEventListener("abort", onAbort);
  try {
    const run = await requireRun(deps, owner, analysisId);
    let last = run.sequence;
    if (String(last) !== options.lastSeen) yield { sequence: last, state: run.state };
    if (isFinal(run.state)) return;
    while (!signal?.aborted) {
      if (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const change = waiting.shift();
      if (!change) throw expired();
      if (change.sequence <= last) continue;
      last = change.sequence;
      yield { sequence: last, state: change.state };
      if (isFinal(change.state)) return;
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    unsubscribe();
  }
}

function whenUnavailable(error: unknown): "unavailable" {
  if (error instanceof AppError && error.code === "unavailable") return "unavailable";
  throw error;
}

function held(document: ExtractedDocument): HeldTexts {
  return { document, jobDescription: null };
}

async function readCvFile(deps: Deps, file: UploadedFile): Promise<ExtractedDocument> {
  const document = await deps.extractor.extract(file);
  requireReadable(document);
  return document;
}

async function awaitEnd(deps: Deps, owner: Owner, analysisId: string): Promise<RunState> {
  const follow = { analysisId, lastSeen: null, signal: undefined };
  for await (const { state } of followAnalysis(deps, owner, follow)) {
    if (state.status === "completed") return state;
    if (state.error === texts.cancelled) throw new AppError("cancelled", texts.cancelled);
    if (state.error !== null) throw new AppError("unavailable", state.error);
  }
  throw expired();
}

/** Puts pasted text into the run of that id, or into a new one. */
async function holdText(
  deps: Deps,
  owner: Owner,
  analysisId: string | null,
  document: ExtractedDocument,
): Promise<LiveRun> {
  const id = analysisId ?? createAnalysisId(deps.secret, owner);
  if (!wasGivenTo(deps.secret, owner, id)) throw noAnalysis();
  const state = pendingState(id);
  const known = await deps.liveRuns.find(id, owner);
  if (known?.state.status === "processing") throw alreadyRunning();
  const run = known
    ? await deps.liveRuns.change(id, known.sequence, {
        state,
        filename: null,
        texts: held(document),
      })
    : await deps.liveRuns.insert({ id, owner, filename: null, state }, held(document));
  if (!run) throw alreadyRunning();
  return run;
}

async function enqueue(
  deps: Deps,
  run: LiveRun,
  given: HeldTexts,
  demo: boolean,
): Promise<RunState> {
  const state = processingState(run.id, 0);
  const started = await deps.liveRuns.change(run.id, run.sequence, {
    state,
    texts: given,
    demo,
    starts: true,
  });
  if (!started) throw alreadyRunning();
  try {
    const { priority, undo } = await recordStart(deps, started);
    const { id, owner, sequence } = started;
    const task = { id, owner, demo, sequence, ...deps.telemetry.carried() };
    await deps.queue.add(task, priority).catch(async (error) => {
      await undo();
      throw error;
    });
  } catch (error) {
    // A refusal leaves the run as it was; anything else is told where the run is followed.
    const refused = error instanceof AppError && error.code === "plan_limit_reached";
    const after = refused ? run.state : failedState(started.state, texts.startFailed);
    await deps.liveRuns.change(run.id, started.sequence, { state: after });
    throw error;
  }
  return started.state;
}
