import { AppError } from "../../../shared/errors.ts";
import { reasonOf } from "../../../shared/failure-reason.ts";
import type { Results } from "../../../shared/results.ts";
import type { LanguageModel, ModelUsage } from "../../adapters/language-model.ts";
import type { Deps } from "../../deps.ts";
import type { ReadingAnswer } from "../../engine/refine/accept-reading.ts";
import { dataBlock, mostCharacters } from "../../engine/refine/data-block.ts";
import type { NumberedCase } from "../../engine/refine/numbered-case.ts";
import { restoreAll } from "../../engine/refine/restore-all.ts";
import { type ModelBounds, metered } from "./metered-model.ts";
import { prompts } from "./prompts.ts";

/** What the rewording may take, in milliseconds. */
const wordingLimit = 10_000;
/** Where nobody says otherwise. With the engine before and after it the whole stays under the minute that is promised. */
const usualBounds: ModelBounds = { seconds: 30, tokens: null, money: null, prices: null };
/** Failures of a model that was asked more at once than it can answer. */
const tooMuch: ReadonlySet<string> = new Set(["unusable", "too_long"]);
/** So many demands are asked of a model to which all of them at once are too much. */
const fewDemands = 6;

/** What it takes: also outside a server, as in the evaluation. */
type RefinementDeps = Pick<Deps, "engine" | "languageModel" | "log">;

type Input = { jobDescription: string; referenceDate: string };
type Begun = Awaited<ReturnType<Deps["engine"]["begin"]>>;
type Asking = { model: Pick<LanguageModel, "name" | "answer">; signal: AbortSignal };

type Watch = {
  signal: AbortSignal;
  /** What the model may take for this analysis. */
  bounds?: ModelBounds;
  /** Called when the model's reading has ended, however it ended. */
  onRead?: () => void;
  /** Called as the model's answer grows: so many demands are judged of so many. */
  onJudged?: (judged: number, of: number) => void;
  /** Called in the end with what was taken. */
  onSpent?: (spent: ModelUsage) => void;
};

/**
 * The report with a language model's verdicts in place of the engine's, where the texts bear them out. Without a model, and wherever
 * it is slow, down or of no use, the report as it is. Rejects only when somebody cancels or another process takes over.
 */
export async function refineReport(
  deps: RefinementDeps,
  input: Input,
  begun: Begun,
  watch: Watch,
): Promise<Results> {
  const { languageModel } = deps;
  if (!languageModel) return begun.results;
  const { signal, bounds = usualBounds, onRead = () => {}, onSpent = () => {} } = watch;
  const { model, spent } = metered(languageModel, bounds);
  let refined = begun.results;
  try {
    refined = await withReading(deps, { model, signal }, { input, begun, watch }).finally(onRead);
    return await withWording(deps, { model, signal }, { kept: begun.kept, results: refined });
  } catch (error) {
    // What was accepted before the model failed stays true, and at a shutdown the report is there already.
    if (!isShutdown(signal)) signal.throwIfAborted();
    deps.log.warn({ reason: reasonOf(error) }, "the language model added nothing more to a report");
    return refined;
  } finally {
    onSpent(spent());
  }
}

function isShutdown({ reason }: AbortSignal): boolean {
  return reason instanceof AppError && reason.code === "unavailable";
}

/** Each demand judged by the model, held to the page by the engine. */
async function withReading(
  deps: RefinementDeps,
  { model, signal }: Asking,
  { input, begun, watch }: { input: Input; begun: Begun; watch: Watch },
): Promise<Results> {
  const { numbered } = begun;
  const { bounds = usualBounds, onJudged } = watch;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(bounds.seconds * 1000)]);
  const asking = { model, signal: limited };
  const answer = await readWhole(asking, numbered, onJudged).catch((error: unknown) => {
    if (!tooMuch.has(reasonOf(error))) throw error;
    return readInParts(asking, numbered, { cause: error, onJudged });
  });
  const by = { model: model.name, date: input.referenceDate };
  const { results, kept } = begun;
  const report = await deps.engine.runWith(
    { results, kept, jobDescription: input.jobDescription },
    { answer: restoreAll(answer, numbered.standIns), by },
    signal,
  );
  if (!report)
    deps.log.warn({ reason: "not_borne_out" }, "the language model added nothing to a report");
  return report ?? results;
}

function readWhole(
  { model, signal }: Asking,
  { advertisement, demands, cv }: NumberedCase,
  onJudged: Watch["onJudged"],
): Promise<ReadingAnswer> {
  const data = [
    dataBlock("advertisement", advertisement, mostCharacters.advertisement),
    dataBlock("demands", demands.join("\n"), mostCharacters.advertisement),
    dataBlock("cv", cv, mostCharacters.cv),
  ].join("\n\n");
  const onText = onJudged && countVerdicts((count) => onJudged(count, demands.length));
  return model.answer({ ...prompts.reading, data, signal, onText });
}

/** Counts, as an answer is written, the verdicts that have begun. */
function countVerdicts(onCount: (count: number) => void): (part: string) => void {
  const mark = '"verdict"';
  let rest = "";
  let count = 0;
  return (part) => {
    const pieces = (rest + part).split(mark);
    rest = pieces.at(-1)?.slice(1 - mark.length) ?? "";
    if (pieces.length === 1) return;
    count += pieces.length - 1;
    onCount(count);
  };
}

/** A few demands at a time, each question once more where its answer is of no use. Rejects with `cause` where no part was answered. */
async function readInParts(
  { model, signal }: Asking,
  { demands, cv }: NumberedCase,
  { cause, onJudged = () => {} }: { cause: unknown; onJudged: Watch["onJudged"] },
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
    onJudged(Math.min(at + fewDemands, demands.length), demands.length);
    // What has been answered before time is over stands.
    if (signal.aborted) break;
  }
  if (verdicts.length === 0) throw cause;
  return { verdicts, missed: [], not_demands: [], names: [] };
}

/** Summary and recommendations in smoother words that say the same. */
async function withWording(
  deps: RefinementDeps,
  { model, signal }: Asking,
  { kept, results }: Pick<Begun, "kept" | "results">,
): Promise<Results> {
  const { advice, standIns } = await deps.engine.concealAdvice(kept, {
    summary: results.summary,
    recommendations: results.recommendations,
  });
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(wordingLimit)]),
  });
  const { summary, recommendations, changed } = await deps.engine.reword(
    { summary: results.summary, recommendations: results.recommendations },
    restoreAll(wording, standIns),
  );
  if (changed === 0) return results;
  return { ...results, summary, recommendations, engine: { ...results.engine, mode: "ai" } };
}
