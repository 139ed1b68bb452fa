import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseJob } from "../../src/server/engine/job/parse-job.ts";
import { labelMentions } from "../../src/server/engine/tagger/label-mentions.ts";
import { createExtractor, type Extractor } from "../../src/server/extraction/extractor.ts";
import { requireReadable } from "../../src/server/extraction/readable-document.ts";
import type { Requirement } from "../../src/shared/results.ts";
import type { Invocation } from "./arguments.ts";
import {
  type BatchLine,
  batchLineSchema,
  type ReadLine,
  readLines,
  textLineSchema,
} from "./lines.ts";
import { inOrder } from "./ordered.ts";
import { painterFor } from "./paint.ts";
import {
  parsedFrom,
  readDocument,
  readJob,
  reportFor,
  requireCvText,
  requireJob,
  sentenceOf,
} from "./readings.ts";
import { readableReport } from "./report.ts";

/** Documents read at the same time by the extraction workers. */
const readingAhead = 3;
/** Between these a report is pleasant to read, in characters. */
const narrowest = 40;
const widest = 110;
/** Of a terminal that does not say how wide it is. */
const usual = 80;

type Reading = { extractor: Extractor; referenceDate: string };

/** A path in a batch file is meant from where the tool runs, or else from where the batch file lies. */
function besideBatch(batchFile: string, path: string): string {
  return existsSync(path) ? path : resolve(dirname(batchFile), path);
}

async function batchAnswer(
  { extractor, referenceDate }: Reading,
  file: string,
  line: BatchLine,
): Promise<object> {
  const document =
    line.cv_file != null
      ? await readDocument(extractor, besideBatch(file, line.cv_file))
      : requireCvText(line.cv_text ?? "");
  if (line.job_file != null) {
    const job = await readJob(extractor, besideBatch(file, line.job_file));
    return { results: await reportFor(document, job, referenceDate) };
  }
  if (line.job_text != null) {
    return { results: await reportFor(document, requireJob(line.job_text), referenceDate) };
  }
  return { parsed: parsedFrom(document, referenceDate) };
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
      return { ok: false, text: JSON.stringify({ id, error: sentenceOf(error) }) };
    }
  });
  for await (const { ok, text } of answers) {
    console.log(text);
    allRead &&= ok;
  }
  return allRead;
}

/** Broken to the width of a terminal, in its colours; whole and plain in a file or a pipe. */
function page() {
  const { isTTY, columns } = process.stdout;
  return {
    paint: painterFor(process.stdout),
    width: isTTY
      ? Math.max(narrowest, Math.min(columns || usual, widest))
      : Number.POSITIVE_INFINITY,
  };
}

async function printForm(asked: Invocation["command"], reading: Reading): Promise<boolean> {
  const { extractor, referenceDate } = reading;
  switch (asked.form) {
    case "report": {
      const [document, job] = await Promise.all([
        readDocument(extractor, asked.cvFile),
        readJob(extractor, asked.jobFile),
      ]);
      const results = await reportFor(requireReadable(document), job, referenceDate);
      console.log(asked.json ? JSON.stringify(results, null, 2) : readableReport(results, page()));
      return true;
    }
    case "parse": {
      const parsed = parsedFrom(await readDocument(extractor, asked.cvFile), referenceDate);
      console.log(JSON.stringify(parsed, null, 2));
      return true;
    }
    case "batch":
      return printLines(readLines(asked.file, batchLineSchema), (line) =>
        batchAnswer(reading, asked.file, line),
      );
    case "skills":
      return printLines(readLines(asked.file, textLineSchema), ({ text }) => ({
        mentions: labelMentions(text),
      }));
    case "job":
      return printLines(readLines(asked.file, textLineSchema), ({ text }) => jobAnswer(text));
  }
}

/** Prints what the command line asks for. False when an input was not read; the others are printed all the same. */
export async function printAnswer({ command, referenceDate }: Invocation): Promise<boolean> {
  const extractor = createExtractor({ threads: 2 });
  try {
    return await printForm(command, { extractor, referenceDate });
  } catch (error) {
    console.error(sentenceOf(error));
    return false;
  } finally {
    await extractor.close();
  }
}
