import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { reportOn } from "../../src/server/engine/analyse.ts";
import { parseCv } from "../../src/server/engine/cv/parse-cv.ts";
import { toParsedCv } from "../../src/server/engine/cv/parsed-cv.ts";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import {
  type Letter,
  type LetterInput,
  writeLetter,
} from "../../src/server/engine/letter/write-letter.ts";
import type { Extractor } from "../../src/server/extraction/extractor.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { requireReadable } from "../../src/server/extraction/readable-document.ts";
import { openReader } from "../../src/server/features/analysis/open-reader.ts";
import type { ExtractedDocument } from "../../src/shared/document.ts";
import { AppError } from "../../src/shared/errors.ts";
import { allowedExtensions } from "../../src/shared/limits.ts";
import type { ParsedCv } from "../../src/shared/parsed-cv.ts";
import type { Results } from "../../src/shared/results.ts";
import { texts } from "../../src/shared/texts.ts";

/** What the tools outside the website do with files: read them, and put them before the engine. */

const fileErrors: Record<string, string> = {
  ENOENT: "No such file",
  EISDIR: "This is a folder",
  EACCES: "This file may not be read",
};

/** What went wrong, as a sentence for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const known = "code" in error ? fileErrors[String(error.code)] : undefined;
  if (known === undefined) return error.message;
  return "path" in error ? `${known}: ${error.path}` : `${known}.`;
}

/** A CV as it lies in a file; a scan comes back with no text. */
export async function readDocument(extractor: Extractor, file: string): Promise<ExtractedDocument> {
  const bytes = await readFile(file);
  return extractor.extract({ name: basename(file), mimeType: null, bytes });
}

/** An advertisement as plain text or as a document. */
export async function readJob(extractor: Extractor, file: string): Promise<string> {
  const extension = extname(file).slice(1).toLowerCase();
  const isDocument = allowedExtensions.some(
    (allowed) => allowed === extension && allowed !== "txt",
  );
  const text = isDocument
    ? requireReadable(await readDocument(extractor, file)).text
    : new TextDecoder().decode(await readFile(file));
  return requireJob(text);
}

export function requireJob(text: string): string {
  if (text.trim() === "") throw new AppError("no_job_description", texts.noJobDescription);
  return text;
}

export function requireCvText(text: string): ExtractedDocument {
  if (text.trim() === "") throw new AppError("no_document", texts.noDocument);
  return documentFromText(text);
}

/** The website's report. `referenceDate` (YYYY-MM-DD) is what "present" means. */
export async function reportFor(
  document: ExtractedDocument,
  jobDescription: string,
  referenceDate: string,
): Promise<Results> {
  reader ??= openReader();
  return await reportOn({ document, jobDescription, referenceDate, reader: await reader });
}

/** Opened for the first report that is asked for. */
let reader: ReturnType<typeof openReader> | undefined;

/** What an ATS would read of it. */
export function parsedFrom(document: ExtractedDocument, referenceDate: string): ParsedCv {
  return toParsedCv(parseCv(document, referenceDate));
}

/** The website's letter, by the engine alone. */
export async function letterFor(
  document: ExtractedDocument,
  jobDescription: string,
  wish: Omit<LetterInput, "cv" | "job" | "results">,
): Promise<Letter> {
  const { referenceDate } = wish;
  return writeLetter({
    ...wish,
    cv: parseCv(document, referenceDate),
    job: parseJob(jobDescription),
    results: await reportFor(document, jobDescription, referenceDate),
  });
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
