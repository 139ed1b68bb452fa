import type { CvLine, CvRecord } from "../../cv/cv-record.ts";
import { findCopiedText } from "../../document/copied-text.ts";
import type { JobRecord } from "../../job/job-record.ts";

/** Lines that vouch for nothing: copies of the advertisement, references, what somebody says they do not have. */
export function deafLines(cv: CvRecord, job: JobRecord): Set<number> {
  const copied = findCopiedText(
    cv.lines.map((line) => line.text),
    job.text,
  ).lines;
  const deaf = (line: CvLine) =>
    copied[line.index] === true ||
    cv.sections[line.section]?.kind === "references" ||
    (cv.denied[line.index] ?? []).length > 0;
  return new Set(cv.lines.filter(deaf).map((line) => line.index));
}
