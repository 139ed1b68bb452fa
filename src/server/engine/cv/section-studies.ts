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

/** "NVQ 2 in Care", "CIPP Foundation Degree in Payroll", "Level 3 NVQ …": what is a course of study wherever it is listed. */
const vocational =
  /^(?:\p{Lu}{2,6}\s|City (?:&|and) Guilds\s|Pearson\s)?(?:(?:Advanced|Modern|Higher)\sApprenticeship|(?:Level\s\d\s)?(?:[NS]VQ|BTEC|HNC|HND)\b|[NS]VQ\d|Level\s\d\sDiploma|Foundation Degree|AAT Level|T Level|City (?:&|and) Guilds\s[\p{L} ]{3,50}\sLevel\s\d)/iu;
const schoolExams = /^(?:\p{L}{3,6}\s|\d{1,2}\s)?(?:GCSEs?|[AO][ -]levels?|Highers)(?![\p{L}])/iu;

/** Headings of what somebody is certified in, whatever was studied for it. */
const certificates = /^certif/i;
/** Beside a degree what was learnt for a trade counts among the tickets. */
const belowDegree = 5;

/** A course that is listed for two reasons is one. */
const withoutTwins = (all: readonly CvEducation[]) => [
  ...new Map(all.map((one) => [`${one.line} ${one.degree}`, one])).values(),
];

const isWhole = ({ degree, level, end }: CvEducation) =>
  degree !== null && level !== null && end !== null;

/** A degree or what comes behind one, whatever it is listed under: "Postgraduate Certificate in Teaching". */
const academic =
  /^(?:post-?\s?graduate|pg|graduate)\s?(?:cert|dip)|^(?:ba|bsc|beng|llb|bed|ma|msc|meng|llm|mba|mphil|phd|dphil|pgce|bachelor|master|doctor)(?!\p{L})/iu;
const isAcademic = ({ degree }: CvEducation) => academic.test((degree ?? "").replaceAll(".", ""));

/**
 * The studies. Where their section goes no further than school, so do courses among the tickets that name level,
 * school and year; what can only be a course of study does so anyway, as do school exams under "Other".
 */
export function studiesOf(
  lines: readonly ShapedLine[],
  sections: readonly CvSection[],
): CvEducation[] {
  const readIn = (chosen: (section: CvSection) => boolean) =>
    sections.filter(chosen).flatMap((section) => readEducation(contentOf(lines, section)));
  const studies = readIn(({ kind }) => kind === "education");
  const above = (lowest: number) => studies.some(({ level }) => (level ?? 0) > lowest);
  const tickets = ({ kind, heading }: CvSection) =>
    kind === "certifications" && !certificates.test(heading);
  const courses = readIn(tickets).filter(
    (one) => isWhole(one) && vocational.test(one.degree ?? ""),
  );
  const taught = readIn(
    ({ kind, heading }) => kind === "certifications" && teaches.test(heading),
  ).filter((one) => isWhole(one) && isSchool(one.institution ?? ""));
  const exams = readIn(({ kind }) => kind === "other" || kind === "certifications").filter(
    (one) => isWhole(one) && schoolExams.test(one.degree ?? "") && isSchool(one.institution ?? ""),
  );
  const degrees = readIn(tickets).filter(
    (one) => isWhole(one) && isAcademic(one) && one.institution !== null,
  );
  const more = [
    ...degrees,
    ...(above(belowDegree) ? [] : courses),
    ...(above(schoolLevel) ? [] : taught),
    ...(studies.some(({ level }) => level === schoolLevel) ? [] : exams),
  ];
  const known = new Set(studies.map(({ line }) => line));
  return [...studies, ...withoutTwins(more).filter(({ line }) => !known.has(line))];
}
