import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import { maxCvCharacters, maxJobCharacters } from "../../../shared/limits.ts";
import { storableText } from "../../../shared/storable-text.ts";
import { texts } from "../../../shared/texts.ts";
import type { Deps } from "../../deps.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";

/** The advertisement as it is analysed: the report quotes it, and is kept. */
export function readJobDescription(given: string): string {
  const text = storableText(given);
  if (text.trim() === "") throw new AppError("no_job_description", texts.noJobDescription);
  if (text.length > maxJobCharacters) {
    throw new AppError("job_description_too_long", tooLong("job description", maxJobCharacters));
  }
  return text;
}

/** A text of so many words may say anything; one of fewer is looked at for whether it tells of a job. */
const fewestWords = 20;
const longestGreeting = 1000;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

function isShort(text: string): boolean {
  if (text.length > longestGreeting) return false;
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count < fewestWords;
}

/** Refuses what is no advertisement, such as "hello": whatever CV it was held against would be told that it does not match. */
export async function requireJob({ engine }: Deps, text: string): Promise<void> {
  if (!isShort(text)) return;
  // Nobody is refused because the engine is busy or trips.
  if (await engine.describesJob(text).catch(() => true)) return;
  throw unfit("job_description", texts.noJob);
}

export function readPastedText(text: string): ExtractedDocument {
  if (text.trim() === "") throw new AppError("no_document", texts.noDocument);
  if (text.length > maxCvCharacters) {
    throw new AppError("text_too_long", tooLong("CV text", maxCvCharacters));
  }
  const document = documentFromText(text);
  // Signs that nobody sees are taken out while it is read.
  if (document.text === "") throw new AppError("no_document", texts.noDocument);
  return document;
}

function tooLong(what: string, limit: number): string {
  return `The ${what} is too long. At most ${limit.toLocaleString("en-GB")} characters can be read.`;
}
