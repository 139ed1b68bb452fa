import type { ShapedLine } from "./cv-line.ts";
import type { CvEducation, CvSection } from "./cv-record.ts";
import { isDatedStudy } from "./dated-entries.ts";
import { readEducation } from "./education.ts";
import { isSchool } from "./school-names.ts";
import { contentOf } from "./section-content.ts";

/** GCSEs and what compares with them. */
const schoolLevel = 2;
const teaches = /training|courses|formation|qualifications/i;

/** Among certificates, the courses that are as whole as studies: "Training" may be where the only courses stand. */
function teachesWhole(lines: readonly ShapedLine[], section: CvSection): boolean {
  if (!teaches.test(section.heading)) return false;
  return readEducation(contentOf(lines, section)).some(
    ({ degree, institution, start, end, level }) =>
      degree && institution && end && (level || start),
  );
}

/** "Qualifications" without any school, degree or date lists skills, as it often does in the United States. */
function listsSkills(lines: readonly ShapedLine[], section: CvSection): boolean {
  if (!/qualification/i.test(section.heading)) return false;
  const content = contentOf(lines, section);
  const studied =
    readEducation(content).length > 0 || content.some((line) => line.ranges.length > 0);
  return !studied && content.length > 0;
}

/** A section as what stands in it says, where its heading leaves that open. */
export function asItReads(
  lines: readonly ShapedLine[],
  section: CvSection,
  studiesElsewhere: boolean,
): CvSection {
  const { kind, heading } = section;
  if (kind === "summary")
    return datesRoles(lines, section) ? { ...section, kind: "experience" } : section;
  if (kind === "certifications" && !studiesElsewhere && teachesWhole(lines, section))
    return { ...section, kind: "education" };
  if (kind === "publications" && /^papers$/i.test(heading))
    return contentOf(lines, section).some(isDatedStudy)
      ? { ...section, kind: studiesElsewhere ? "certifications" : "education" }
      : section;
  return kind === "education" && listsSkills(lines, section)
    ? { ...section, kind: "skills" }
    : section;
}

/** A "career summary" may be the list of jobs itself. */
function datesRoles(lines: readonly ShapedLine[], section: CvSection): boolean {
  const dated = contentOf(lines, section).filter(
    ({ ranges, words }) =>
      words < 16 && ranges[0] !== undefined && ranges[0].start !== null && ranges[0].end !== null,
  );
  return dated.length >= 2;
}

/** The studies; where their section goes no further than school, so do courses among the tickets that name level, school and year. */
export function studiesOf(
  lines: readonly ShapedLine[],
  sections: readonly CvSection[],
): CvEducation[] {
  const readIn = (chosen: (section: CvSection) => boolean) =>
    sections.filter(chosen).flatMap((section) => readEducation(contentOf(lines, section)));
  const studies = readIn(({ kind }) => kind === "education");
  if (studies.some(({ level }) => (level ?? 0) > schoolLevel)) return studies;
  const taught = readIn(({ kind, heading }) => kind === "certifications" && teaches.test(heading));
  return [
    ...studies,
    ...taught.filter(
      ({ degree, institution, end, level }) =>
        degree !== null && level !== null && end !== null && isSchool(institution ?? ""),
    ),
  ];
}
