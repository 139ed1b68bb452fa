import type { ExtractedDocument } from "../../../shared/document.ts";
import { addressesMachines } from "../ats/machine-instructions.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { JobRecord } from "../job/job-record.ts";
import { indexSkills, type SkillIndex } from "../keywords/skill-index.ts";
import { showNames } from "../refine/named-mentions.ts";
import { type CopiedText, findCopiedText } from "./copied-text.ts";
import { type MonthSpan, roleSpan } from "./months.ts";
import { readOwnWords } from "./own-words.ts";
import { personalSpans } from "./personal-spans.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** A CV before one advertisement, without what is copied from it: all that may vouch for something. */
export type CvReading = {
  cv: CvRecord;
  copied: CopiedText;
  statements: Statement[];
  /** The months each post lasted, by its index into the CV's posts; null where the CV does not say. */
  months: (MonthSpan | null)[];
  skills: SkillIndex;
};

/** Sections that say nothing of what the person can do. */
const silentSections: ReadonlySet<string> = new Set(["references"]);

/** Reads what of a CV may vouch for something. `cv` is the record of the whole document. */
export function readForJudging(
  document: ExtractedDocument,
  cv: CvRecord,
  job: JobRecord,
  referenceDate: string,
): CvReading {
  const copied = findCopiedText(
    document.lines.map((line) => line.text),
    job.text,
  );
  const isOwn = copied.rest.every((text, at) => text === document.lines[at]?.text);
  const read = isOwn ? cv : readOwnWords(document, copied, referenceDate);
  const own = showNames(read, job.addedSkills);
  const personal = personalSpans(own);
  const silentLines = new Set(
    own.lines.flatMap(({ index, text, section }) =>
      silentSections.has(own.sections[section]?.kind ?? "") || addressesMachines(text)
        ? [index]
        : [],
    ),
  );
  const silent = (line: number) => silentLines.has(line);
  return {
    cv: own,
    copied,
    statements: statementsOf(own, personal, referenceDate).filter(({ line }) => !silent(line)),
    months: own.roles.map((role) =>
      role.section === "experience" ? roleSpan(role, referenceDate) : null,
    ),
    skills: indexSkills(own, personal, silent),
  };
}
