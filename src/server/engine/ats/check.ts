import type { ExtractedDocument } from "../../../shared/document.ts";
import type { AtsCheck } from "../../../shared/results.ts";
import type { CvRecord } from "../cv/cv-record.ts";

/** What a check looks at. It sees the file and what was read from it, never the advertisement. */
export type CheckInput = { document: ExtractedDocument; cv: CvRecord };

export type Verdict = Pick<AtsCheck, "status" | "evidence" | "fix"> & {
  /** Where it is not worth what the rubric says. */
  points?: 0;
};

/** Null where the evidence is absent: the check is then left out, neither passed nor failed. */
export type Check = (input: CheckInput) => Verdict | null;

export const pass = (evidence: string): Verdict => ({ status: "pass", evidence, fix: "" });
/** Of text without a file: said, so that every report has the check, and worth nothing. */
export const passWithoutFile = (evidence: string): Verdict => ({ ...pass(evidence), points: 0 });
export const warn = (evidence: string, fix: string): Verdict => ({ status: "warn", evidence, fix });
export const fail = (evidence: string, fix: string): Verdict => ({ status: "fail", evidence, fix });

/** Pasted and plain text has no file layout to judge. */
export function hasLayout(document: ExtractedDocument): boolean {
  return document.format !== "text" && document.format !== "txt";
}
