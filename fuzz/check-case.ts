import { readFile } from "../src/server/extraction/read-file.ts";
import type { DocumentFormat } from "../src/shared/document.ts";
import { AppError } from "../src/shared/errors.ts";
import type { Results } from "../src/shared/results.ts";
import { reportOf } from "../test/engine-pairs.ts";
import { dice } from "./dice.ts";
import { makeFile } from "./make-files.ts";
import { makeText } from "./make-texts.ts";

export const targets = ["pdf", "docx", "doc", "rtf", "txt", "engine"] as const;
export type Target = (typeof targets)[number];

/** A file is read, or refused with a sentence: anything else is a defect of its reader. */
export async function checkFile(format: DocumentFormat, bytes: Uint8Array): Promise<void> {
  try {
    const document = await readFile({ name: `cv.${format}`, mimeType: null, bytes });
    if (!document.layout.scanned && document.text.trim() === "") throw new Error("read as nothing");
    if (!document.text.isWellFormed()) throw new Error("text with halves of characters");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Every report keeps what the contract says of it. */
function checkReport(report: Results): void {
  const { overall_score, match_percentage, ats_score, skills_matched, skills_missing } = report;
  for (const score of [overall_score, match_percentage, ats_score]) {
    if (!Number.isInteger(score) || score < 0 || score > 100) throw new Error(`score ${score}`);
  }
  const both = skills_matched.filter((skill) => skills_missing.includes(skill));
  if (both.length > 0) throw new Error(`matched and missing: ${both}`);
  for (const { gain } of report.quick_wins) if (gain <= 0) throw new Error(`a win of ${gain}`);
}

/** The bytes a case feeds to a reader. */
export function fileOf(format: DocumentFormat, seed: number): Uint8Array {
  return makeFile(format, dice(seed));
}

/** One case, made of its number alone. Rejects when the product breaks on it. */
export async function checkCase(target: Target, seed: number): Promise<void> {
  if (target !== "engine") return checkFile(target, fileOf(target, seed));
  const chance = dice(seed);
  checkReport(reportOf(makeText(chance), makeText(chance)));
}
