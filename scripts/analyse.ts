import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, resolve } from "node:path";
import { analyse } from "../src/server/engine/analyse.ts";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { toParsedCv } from "../src/server/engine/cv/parsed-cv.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { labelMentions } from "../src/server/engine/tagger/label-mentions.ts";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { requireReadable } from "../src/server/extraction/readable-document.ts";
import type { ExtractedDocument } from "../src/shared/document.ts";
import { AppError } from "../src/shared/errors.ts";
import { allowedExtensions } from "../src/shared/limits.ts";
import type { ParsedCv } from "../src/shared/parsed-cv.ts";
import type { Requirement, Results } from "../src/shared/results.ts";
import { texts } from "../src/shared/texts.ts";
import { type Command, readArguments, usage } from "./terminal/arguments.ts";
import {
  type BatchLine,
  batchLineSchema,
  type ReadLine,
  readLines,
  textLineSchema,
} from "./terminal/lines.ts";
import { inOrder } from "./terminal/ordered.ts";
import { readableReport } from "./terminal/report.ts";

/** The terminal tool: the website's engine with no server, database or network. */

/** Documents read at the same time by the extraction workers. */
const readingAhead = 3;

const invocation = readArguments(process.argv.slice(2), new Date().toISOString().slice(0, 10));
if (!invocation) {
  console.error(usage);
  process.exit(2);
}
const { command, referenceDate } = invocation;
const extractor = createExtractor({ threads: 2 });

function sentence(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "No such file.";
  if (error instanceof Error && "code" in error && error.code === "EISDIR")
    return "This is a folder.";
  return error instanceof Error ? error.message : String(error);
}

async function readDocument(file: string): Promise<ExtractedDocument> {
  return extractor.extract({
    name: basename(file),
    mimeType: null,
    bytes: await readFile(file),
  });
}

async function readJob(file: string): Promise<string> {
  const extension = extname(file).slice(1).toLowerCase();
  const isDocument = allowedExtensions.some(
    (allowed) => allowed === extension && allowed !== "txt",
  );
  const text = isDocument
    ? requireReadable(await readDocument(file)).text
    : new TextDecoder().decode(await readFile(file));
  return requireJob(text);
}

function requireJob(text: string): string {
  if (text.trim() === "") throw new AppError("no_job_description", texts.noJobDescription);
  return text;
}

function requireCvText(text: string): ExtractedDocument {
  if (text.trim() === "") throw new AppError("no_document", texts.noDocument);
  return documentFromText(text);
}

function report(document: ExtractedDocument, jobDescription: string): Results {
  const stages = analyse({ document, jobDescription, referenceDate });
  let step = stages.next();
  while (!step.done) step = stages.next();
  return step.value;
}

function parsed(document: ExtractedDocument): ParsedCv {
  return toParsedCv(parseCv(document, referenceDate));
}

/** A path in a batch file is meant from where the tool runs, or else from where the batch file lies. */
function besideBatch(batchFile: string, path: string): string {
  return existsSync(path) ? path : resolve(dirname(batchFile), path);
}

async function batchAnswer(file: string, line: BatchLine): Promise<object> {
  const document =
    line.cv_file != null
      ? await readDocument(besideBatch(file, line.cv_file))
      : requireCvText(line.cv_text ?? "");
  if (line.job_file != null) {
    return { results: report(document, await readJob(besideBatch(file, line.job_file))) };
  }
  if (line.job_text != null) return { results: report(document, requireJob(line.job_text)) };
  return { parsed: parsed(document) };
}

/** The demands as in a report; what a CV would show of them is open. */
function jobAnswer(text: string): object {
  const { facts, demands } = parseJob(requireJob(text));
  return {
    job: facts,
    requirements: demands.map(
      ({ id, text: quote, importance, kind, years }): Requirement => ({
        id,
        text: quote,
        importance,
        kind,
        status: "unverifiable",
        reason: "No CV was given.",
        years,
        evidence: [],
      }),
    ),
  };
}

async function printLines<Line extends { id: string | number }>(
  lines: AsyncIterable<ReadLine<Line>>,
  answer: (line: Line) => Promise<object> | object,
): Promise<boolean> {
  let allRead = true;
  const answers = inOrder(lines, readingAhead, async (read) => {
    if (!read.ok) return { ok: false, text: JSON.stringify({ id: read.id, error: read.error }) };
    const { id } = read.line;
    try {
      return { ok: true, text: JSON.stringify({ id, ...(await answer(read.line)) }) };
    } catch (error) {
      return { ok: false, text: JSON.stringify({ id, error: sentence(error) }) };
    }
  });
  for await (const { ok, text } of answers) {
    console.log(text);
    allRead &&= ok;
  }
  return allRead;
}

async function run(asked: Command): Promise<boolean> {
  switch (asked.form) {
    case "report": {
      const [document, job] = await Promise.all([
        readDocument(asked.cvFile),
        readJob(asked.jobFile),
      ]);
      const results = report(requireReadable(document), job);
      console.log(asked.json ? JSON.stringify(results, null, 2) : readableReport(results));
      return true;
    }
    case "parse":
      console.log(JSON.stringify(parsed(await readDocument(asked.cvFile)), null, 2));
      return true;
    case "batch":
      return printLines(readLines(asked.file, batchLineSchema), (line) =>
        batchAnswer(asked.file, line),
      );
    case "skills":
      return printLines(readLines(asked.file, textLineSchema), ({ text }) => ({
        mentions: labelMentions(text),
      }));
    case "job":
      return printLines(readLines(asked.file, textLineSchema), ({ text }) => jobAnswer(text));
  }
}

try {
  if (!(await run(command))) process.exitCode = 1;
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
} finally {
  await extractor.close();
}
