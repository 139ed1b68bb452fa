import { AppError } from "../../../shared/errors.ts";
import { reasonOf } from "../../../shared/failure-reason.ts";
import type { Results } from "../../../shared/results.ts";
import type { LanguageModel } from "../../adapters/language-model.ts";
import type { Deps } from "../../deps.ts";
import { dataBlock, mostCharacters } from "../../engine/refine/data-block.ts";
import { restoreAll } from "../../engine/refine/restore-all.ts";
import { prompts } from "./prompts.ts";

/**
 * What a language model may take of one analysis, in milliseconds. With the engine before and after it the whole stays under
 * the minute that is promised.
 */
const limits = { evidence: 18_000, wording: 12_000 };

/** What it takes: also outside a server, as in the evaluation. */
type RefinementDeps = Pick<Deps, "engine" | "languageModel" | "log">;

type EngineInput = Parameters<Deps["engine"]["conceal"]>[0];
type Refinement = { model: LanguageModel; input: EngineInput; signal: AbortSignal };

/**
 * The engine's report with what a language model adds that the texts bear out. Without a model, and wherever it is slow,
 * down or of no use, the report as it is. Rejects only when somebody cancels or another process takes over.
 */
export async function refineReport(
  deps: RefinementDeps,
  input: EngineInput,
  results: Results,
  signal: AbortSignal,
): Promise<Results> {
  const { languageModel: model } = deps;
  if (!model) return results;
  let refined = results;
  try {
    refined = await withEvidence(deps, { model, input, signal }, refined);
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

/** Skills and demands the lexicon and the rules missed, weighed by the engine. */
async function withEvidence(
  deps: RefinementDeps,
  { model, input, signal }: Refinement,
  results: Results,
): Promise<Results> {
  const { cv, job, standIns } = await deps.engine.conceal(input, results);
  const { name, instructions, schema, maxTokens } = prompts.evidence;
  const proposals = await model.answer({
    name,
    instructions,
    schema,
    maxTokens,
    data: [
      dataBlock("cv", cv, mostCharacters.cv),
      dataBlock("advertisement", job, mostCharacters.advertisement),
    ].join("\n\n"),
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.evidence)]),
  });
  const given = { proposals: restoreAll(proposals, standIns), results };
  return (await deps.engine.runWith(input, given, signal)) ?? results;
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
