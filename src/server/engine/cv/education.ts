import type { QualificationMention } from "../vocabulary/qualifications.ts";
import { coursesOf } from "./course-lines.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvEducation } from "./cv-record.ts";
import { type StudyFacts, saysAward, studyFacts } from "./education-facts.ts";
import { datedName, looseName, spareText } from "./entry-names.ts";
import { isProse, namesLanguage, namesShortCourse, saysStanding } from "./no-course.ts";
import { isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";
import { levelOf, subjectOf } from "./study-subject.ts";

type Entry = {
  degree: string | null;
  quals: QualificationMention[];
  institution: string | null;
  line: number;
  dated: ShapedLine | null;
  classification: string | null;
  /** A short line that says something else: what was studied, where no degree is named. */
  spare: string | null;
  /** A name parted from its degree on a dated line: the school, where no other is named. */
  beside: string | null;
  /** What the dated line that opens the entry says, where that is neither a known degree nor surely a school. */
  opening: string | null;
  /** The school stands on its own above what was studied there. */
  schoolFirst: boolean;
  lines: number;
};

/** A dated line is an entry's own up to this length. */
const longestDated = 90;

function emptyEntry(line: number): Entry {
  return {
    degree: null,
    quals: [],
    institution: null,
    line,
    dated: null,
    classification: null,
    spare: null,
    beside: null,
    opening: null,
    schoolFirst: false,
    lines: 0,
  };
}

/** Whether a line says something of a course by itself. */
const saysStudy = (facts: StudyFacts, line: ShapedLine) =>
  facts.degree !== null ||
  facts.institution !== null ||
  (line.ranges.length > 0 && line.rest.length < longestDated);

/** A levels listed behind a degree were not taken at its university. */
function isSchoolBehindUniversity(previous: Entry, { degree, quals }: StudyFacts): boolean {
  return (levelOf(degree, quals) ?? 9) <= 3 && (levelOf(previous.degree, previous.quals) ?? 0) >= 5;
}

/** A new entry; a course in a list below its school shares the school and its dates, one right below the first the school. */
function entryBehind(previous: Entry | null, facts: StudyFacts, line: ShapedLine): Entry {
  const entry = emptyEntry(line.index);
  if (previous === null) return entry;
  const item =
    facts.institution === null &&
    facts.degree !== null &&
    line.source.bullet &&
    !isSchoolBehindUniversity(previous, facts);
  if (item && line.ranges.length === 0)
    return { ...entry, institution: previous.institution, dated: previous.dated };
  return sharesSchool(previous, facts, line)
    ? { ...entry, institution: previous.institution }
    : entry;
}

/** What a dated line without a known degree says that could be a course: all but the name of a school. */
function openingName(facts: StudyFacts, { ranges, rest, text }: ShapedLine): string | null {
  if (facts.degree !== null || ranges.length === 0 || labelled(text) !== null) return null;
  // "Sekundarschule" alone says what kind, and not which.
  const named = !isSchool(rest) || /^\p{L}{8,}$/u.test(rest);
  const plain = /^\p{Lu}[^:;|\t]{3,89}$/u.test(rest) && !/[.!?]$/.test(rest);
  return named && plain && !isPlace(rest) ? rest : null;
}

/** "Lagerlogistiker EFZ (2008 bis 2011)" above its school: what the dated line named was the course. */
const namesItsSchool = (entry: Entry, facts: StudyFacts, { source, ranges }: ShapedLine) =>
  entry.opening !== null &&
  entry.degree === null &&
  facts.degree === null &&
  facts.institution !== null &&
  ranges.length === 0 &&
  !source.gapBefore;

/** Takes in what a line says of an entry: the first word on each thing counts. */
function takeIn(entry: Entry, facts: StudyFacts, line: ShapedLine): void {
  if (entry.lines === 0) entry.schoolFirst = facts.institution !== null && facts.degree === null;
  entry.lines++;
  entry.degree ??= facts.degree;
  if (entry.quals.length === 0) entry.quals = facts.quals;
  if (namesItsSchool(entry, facts, line)) {
    entry.degree = entry.opening;
    entry.institution = facts.institution;
  }
  entry.opening = entry.lines === 1 ? openingName(facts, line) : null;
  entry.institution ??= facts.institution ?? datedName(entry, line) ?? looseName(entry, line);
  entry.beside ??= facts.beside;
  entry.classification ??= facts.classification;
  entry.spare ??= facts.studied ?? spareText(entry, line, saysStudy(facts, line));
  if (line.ranges.length > 0 && !namesShortCourse(facts, line)) entry.dated ??= line;
}

/** "PUC Minas" above "Pós-graduação, …, 2021", where schools stand above what was studied there: one no list knows. */
function isUnknownSchool(open: Entry | null, facts: StudyFacts, line: ShapedLine): boolean {
  const { text, source, ranges, words } = line;
  if (open === null || !open.schoolFirst || open.degree === null || open.institution === null)
    return false;
  if (facts.degree !== null || facts.institution !== null || ranges.length > 0) return false;
  const name = /^\p{Lu}[^.:;,\d]{2,60}$/u.test(text) && words <= 8;
  return name && source.gapBefore && !source.bullet && !isPlace(text);
}

function entriesOf(lines: readonly ShapedLine[]): Entry[] {
  const entries: Entry[] = [];
  let school: string | null = null;
  for (const line of lines.flatMap(coursesOf)) {
    if (isProse(line) || namesLanguage(line.text) || line.text.trim() === "") continue;
    const facts = studyFacts(line);
    if (saysStanding(facts, line)) continue;
    const open = entries.at(-1) ?? null;
    const above = school;
    school = isUnknownSchool(open, facts, line) ? line.text : null;
    if (school !== null) continue;
    if (open !== null && !startsNew(open, facts, line)) takeIn(open, facts, line);
    else if (saysStudy(facts, line)) {
      const behind = entryBehind(open, facts, line);
      const named = above !== null && facts.institution === null;
      const entry = named ? { ...behind, institution: above, schoolFirst: true } : behind;
      takeIn(entry, facts, line);
      entries.push(entry);
    }
  }
  return entries;
}

/** A second course right below the first of a school that stands above both. */
function sharesSchool(previous: Entry, facts: StudyFacts, line: ShapedLine): boolean {
  const below = facts.degree !== null && facts.institution === null && !line.source.gapBefore;
  if (below && previous.line === line.index) return true;
  return below && previous.schoolFirst && previous.degree !== null;
}

/** What the dated line of an unnamed entry says, where more than its school could stand below it. */
function namesAnother({ dated, lines }: Entry): boolean {
  const listed = lines > 1 || /[:;]\s/.test(dated?.rest ?? "");
  return listed && dated !== null && dated.rest !== "" && !isPlace(dated.rest);
}

/** Dates alone above a course, and again above the next. */
const opensByDates = ({ degree, dated, line: first }: Entry, { ranges, rest, index }: ShapedLine) =>
  degree !== null &&
  ranges.length > 0 &&
  rest === "" &&
  dated?.rest === "" &&
  dated.index === first &&
  index !== first;

function startsNew(current: Entry, facts: StudyFacts, line: ShapedLine): boolean {
  if (current.degree !== null && saysAward(line) && !line.source.gapBefore) return false;
  if (facts.degree !== null && current.degree !== null) return true;
  if (namesItsSchool(current, facts, line)) return false;
  if (facts.institution !== null && current.institution !== null) return true;
  // "Care Certificate, 2016" a few lines above named nothing of this course.
  if (current.degree === null && current.institution === null && namesAnother(current))
    return facts.degree !== null || facts.institution !== null;
  const complete = current.degree !== null && current.institution !== null;
  if (opensByDates(current, line)) return true;
  if (line.ranges.length > 0 && current.dated !== null && line.rest.length < longestDated)
    return complete || facts.degree !== null || facts.institution !== null;
  return (
    line.source.gapBefore &&
    complete &&
    (facts.degree !== null || facts.institution !== null || line.ranges.length > 0)
  );
}

/** What was studied where, in the order of the CV. A single date is the one it ended with. */
export function readEducation(lines: readonly ShapedLine[]): CvEducation[] {
  return entriesOf(lines)
    .filter((entry) => entry.degree !== null || entry.institution !== null)
    .map((entry) => {
      const dates = entry.dated?.ranges ?? [];
      const range = dates.find(({ end }) => end !== null) ?? dates[0];
      const alone = range !== undefined && range.end === null;
      return {
        degree: entry.degree ?? entry.spare,
        subject: subjectOf(entry.degree, entry.quals),
        institution: entry.institution ?? entry.beside,
        start: alone ? null : (range?.start ?? null),
        end: alone ? range.start : (range?.end ?? null),
        level: levelOf(entry.degree, entry.quals),
        classification: entry.classification,
        line: entry.line,
      };
    });
}
