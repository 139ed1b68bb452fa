import type { DocumentLayout, ExtractedDocument } from "../../../shared/document.ts";
import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { Span } from "../text/spans.ts";

/** Month precision where the CV gives it: month is 1 to 12, or null. */
export type PartialDate = { year: number; month: number | null };

/** One statement of the CV, its wrapped lines joined. `text` occurs in the CV after white space is folded. */
export type CvLine = {
  index: number;
  text: string;
  bullet: boolean;
  /** Index into `sections`. */
  section: number;
  /** Index into `roles`, for the lines of a role (heading lines and bullets); else null. */
  role: number | null;
};

/** `start` inclusive, `end` exclusive: indexes into `lines`. The heading's own line is `start`, if it has one. */
export type CvSection = {
  /** As the CV writes it; "" for what stands before the first heading. */
  heading: string;
  kind: SectionKind;
  start: number;
  end: number;
};

export type CvRole = {
  title: string | null;
  company: string | null;
  location: string | null;
  start: PartialDate | null;
  end: PartialDate | "present" | null;
  /** Indexes into `lines` of what the role says was done. */
  bullets: number[];
  /** experience, volunteering or projects: only the first counts as employment. */
  section: SectionKind;
  /** Index into `lines` of the line that names the role. */
  line: number;
};

export type CvEducation = {
  degree: string | null;
  subject: string | null;
  institution: string | null;
  start: PartialDate | null;
  end: PartialDate | "present" | null;
  /** Level of the Regulated Qualifications Framework, 1 to 8 (GCSE 2, A-level 3, bachelor 6, master 7, doctorate 8). */
  level: number | null;
  /** As written, e.g. "First", "2:1". */
  classification: string | null;
  line: number;
};

/** A skill of the lexicon as it occurs in a line of the CV. */
export type CvSkillMention = {
  /** Canonical name in the lexicon. */
  skill: string;
  line: number;
  /** UTF-16 offsets within the line. */
  start: number;
  end: number;
};

export type CvLanguage = {
  /** ISO 639-1 */
  code: string;
  name: string;
  /** As the Common European Framework has it; "native" for mother tongue; null where not said. */
  level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native" | null;
  line: number;
};

/** Everything the engine knows of a CV. Each fact carries the line it was read from. */
export type CvRecord = {
  format: ExtractedDocument["format"];
  text: string;
  /** ISO 639-1 */
  language: string;
  lines: CvLine[];
  layout: DocumentLayout;
  contact: {
    fullName: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    links: string[];
  };
  sections: CvSection[];
  roles: CvRole[];
  education: CvEducation[];
  skills: CvSkillMention[];
  /** Named only to say that the person does not have them; in no way among `skills`. */
  deniedSkills: CvSkillMention[];
  /** For each line, what of it says what the person does not have or has not done. */
  denied: Span[][];
  languages: CvLanguage[];
  warnings: string[];
};
