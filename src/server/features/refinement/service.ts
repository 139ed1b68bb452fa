import { AppError } from "../../../shared/errors.ts";
import { reasonOf } from "../../../shared/failure-reason.ts";
import type { Results } from "../../../shared/results.ts";
import type { LanguageModel } from "../../adapters/language-model.ts";
import type { Deps } from "../../deps.ts";
import type { ReadingAnswer } from "../../engine/refine/accept-reading.ts";
import { dataBlock, mostCharacters } from "../../engine/refine/data-block.ts";
import type { NumberedCase } from "../../engine/refine/numbered-case.ts";
import { restoreAll } from "../../engine/refine/restore-all.ts";
import { prompts } from "./prompts.ts";

/**
 * What a language model may take of one analysis, in milliseconds. With the engine before and after it the whole stays under
 * the minute that is promised.
 */
const limits = { reading: 30_000, wording: 10_000 };
/** Failures of a model that was asked more at once than it can answer. */
const tooMuch: ReadonlySet<string> = new Set(["unusable", "too_long"]);
/** So many demands are asked of a model to which all of them at once are too much. */
const fewDemands = 6;

/** What it takes: also outside a server, as in the evaluation. */
type RefinementDeps = Pick<Deps, "engine" | "languageModel" | "log">;

type EngineInput = Parameters<Deps["engine"]["conceal"]>[0];
type Refinement = { model: LanguageModel; input: EngineInput; signal: AbortSignal };

type Watch = {
  signal: AbortSignal;
  /** Called when the model's reading has ended, however it ended. */
  onRead?: () => void;
};

/**
 * The report with a language model's verdicts in place of the engine's, where the texts bear them out. Without a model, and wherever
 * it is slow, down or of no use, the report as it is. Rejects only when somebody cancels or another process takes over.
 */
export async function refineReport(
  deps: RefinementDeps,
  input: EngineInput,
  results: Results,
  { signal, onRead = () => {} }: Watch,
): Promise<Results> {
  const { languageModel: model } = deps;
  if (!model) return results;
  let refined = results;
  try {
    refined = await withReading(deps, { model, input, signal }, refined).finally(onRead);
    return await withWording(deps, { model, input, signal }, refined);
  } catch (error) {
    // What was accepted before the model failed stays true, and at a shutdown the report is there already.
    if (!isShutdown(signal)) signal.throwIfAborted();
    deps.log.warn({ reason: reasonOf(error) }, "the language model added nothing more to a report");
    return refined;
  }
}

function isShutdown({ reason }: AbortSignal): boolean {
  return reason instanceof AppError && reason.code === "unavailable";
}

/** Each demand judged by the model, held to the page by the engine. */
async function withReading(
  deps: RefinementDeps,
  { model, input, signal }: Refinement,
  results: Results,
): Promise<Results> {
  const numbered = await deps.engine.number(input);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.reading)]);
  const answer = await readWhole(model, numbered, limited).catch((error: unknown) => {
    if (!tooMuch.has(reasonOf(error))) throw error;
    return readInParts(model, numbered, limited, error);
  });
  const by = { model: model.name, date: input.referenceDate };
  const read = { answer: restoreAll(answer, numbered.standIns), by, results };
  return (await deps.engine.runWith(input, read, signal)) ?? results;
}

function readWhole(
  model: LanguageModel,
  { advertisement, demands, cv }: NumberedCase,
  signal: AbortSignal,
): Promise<ReadingAnswer> {
  const data = [
    dataBlock("advertisement", advertisement, mostCharacters.advertisement),
    dataBlock("demands", demands.join("\n"), mostCharacters.advertisement),
    dataBlock("cv", cv, mostCharacters.cv),
  ].join("\n\n");
  return model.answer({ ...prompts.reading, data, signal });
}

/** A few demands at a time, each question once more where its answer is of no use. Rejects with `cause` where no part was answered. */
async function readInParts(
  model: LanguageModel,
  { demands, cv }: NumberedCase,
  signal: AbortSignal,
  cause: unknown,
): Promise<ReadingAnswer> {
  const verdicts: ReadingAnswer["verdicts"][number][] = [];
  for (let at = 0; at < demands.length; at += fewDemands) {
    const some = demands.slice(at, at + fewDemands).join("\n");
    const data = [
      dataBlock("demands", some, mostCharacters.advertisement),
      dataBlock("cv", cv, mostCharacters.cv),
    ].join("\n\n");
    const ask = () => model.answer({ ...prompts.fewDemands, data, signal });
    const part = await ask()
      .catch(() => ask())
      .catch(() => null);
    verdicts.push(...(part?.verdicts ?? []));
    // What has been answered before time is over stands.
    if (signal.aborted) break;
  }
  if (verdicts.length === 0) throw cause;
  return { verdicts, missed: [], not_demands: [], names: [] };
}

/** Summary and recommendations in smoother words that say the same. */
async function withWording(
  deps: RefinementDeps,
  { model, input, signal }: Refinement,
  results: Results,
): Promise<Results> {
  const { advice, standIns } = await deps.engine.conceal(input, results);
  const { name, instructions, schema, maxTokens } = prompts.wording;
  const numbered = advice.recommendations.map((text, at) => `${at + 1}. ${text}`).join("\n");
  const wording = await model.answer({
    name,
    instructions,
    schema,
    maxTokens,
    data: [
      dataBlock("summary", advice.summary, mostCharacters.advertisement),
      dataBlock("recommendations", numbered, mostCharacters.advertisement),
    ].join("\n\n"),
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.wording)]),
  });
  const { summary, recommendations, changed } = await deps.engine.reword(
    { summary: results.summary, recommendations: results.recommendations },
    restoreAll(wording, standIns),
  );
  if (changed === 0) return results;
  return { ...results, summary, recommendations, engine: { ...results.engine, mode: "ai" } };
}
