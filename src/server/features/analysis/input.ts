import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { maxCvCharacters, maxJobCharacters } from "../../../shared/limits.ts";
import { storableText } from "../../../shared/storable-text.ts";
import { texts } from "../../../shared/texts.ts";
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
