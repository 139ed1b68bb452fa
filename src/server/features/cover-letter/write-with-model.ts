import { readFileSync } from "node:fs";
import type { WrittenLetter } from "../../../shared/letter.ts";
import { letterWords } from "../../../shared/letter-length.ts";
import type { Results } from "../../../shared/results.ts";
import type { LanguageModel } from "../../adapters/language-model.ts";
import type { Deps } from "../../deps.ts";
import { dataBlock, mostCharacters } from "../../engine/refine/data-block.ts";
import { restore } from "../../engine/refine/stand-ins.ts";

type LetterTask = Parameters<Deps["engine"]["writeLetter"]>[0];

const instructions = readFileSync(
  new URL("../../prompts/write-letter.md", import.meta.url),
  "utf8",
).trim();
const maxTokens = 1_200;
const limitMs = 30_000;
/** Words of date, greeting, close and name, which the engine writes itself. */
const frameWords = 12;
const mostFindings = 14;

/** What each demand rests on, so that the letter answers what weighs most. */
function findingsOf({ requirements }: Results): string[] {
  return requirements
    .filter(({ status }) => status !== "unverifiable")
    .slice(0, mostFindings)
    .map(({ text, importance, status, evidence: [shown] }) => {
      const asked = `Asked (${importance}): ${text}`;
      if (!shown || status === "missing")
        return `${asked} | The CV does not show it: claim nothing.`;
      return `${asked} | ${status === "met" ? "The CV" : "The CV has only"}: ${shown.quote}`;
    });
}

function requestOf({ tone, length, companyName, jobTitle, results }: LetterTask): string {
  const company = companyName || results.job.company;
  const title = jobTitle || results.job.title;
  return [
    `Tone: ${tone}`,
    `Length of the body: about ${letterWords[length] - frameWords} words`,
    ...(title ? [`Job: ${title}`] : []),
    ...(company ? [`Employer: ${company}`] : []),
  ].join("\n");
}

/**
 * A letter in a language model's words that says only what the texts bear out; the engine's own sentences take the place of
 * the others. `onParagraph` hears each paragraph, judged, as it is finished.
 * @throws whatever the model fails with; the caller has the engine's own letter
 */
export async function writeWithModel(
  deps: Pick<Deps, "engine">,
  model: LanguageModel,
  task: LetterTask,
  onParagraph: (text: string) => void,
): Promise<WrittenLetter> {
  const advice = { summary: requestOf(task), recommendations: findingsOf(task.results) };
  const hidden = await deps.engine.conceal(task, advice);
  const parts = model.write({
    name: "letter",
    instructions,
    maxTokens,
    data: [
      dataBlock("cv", hidden.cv, mostCharacters.cv),
      dataBlock("advertisement", hidden.job, mostCharacters.advertisement),
      dataBlock("findings", hidden.advice.recommendations.join("\n"), mostCharacters.advertisement),
      dataBlock("request", hidden.advice.summary, 1_000),
    ].join("\n\n"),
    signal: AbortSignal.timeout(limitMs),
  });
  let text = "";
  let shown = 0;
  for await (const part of parts) {
    text += part;
    const end = text.lastIndexOf("\n\n");
    if (end <= shown) continue;
    const paragraph = restore(text.slice(shown, end), hidden.standIns);
    shown = end;
    const supported = await deps.engine.supportedSentences(task, paragraph);
    if (supported.trim() !== "") onParagraph(supported);
  }
  const { replaced: _replaced, ...letter } = await deps.engine.judgeLetter(
    task,
    restore(text, hidden.standIns),
  );
  return letter;
}
