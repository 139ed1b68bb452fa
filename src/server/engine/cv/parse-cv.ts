import type { ExtractedDocument } from "../../../shared/document.ts";
import { overlaps } from "../text/spans.ts";
import { findLanguages, type LanguageMention } from "../vocabulary/languages.ts";
import { languageOf } from "../vocabulary/text-language.ts";
import { isColumnHeader } from "./column-header.ts";
import { readContact } from "./contact.ts";
import { type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";
import type { CvEducation, CvLanguage, CvRecord, CvSection, CvSkillMention } from "./cv-record.ts";
import { isDatedStudy } from "./dated-entries.ts";
import { denialsOf } from "./denials.ts";
import { readEducation } from "./education.ts";
import { joinLabelledDates } from "./labelled-dates.ts";
import { withoutProperNames } from "./proper-names.ts";
import { type ReadRole, readRoles } from "./roles.ts";
import { isSchool } from "./school-names.ts";
import { readSections } from "./sections.ts";
import { findSkills } from "./skills.ts";
import { isInSmallLetters, lowerNames, raiseNames } from "./small-letters.ts";
import { readTableRows } from "./table-rows.ts";
import { unwrapLines } from "./unwrap-lines.ts";
import { cvWarnings } from "./warnings.ts";

const roleSections = new Set(["experience", "volunteering", "projects"]);

function contentOf(lines: readonly ShapedLine[], section: CvSection): ShapedLine[] {
  const whole = joinLabelledDates(readTableRows(linesIn(lines, section)));
  return whole.filter((line) => !isColumnHeader(line));
}

function linesIn(lines: readonly ShapedLine[], section: CvSection): ShapedLine[] {
  if (section.heading === "") return lines.slice(section.start, section.end);
  const content = lines.slice(section.start + 1, section.end);
  const first = lines[section.start];
  const behind = first ? trimEdges(first.text.slice(section.heading.length)) : "";
  if (!first || behind.length < 3 || !first.text.startsWith(section.heading)) return content;
  const [shaped] = shapeLines([{ ...first.source, text: behind }]);
  return shaped ? [{ ...shaped, index: first.index }, ...content] : content;
}

/** GCSEs and what compares with them. */
const schoolLevel = 2;
const teaches = /training|courses|formation|qualifications/i;

/**
 * "Training" may be where the only courses stand. "Qualifications" without any school, degree or date lists skills, as it often does in the
 * United States.
 */
function asItReads(
  lines: readonly ShapedLine[],
  section: CvSection,
  studiesElsewhere: boolean,
): CvSection {
  if (section.kind === "summary") {
    return datesRoles(lines, section) ? { ...section, kind: "experience" } : section;
  }
  if (section.kind === "certifications" && teaches.test(section.heading)) {
    const whole = readEducation(contentOf(lines, section)).some(
      ({ degree, institution, start, end, level }) =>
        degree && institution && end && (level || start),
    );
    return whole && !studiesElsewhere ? { ...section, kind: "education" } : section;
  }
  if (
    section.kind === "publications" &&
    /^papers$/i.test(section.heading) &&
    contentOf(lines, section).some(isDatedStudy)
  )
    return { ...section, kind: studiesElsewhere ? "certifications" : "education" };
  if (section.kind !== "education" || !/qualification/i.test(section.heading)) return section;
  const content = contentOf(lines, section);
  const studied =
    readEducation(content).length > 0 || content.some((line) => line.ranges.length > 0);
  return studied || content.length === 0 ? section : { ...section, kind: "skills" };
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
function studiesOf(lines: readonly ShapedLine[], sections: readonly CvSection[]): CvEducation[] {
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

function rolesOf(lines: readonly ShapedLine[], sections: readonly CvSection[]): ReadRole[] {
  return sections
    .filter((section) => roleSections.has(section.kind))
    .flatMap((section) => readRoles(contentOf(lines, section), section.kind));
}

/** A line that speaks of what somebody speaks, wherever it stands. */
const spoken =
  /^(?:spoken |human |foreign |other )?languages?(?: spoken)?\s?:|\b(?:speaks?|spoken|speaker of)\b/iu;

/** A line that opens with a language and says of one of them how well: all its languages are spoken. */
function listsLanguages(found: readonly LanguageMention[]): boolean {
  return found.length > 1 && found[0]?.start === 0 && found.some(({ level }) => level !== null);
}

function languagesOf(lines: readonly ShapedLine[], sections: readonly CvSection[]): CvLanguage[] {
  const languages = new Map<string, CvLanguage>();
  for (const section of sections) {
    const own = section.kind === "languages";
    if (!own && section.kind === "experience") continue;
    for (const line of lines.slice(section.start, section.end)) {
      const found = findLanguages(line.text.slice(0, 1000));
      const listed = own || spoken.test(line.text) || listsLanguages(found);
      for (const { code, name, level } of found) {
        if (!listed && level === null) continue;
        const known = languages.get(code);
        if (!known) languages.set(code, { code, name, level, line: line.index });
        else if (known.level === null && level !== null) languages.set(code, { ...known, level });
      }
    }
  }
  return [...languages.values()];
}

function sectionIndexes(count: number, sections: readonly CvSection[]): number[] {
  const indexes: number[] = new Array<number>(count).fill(0);
  for (const [i, { start, end }] of sections.entries()) indexes.fill(i, start, end);
  return indexes;
}

/**
 * Reads a CV: language, contact, sections, roles, education, skills and languages, each with the line it was read
 * from. Never throws; what is not there is null or empty. `referenceDate` (ISO) only judges dates in the future.
 */
export function parseCv(document: ExtractedDocument, referenceDate: string): CvRecord {
  const small = isInSmallLetters(document.text);
  const raised = small ? { ...document, lines: raiseNames(document.lines) } : document;
  const shaped = shapeLines(unwrapLines(raised));
  const divided = readSections(shaped);
  const studies = divided.some(({ kind }) => kind === "education");
  const sections = divided.map((section) => asItReads(shaped, section, studies));
  const language = languageOf(document.text);
  const read = rolesOf(shaped, sections);
  const roleOf = new Map(read.flatMap(({ lines }, i) => lines.map((line) => [line, i] as const)));
  const sectionOf = sectionIndexes(shaped.length, sections);
  const education = studiesOf(shaped, sections);
  const lines = shaped.map(({ index, text, source }) => ({
    index,
    text,
    bullet: source.bullet,
    section: sectionOf[index] ?? 0,
    role: roleOf.get(index) ?? null,
  }));
  const found = {
    lines,
    contact: readContact(shaped, sections, document.layout.links, language),
    sections,
    roles: read.map(({ role }) => role),
    education,
  };
  const facts = small ? lowerNames(found, document.text) : found;
  const named = withoutProperNames(findSkills(facts.lines, sections), facts);
  const denied = denialsOf(facts.lines, named);
  const isDenied = (mention: CvSkillMention) => overlaps(mention, denied[mention.line] ?? []);
  const record: CvRecord = {
    format: document.format,
    text: document.text,
    language,
    layout: document.layout,
    ...facts,
    skills: named.filter((mention) => !isDenied(mention)),
    deniedSkills: named.filter(isDenied),
    denied,
    languages: languagesOf(shaped, sections),
    warnings: [],
  };
  return { ...record, warnings: [...document.warnings, ...cvWarnings(record, referenceDate)] };
}
