import type { SectionKind } from "../../../../shared/section-kinds.ts";
import type { CvRecord } from "../../cv/cv-record.ts";

/** The kind of section a line stands in. */
export const sectionKindAt = (
  { lines, sections }: CvRecord,
  line: number,
): SectionKind | undefined => sections[lines[line]?.section ?? -1]?.kind;
