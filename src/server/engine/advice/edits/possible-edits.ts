import type { Findings } from "../findings.ts";
import { bulletEdits } from "./bullet-edits.ts";
import { dateEdits } from "./date-edits.ts";
import type { Edit } from "./edit.ts";
import { fileEdits } from "./file-edits.ts";
import { headingEdits } from "./heading-edits.ts";
import { nameEdits } from "./name-edits.ts";

/** The truthful changes this CV allows, unmeasured; those likely to bring most first. */
export function possibleEdits(findings: Findings): Edit[] {
  // Lines of a CV that was read anew without a pasted advertisement are not those of the file.
  const ownLines = findings.reading.cv === findings.about.cv;
  return [
    ...fileEdits(findings),
    ...dateEdits(findings),
    ...headingEdits(findings),
    ...bulletEdits(findings),
    ...(ownLines ? nameEdits(findings) : []),
  ];
}
