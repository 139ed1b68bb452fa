import { crc32 } from "node:zlib";
import { parseCv } from "../src/server/engine/cv/parse-cv.ts";
import { parseJob } from "../src/server/engine/job/parse-job.ts";
import { writeLetter } from "../src/server/engine/letter/write-letter.ts";
import { foldSpace } from "../src/server/engine/text/fold-space.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { readFile } from "../src/server/extraction/read-file.ts";
import type { DocumentFormat, ExtractedDocument } from "../src/shared/document.ts";
import { AppError } from "../src/shared/errors.ts";
import { letterTones } from "../src/shared/letter.ts";
import { letterLengths } from "../src/shared/letter-length.ts";
import { type Results, resultsSchema } from "../src/shared/results.ts";
import { referenceDate, reportOf } from "../test/engine-pairs.ts";
import { type Pair, pairOf } from "./pair.ts";

export const targets = ["pdf", "docx", "doc", "rtf", "txt", "engine"] as const;
export type Target = (typeof targets)[number];

/** Of the files that are read, those whose CV goes on to the engine too: it is far slower. */
const oneIn = 24;
const mostCharacters = 1000;
const ad =
  "Staff Nurse, Leeds\nEssential\n• NMC registration\n• 2 years' experience of SQL or Excel";

/** What no database takes: U+0000 and halves of characters, in JSON. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

function checkText(value: unknown, what: string): void {
  const json = JSON.stringify(value);
  const at = json.search(unstorable);
  if (at !== -1) throw new Error(`${what} cannot be stored: ${json.slice(at, at + 40)}`);
}

function checkDocument(document: ExtractedDocument): void {
  const { layout, lines, text } = document;
  if (!layout.scanned && text.trim() === "") throw new Error("read as nothing");
  checkText(document, "the document");
  for (const line of lines) {
    if (line.text !== line.text.trim() || line.text === "") throw new Error("a line not cleaned");
    for (const gap of line.gaps ?? [])
      if (line.text[gap] !== " ") throw new Error("a gap that is no space");
    if (line.size !== null && !Number.isFinite(line.size)) throw new Error(`size ${line.size}`);
    if (!(line.page >= 1 && line.column >= 0)) throw new Error(`${line.page} ${line.column}`);
  }
}

/** A file is read, or refused with a sentence: anything else is a defect of its reader. */
export async function checkFile(format: DocumentFormat, bytes: Uint8Array): Promise<void> {
  try {
    const document = await readFile({ name: `cv.${format}`, mimeType: null, bytes: bytes.slice() });
    checkDocument(document);
    if (crc32(bytes) % oneIn !== 0 || document.text.length > mostCharacters) return;
    checkReport(await reportOf(document, ad), document);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Every report keeps what the contract says of it. */
function checkReport(report: Results, document: ExtractedDocument): void {
  resultsSchema.parse(report);
  const { skills_matched, skills_missing, requirements } = report;
  const both = skills_matched.filter((skill) => skills_missing.includes(skill));
  if (both.length > 0) throw new Error(`matched and missing: ${both}`);
  for (const { gain } of report.quick_wins) if (gain <= 0) throw new Error(`a win of ${gain}`);
  const folded = foldSpace(document.text);
  for (const { quote } of requirements.flatMap(({ evidence }) => evidence))
    if (!folded.includes(quote)) throw new Error("a quote that is not in the CV");
}

async function checkPair({ cv, ad, letter }: Pair): Promise<void> {
  const document = documentFromText(cv);
  const report = await reportOf(document, ad);
  checkReport(report, document);
  if (!letter) return;
  const tone = letterTones[cv.length % letterTones.length] ?? "professional";
  const length = letterLengths[ad.length % letterLengths.length] ?? "medium";
  const made = { cv: parseCv(document, referenceDate), job: parseJob(ad), results: report };
  const { text } = writeLetter({ ...made, tone, length, referenceDate });
  const [gap] = /undefined|NaN|null|\[object|\{\w*\}/.exec(text) ?? [];
  // What looks like one may be somebody's own word.
  if (gap && !`${cv} ${ad}`.includes(gap)) throw new Error(`a letter with ${gap}`);
}

/** One input of one target. Rejects when the product breaks on it. */
export async function checkInput(target: Target, input: Uint8Array): Promise<void> {
  if (target !== "engine") return checkFile(target, input);
  const pair = pairOf(input);
  if (pair) await checkPair(pair);
}
