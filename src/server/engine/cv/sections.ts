import { headingsByContent } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";
import { findHeadings } from "./find-headings.ts";
import { headingsByStyle } from "./style-headings.ts";
import { divideUnheaded } from "./unheaded.ts";

/** "Summer jobs", "Earlier roles": a heading of some jobs, which leaves the others without one. */
const ofSomeJobs =
  /\b(?:summer|holiday|vacation|student|casual|part[- ]time|weekend|other|earlier|early|before (?:that|then)|additional|further|side|freelance)\b/iu;

/** Divides a CV into sections: every line in exactly one, in order. What stands before the first heading is contact. */
export function readSections(lines: readonly ShapedLine[]): CvSection[] {
  const listed = findHeadings(lines);
  const headings = headingsByStyle(lines, headingsByContent(lines, listed));
  const first = headings[0]?.index ?? lines.length;
  const sections: CvSection[] =
    first > 0 ? [{ heading: "", kind: "contact", start: 0, end: first }] : [];
  for (const [i, { heading, kind, index }] of headings.entries()) {
    sections.push({ heading, kind, start: index, end: headings[i + 1]?.index ?? lines.length });
  }
  const headed = listed.some(
    ({ kind, heading }) => kind === "experience" && !ofSomeJobs.test(heading),
  );
  return headed ? sections : divideUnheaded(lines, sections);
}
