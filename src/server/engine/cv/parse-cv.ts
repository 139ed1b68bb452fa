import type { ExtractedDocument } from "../../../shared/document.ts";
import { overlaps } from "../text/spans.ts";
import { languageOf } from "../vocabulary/text-language.ts";
import { readContact } from "./contact.ts";
import { type ShapedLine, shapeLines } from "./cv-line.ts";
import type { CvRecord, CvSection, CvSkillMention } from "./cv-record.ts";
import { denialsOf } from "./denials.ts";
import { withoutProperNames } from "./proper-names.ts";
import { type ReadRole, readRoles } from "./roles.ts";
import { contentOf } from "./section-content.ts";
import { asItReads, studiesOf } from "./section-studies.ts";
import { readSections } from "./sections.ts";
import { findSkills } from "./skills.ts";
import { isInSmallLetters, lowerNames, raiseNames } from "./small-letters.ts";
import { spokenLanguages } from "./spoken-languages.ts";
import { withoutToldTwins } from "./told-twins.ts";
import { unwrapLines } from "./unwrap-lines.ts";
import { cvWarnings } from "./warnings.ts";

const roleSections = new Set(["experience", "volunteering", "projects"]);

function rolesOf(lines: readonly ShapedLine[], sections: readonly CvSection[]): ReadRole[] {
  const roles: ReadRole[] = [];
  for (const section of sections) {
    if (!roleSections.has(section.kind)) continue;
    roles.push(...readRoles(contentOf(lines, section), section.kind, roles.at(-1)?.role));
  }
  return withoutToldTwins(roles, lines);
}

function sectionIndexes(count: number, sections: readonly CvSection[]): number[] {
  const indexes: number[] = new Array<number>(count).fill(0);
  for (const [i, { start, end }] of sections.entries()) indexes.fill(i, start, end);
  return indexes;
}

/** Where what is read stands: each line of the record with its section and role. */
function recordLines(
  shaped: readonly ShapedLine[],
  sections: readonly CvSection[],
  roles: readonly ReadRole[],
): CvRecord["lines"] {
  const roleOf = new Map(roles.flatMap(({ lines }, i) => lines.map((line) => [line, i] as const)));
  const sectionOf = sectionIndexes(shaped.length, sections);
  return shaped.map(({ index, text, source }) => ({
    index,
    text,
    bullet: source.bullet,
    section: sectionOf[index] ?? 0,
    role: roleOf.get(index) ?? null,
  }));
}

/** The sections, each as its heading or what stands in it says. */
function sectionsOf(shaped: readonly ShapedLine[]): CvSection[] {
  const divided = readSections(shaped);
  const studies = divided.some(({ kind }) => kind === "education");
  return divided.map((section) => asItReads(shaped, section, studies));
}

/**
 * Reads a CV: language, contact, sections, roles, education, skills and languages, each with the line it was read
 * from. Never throws; what is not there is null or empty. `referenceDate` (ISO) only judges dates in the future.
 */
export function parseCv(document: ExtractedDocument, referenceDate: string): CvRecord {
  const small = isInSmallLetters(document.text);
  const raised = small ? { ...document, lines: raiseNames(document.lines) } : document;
  const shaped = shapeLines(unwrapLines(raised));
  const sections = sectionsOf(shaped);
  const language = languageOf(document.text);
  const roles = rolesOf(shaped, sections);
  const found = {
    lines: recordLines(shaped, sections, roles),
    contact: readContact(shaped, sections, document.layout.links, language),
    sections,
    roles: roles.map(({ role }) => role),
    education: studiesOf(shaped, sections),
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
    languages: spokenLanguages(shaped, sections),
    warnings: [],
  };
  return { ...record, warnings: [...document.warnings, ...cvWarnings(record, referenceDate)] };
}
