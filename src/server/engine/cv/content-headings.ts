import { foldLetters } from "../vocabulary/fold.ts";
import { kindOfTable } from "./column-header.ts";
import type { ShapedLine } from "./cv-line.ts";
import {
  type EntryKind,
  isDateAboveJob,
  isDatedJob,
  isDatedStudy,
  isStudyEntry,
} from "./dated-entries.ts";
import { startsQualification } from "./education-pieces.ts";
import type { Heading } from "./find-headings.ts";
import { academicSides } from "./heading-names.ts";
import { isPlace } from "./places.ts";
import { textOf } from "./role-block.ts";
import { lineSign } from "./role-heading.ts";
import { missing } from "./role-names.ts";
import { isSchool } from "./school-names.ts";

const maxWords = 6;
const away = "outside|beyond|away from|out of";
/** "BEFORE THE ARMY", "Since leaving school". */
export const tellsWhen = new RegExp(
  `^(?:before|prior to|after|since|${away})\\s|^(?:before|earlier|now|previous|these days|previously|past|recently|lately|until now|so far|further back)$`,
  "i",
);

/** "EARLIER CAREER", "Present job": what heads roles, and names neither a post nor an employer. */
export const headsRoles =
  /\b(?:career|roles?|work|experience|employment|posts?|history|jobs?|positions?|shifts?)$/i;

/** A short line of its own that names no job, school or place: it could head what follows. */
export function couldHead(line: ShapedLine): boolean {
  const { text, source } = line;
  const apart = source.gapBefore || (source.bold === true && tellsWhen.test(text));
  return apart && isPlainName(line);
}

/** A few words that name no job, school or place. */
export function isPlainName({ text, source, words, ranges }: ShapedLine): boolean {
  return (
    !source.bullet &&
    words <= maxWords &&
    ranges.length === 0 &&
    /^\p{Lu}[^\d@.;,!?]{1,50}$/u.test(text) &&
    (lineSign(text) === "none" || tellsWhen.test(text) || headsRoles.test(text) || says(text)) &&
    !startsQualification(text) &&
    (!isSchool(text) || beyondSchool.test(text)) &&
    !isPlace(text)
  );
}

/** "Crews I've climbed with": nobody's post speaks of oneself. */
const says = (text: string): boolean =>
  /(?<!\p{L})(?:I|I['’](?:ve|m|d)|my|me|we)(?!\p{L})/u.test(text);
const beyondSchool = new RegExp(
  `^(?:${away})\\s(?:the\\s)?(?:school|college|university|classroom)$`,
  "i",
);

/** "SCHOOL AND AFTER" right above the names of a table's columns. */
function kindAboveTable({ source, words, ranges }: ShapedLine, below: ShapedLine) {
  const short = !source.bullet && words <= maxWords && ranges.length === 0;
  return short ? kindOfTable(below) : null;
}

/**
 * Headings no list knows, told by what stands right below them: a dated job outside the jobs, a dated course
 * outside the studies.
 */
export function headingsByContent(
  lines: readonly ShapedLine[],
  known: readonly Heading[],
): Heading[] {
  const found = new Map(known.map((heading) => [heading.index, heading]));
  const shouted = known.length > 0 && known.every(({ index }) => lines[index]?.capitals);
  const publishes = known.some(({ kind }) => kind === "publications");
  const employed = known.some(({ kind }) => kind === "experience");
  let kind: Heading["kind"] = "contact";
  for (const [index, line] of lines.entries()) {
    const heading = found.get(index);
    if (heading) {
      kind = heading.kind;
      continue;
    }
    const below = lines[index + 1];
    if (index < 2 || below === undefined || found.has(index + 1)) continue;
    const side = publishes && employed && couldHead(line) && isAcademicSide(line.text);
    const headed = side ? "other" : kindHeaded(kind, lines, index, shouted);
    if (headed === null) continue;
    kind = headed;
    found.set(index, { index, heading: line.text, kind });
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

const sides = academicSides.split("; ");

/** "Service", "Doctoral supervision": what went with an academic post. */
function isAcademicSide(text: string): boolean {
  const folded = ` ${foldLetters(text).replace(/[^\p{L}]+/gu, " ")} `;
  return sides.some((side) => folded.includes(` ${side} `));
}

/** What a line heads that could be a heading; null where it is none. */
function kindHeaded(
  open: Heading["kind"],
  lines: readonly ShapedLine[],
  index: number,
  shouted: boolean,
): EntryKind | null {
  const [line, below] = [lines[index], lines[index + 1]];
  if (!line || !below) return null;
  const table = kindAboveTable(line, below);
  if (table !== null && table !== open) return table;
  if (shouted && isShoutedAboveJob(line, below)) return "experience";
  if (!couldHead(line)) return null;
  const again = headsRoles.test(line.text) || tellsWhen.test(line.text);
  return kindBelow(again ? "other" : open, lines, index + 1) ?? kindUnderName(open, lines, index);
}

/** "THE YARD", "BOARDS" among headings that are all in capitals, above a job that names its employer itself. */
function isShoutedAboveJob(
  { capitals, source, words, ranges, text }: ShapedLine,
  below: ShapedLine,
) {
  const apart = capitals && source.gapBefore && !source.bullet && ranges.length === 0;
  if (!apart || words > 4 || /[\d@,;]/.test(text) || below.ranges.length === 0) return false;
  const { title, company, sureCompany } = missing([textOf(below)]);
  return isDatedJob([below]) && !title && !company && !sureCompany;
}

/** A heading set larger than the employer's name below it, under which the job is dated. */
function kindUnderName(
  open: Heading["kind"],
  lines: readonly ShapedLine[],
  index: number,
): EntryKind | null {
  const [line, name] = [lines[index], lines[index + 1]];
  if (!line || !name || !couldHead(name)) return null;
  return (line.source.size ?? 0) > (name.source.size ?? 0)
    ? kindBelow(open, lines, index + 2)
    : null;
}

function kindBelow(
  open: Heading["kind"],
  lines: readonly ShapedLine[],
  at: number,
): EntryKind | null {
  const entry = lines.slice(at, at + 3);
  const [below] = entry;
  if (!below) return null;
  const jobs = open === "experience" || open === "projects" || open === "volunteering";
  const studies = open === "education" || open === "certifications";
  if (!jobs && (isDatedJob(entry) || isDateAboveJob(entry))) return "experience";
  return !studies && (isDatedStudy(below) || isStudyEntry(entry)) ? "education" : null;
}
