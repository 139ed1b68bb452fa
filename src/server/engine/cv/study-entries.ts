import type { QualificationMention } from "../vocabulary/qualifications.ts";
import type { ShapedLine } from "./cv-line.ts";
import { type StudyFacts, saysAward } from "./education-facts.ts";
import { isPlace } from "./places.ts";
import { levelOf } from "./study-subject.ts";

/** A course while its lines are read, and where another begins. */

export type Entry = {
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
  /** Begun and never finished, or put off: no award. */
  unfinished: boolean;
  lines: number;
};

/** A dated line is an entry's own up to this length. */
export const longestDated = 90;

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
    unfinished: false,
    lines: 0,
  };
}

/** "Lagerlogistiker EFZ (2008 bis 2011)" above its school: what the dated line named was the course. */
export const namesItsSchool = (entry: Entry, facts: StudyFacts, { source, ranges }: ShapedLine) =>
  entry.opening !== null &&
  entry.degree === null &&
  facts.degree === null &&
  facts.institution !== null &&
  ranges.length === 0 &&
  !source.gapBefore;

/** A levels listed behind a degree were not taken at its university. */
function isSchoolBehindUniversity(previous: Entry, { degree, quals }: StudyFacts): boolean {
  return (levelOf(degree, quals) ?? 9) <= 3 && (levelOf(previous.degree, previous.quals) ?? 0) >= 5;
}

/** A new entry; a course in a list below its school shares the school and its dates, one right below the first the school. */
export function entryBehind(previous: Entry | null, facts: StudyFacts, line: ShapedLine): Entry {
  const entry = emptyEntry(line.index);
  if (previous === null) return entry;
  const item =
    facts.institution === null &&
    facts.degree !== null &&
    line.source.bullet &&
    !isSchoolBehindUniversity(previous, facts);
  if (item && line.ranges.length === 0)
    return { ...entry, institution: previous.institution, dated: previous.dated };
  if (!sharesSchool(previous, facts, line)) return entry;
  // The years beside a school are those of all that was taken there.
  const years = previous.schoolFirst && previous.dated?.index === previous.line;
  const dated = years && line.ranges.length === 0 && line.index !== previous.line;
  return { ...entry, institution: previous.institution, dated: dated ? previous.dated : null };
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

/** "Ashby College, 2020 – 2026" above "A levels 2026": the year of what was taken at the school that opens the entry. */
export const datesAward = (current: Entry, { degree, institution }: StudyFacts, line: ShapedLine) =>
  current.schoolFirst &&
  current.degree === null &&
  current.spare === null &&
  current.lines === 1 &&
  degree !== null &&
  institution === null &&
  !line.source.gapBefore &&
  line.ranges.length === 1 &&
  line.ranges[0]?.end === null;

export function startsNew(current: Entry, facts: StudyFacts, line: ShapedLine): boolean {
  if (datesAward(current, facts, line)) return false;
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
