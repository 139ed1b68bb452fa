import { findLanguages } from "../vocabulary/languages.ts";
import type { QualificationMention } from "../vocabulary/qualifications.ts";
import { coursesOf } from "./course-lines.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvEducation } from "./cv-record.ts";
import { type StudyFacts, studyFacts } from "./education-facts.ts";
import { startsQualification } from "./education-pieces.ts";
import { datedName, looseName, spareText } from "./entry-names.ts";
import { isPlace } from "./places.ts";

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
  /** The school stands on its own above what was studied there. */
  schoolFirst: boolean;
  lines: number;
};

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
    schoolFirst: false,
    lines: 0,
  };
}

/** "English: Entry 3 ESOL (…)": how well somebody speaks a language. */
function namesLanguage(text: string): boolean {
  const [said] = /^\p{L}{4,20}(?=:\s)/u.exec(text) ?? [];
  return said !== undefined && findLanguages(said)[0]?.start === 0;
}

function isProse(line: ShapedLine): boolean {
  if (line.ranges.length > 0 && startsQualification(line.rest)) return false;
  return line.words > 26 || (line.words > 12 && /[.!]$/.test(line.text));
}

function entriesOf(lines: readonly ShapedLine[]): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | null = null;
  for (const line of lines.flatMap(coursesOf)) {
    if (isProse(line) || namesLanguage(line.text) || line.text.trim() === "") continue;
    const facts = studyFacts(line);
    const dated = line.ranges.length > 0;
    const says =
      facts.degree !== null || facts.institution !== null || (dated && line.rest.length < 90);
    if (!says && current === null) continue;
    if (current === null || startsNew(current, facts, line)) {
      if (!says) continue;
      const previous: Entry | null = current;
      current = emptyEntry(line.index);
      if (
        previous &&
        facts.institution === null &&
        facts.degree !== null &&
        !dated &&
        line.source.bullet
      ) {
        current.institution = previous.institution;
        current.dated = previous.dated;
      } else if (previous && sharesSchool(previous, facts, line)) {
        current.institution = previous.institution;
      }
      entries.push(current);
    }
    if (current.lines === 0)
      current.schoolFirst = facts.institution !== null && facts.degree === null;
    current.lines++;
    current.degree ??= facts.degree;
    if (current.quals.length === 0) current.quals = facts.quals;
    current.institution ??=
      facts.institution ?? datedName(current, line) ?? looseName(current, line);
    current.beside ??= facts.beside;
    current.classification ??= facts.classification;
    current.spare ??= facts.studied ?? spareText(current, line, says);
    if (dated) current.dated ??= line;
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
  return lines > 1 && dated !== null && dated.rest !== "" && !isPlace(dated.rest);
}

function startsNew(current: Entry, facts: StudyFacts, line: ShapedLine): boolean {
  if (facts.degree !== null && current.degree !== null) return true;
  if (facts.institution !== null && current.institution !== null) return true;
  // "Care Certificate, 2016" a few lines above named nothing of this course.
  if (current.degree === null && current.institution === null && namesAnother(current))
    return facts.degree !== null || facts.institution !== null;
  const complete = current.degree !== null && current.institution !== null;
  if (line.ranges.length > 0 && current.dated !== null && line.rest.length < 90)
    return complete || facts.degree !== null || facts.institution !== null;
  return (
    line.source.gapBefore &&
    complete &&
    (facts.degree !== null || facts.institution !== null || line.ranges.length > 0)
  );
}

function highest(quals: readonly QualificationMention[]): number | null {
  return quals.length === 0 ? null : Math.max(...quals.map((one) => one.level));
}

/** What was studied where, in the order of the CV. A single date is the one it ended with. */
export function readEducation(lines: readonly ShapedLine[]): CvEducation[] {
  return entriesOf(lines)
    .filter((entry) => entry.degree !== null || entry.institution !== null)
    .map((entry) => {
      const range = entry.dated?.ranges[0];
      const alone = range !== undefined && range.end === null;
      return {
        degree: entry.degree ?? entry.spare,
        subject: entry.quals.find((one) => one.subject !== null)?.subject ?? null,
        institution: entry.institution ?? entry.beside,
        start: alone ? null : (range?.start ?? null),
        end: alone ? range.start : (range?.end ?? null),
        level: highest(entry.quals),
        classification: entry.classification,
        line: entry.line,
      };
    });
}
