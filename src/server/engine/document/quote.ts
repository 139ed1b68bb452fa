import type { Evidence } from "../../../shared/results.ts";
import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import type { Statement } from "./statements.ts";

const sectionNames: Record<SectionKind, string> = {
  contact: "Top of the CV",
  summary: "Summary",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  projects: "Projects",
  certifications: "Certifications",
  languages: "Languages",
  volunteering: "Volunteering",
  publications: "Publications",
  awards: "Awards",
  interests: "Interests",
  references: "References",
  other: "Other",
};

/** The section a line stands in, as the CV calls it. */
function sectionOf(cv: CvRecord, line: number): string {
  const section = cv.sections[cv.lines[line]?.section ?? -1];
  if (!section) return sectionNames.contact;
  return section.heading === "" ? sectionNames[section.kind] : section.heading;
}

/** Longer statements are quoted from their beginning, cut between words. */
const longestQuote = 240;

/** A statement as evidence: verbatim after white space is folded. */
export function quoteStatement(cv: CvRecord, statement: Statement | undefined): Evidence | null {
  if (!statement) return null;
  const { quote, line } = statement;
  const cut = quote.slice(0, longestQuote);
  const end = quote.length > longestQuote ? cut.lastIndexOf(" ") : -1;
  return { quote: end > 0 ? cut.slice(0, end) : cut, section: sectionOf(cv, line) };
}
