import { coursesOf } from "./course-lines.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvEducation } from "./cv-record.ts";
import { type StudyFacts, studyFacts } from "./education-facts.ts";
import { datedName, looseName, spareText } from "./entry-names.ts";
import { isProse, namesLanguage, namesShortCourse, saysStanding } from "./no-course.ts";
import { isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";
import {
  datesAward,
  type Entry,
  entryBehind,
  longestDated,
  namesItsSchool,
  startsNew,
} from "./study-entries.ts";
import { levelOf, subjectOf } from "./study-subject.ts";
import { isLearntPost } from "./trade-awards.ts";
import { isNeverFinished, isStayElsewhere } from "./unfinished-courses.ts";

/** Whether a line says something of a course by itself. */
const saysStudy = (facts: StudyFacts, line: ShapedLine) =>
  facts.degree !== null ||
  facts.institution !== null ||
  (line.ranges.length > 0 && line.rest.length < longestDated);

/** What a dated line without a known degree says that could be a course: all but the name of a school. */
function openingName(facts: StudyFacts, { ranges, rest, text }: ShapedLine): string | null {
  if (facts.degree !== null || ranges.length === 0 || labelled(text) !== null) return null;
  // "Sekundarschule" alone says what kind, and not which.
  const named = !isSchool(rest) || /^\p{L}{8,}$/u.test(rest);
  const plain = /^\p{Lu}[^:;|\t]{3,89}$/u.test(rest) && !/[.!?]$/.test(rest);
  return named && plain && !isPlace(rest) ? rest : null;
}

/** Whether the one time ends in the year the other names. */
function endsWith(years: ShapedLine | null, { ranges: [year] }: ShapedLine): boolean {
  const end = years?.ranges[0]?.end;
  return typeof end === "object" && end !== null && end.year === year?.start?.year;
}

/** Takes in what a line says of an entry: the first word on each thing counts. */
function takeIn(entry: Entry, facts: StudyFacts, line: ShapedLine): void {
  if (datesAward(entry, facts, line) && !endsWith(entry.dated, line)) entry.dated = line;
  if (entry.lines === 0) entry.schoolFirst = facts.institution !== null && facts.degree === null;
  entry.lines++;
  entry.unfinished ||= isNeverFinished(line.text);
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

/** "Sachbearbeiterin Rechnungswesen" right above a school: what was learnt there. */
function learntBelow(line: ShapedLine, next: ShapedLine | undefined): boolean {
  if (next === undefined || next.source.gapBefore || line.source.bullet) return false;
  if (line.ranges.length > 0 || !isLearntPost(line.text)) return false;
  const below = studyFacts(next);
  return below.institution !== null && below.degree === null;
}

function entriesOf(written: readonly ShapedLine[]): Entry[] {
  const entries: Entry[] = [];
  let school: string | null = null;
  const lines = written.flatMap(coursesOf);
  for (const [at, line] of lines.entries()) {
    if (isProse(line) || namesLanguage(line.text) || line.text.trim() === "") continue;
    const said = studyFacts(line);
    const learnt = said.degree === null && said.institution === null;
    const facts =
      learnt && learntBelow(line, lines[at + 1]) ? { ...said, degree: line.text } : said;
    if (saysStanding(facts, line) || isStayElsewhere(line.rest)) continue;
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

/** What was studied where, in the order of the CV. A single date is the one it ended with. */
export function readEducation(lines: readonly ShapedLine[]): CvEducation[] {
  return entriesOf(lines)
    .filter(({ degree, institution }) => degree !== null || institution !== null)
    .filter(({ unfinished }) => !unfinished)
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
