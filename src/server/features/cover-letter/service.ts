import { AppError } from "../../../shared/errors.ts";
import { reasonOf } from "../../../shared/failure-reason.ts";
import type { CoverLetter, LetterForm, WrittenLetter } from "../../../shared/letter.ts";
import type { Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { readFinished, readHeldTexts } from "../analysis/service.ts";
import { writeWithModel } from "./write-with-model.ts";

type LetterTask = Parameters<Deps["engine"]["writeLetter"]>[0];

/**
 * A letter for a finished analysis, from its texts; each call replaces the letter before. With a language model it is in the
 * model's words as far as they are true, and can be watched as it grows.
 */
export async function writeCoverLetter(
  deps: Deps,
  owner: Owner,
  form: LetterForm,
  from: ClientFacts,
): Promise<CoverLetter> {
  const { analysis_id: id, tone, length, companyName, jobTitle } = form;
  if (id.trim() === "") throw new AppError("no_analysis", texts.noAnalysis);
  await deps.limits.take("letter", { ...from, owner });
  const results = await readFinished(deps, owner, id);
  const { document, jobDescription, withoutModel } = await readHeldTexts(deps, owner, id);
  const model = withoutModel ? null : deps.languageModel;
  const letter = await write({ ...deps, languageModel: model }, id, {
    document,
    jobDescription,
    results,
    referenceDate: new Date(deps.now()).toISOString().slice(0, 10),
    tone: tone ?? "professional",
    length: length ?? "medium",
    companyName,
    jobTitle,
  });
  return {
    cover_letter: letter.text,
    word_count: letter.wordCount,
    generated_by: "server",
    sentences: letter.sentences,
  };
}

async function write(deps: Deps, id: string, task: LetterTask): Promise<WrittenLetter> {
  const { languageModel: model } = deps;
  if (!model) return deps.engine.writeLetter(task);
  const draft = deps.letterDrafts.begin(id);
  try {
    return await writeWithModel(deps, model, task, draft.add);
  } catch (error) {
    deps.log.warn({ reason: reasonOf(error) }, "the language model wrote no letter");
    return await deps.engine.writeLetter(task);
  } finally {
    draft.end();
  }
}

/** The paragraphs of the letter that is being written for one's own analysis, so far, each time there are more. */
export async function* followCoverLetter(
  deps: Deps,
  owner: Owner,
  options: { analysisId: string; signal: AbortSignal | undefined },
): AsyncGenerator<{ text: string }, void> {
  const { analysisId, signal } = options;
  await readFinished(deps, owner, analysisId);
  const states: (string | null)[] = [];
  let wake = () => {};
  const stop = deps.letterDrafts.follow(analysisId, (text) => {
    states.push(text);
    wake();
  });
  const onAbort = () => wake();
  signal?.addEventListener("abort", onAbort);
  try {
    while (!signal?.aborted) {
      const text = states.shift();
      if (text === null) return;
      if (text !== undefined) yield { text };
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    stop();
  }
}
