import { foldLetters } from "../vocabulary/fold.ts";
import { isBareDiploma } from "./award-names.ts";
import type { ShapedLine } from "./cv-line.ts";
import { educationPieces, startsQualification } from "./education-pieces.ts";
import type { Heading } from "./find-headings.ts";
import { isAnchor } from "./head-lines.ts";
import { isPlace } from "./places.ts";
import { lineSign } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";

const maxWords = 6;
/** "BEFORE THE ARMY", "Since leaving school". */
export const tellsWhen = /^(?:before|prior to|after|since|outside)\s/i;

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
    /^\p{Lu}[^\d@.;,!?]{3,50}$/u.test(text) &&
    (lineSign(text) === "none" || tellsWhen.test(text)) &&
    !startsQualification(text) &&
    !isSchool(text) &&
    !isPlace(text)
  );
}

function isWhole(line: ShapedLine): boolean {
  return line.ranges.some(({ start, end }) => start !== null && end !== null);
}

/** A job with its dates: on its line, alone on the next or below the employer there, or both below the employer. */
function isDatedJob([line, next, last]: readonly ShapedLine[]): boolean {
  if (line === undefined || line.source.bullet || startsQualification(line.rest)) return false;
  const sign = lineSign(line.rest);
  if (sign === "employer" && line.ranges.length === 0 && next !== undefined)
    return lineSign(next.rest) === "title" && isWhole(next) && isAnchor(next, false);
  if (sign !== "title") return false;
  if (isWhole(line)) return isAnchor(line, false);
  if (line.ranges.length > 0 || next === undefined) return false;
  if (!isWhole(next)) return isName(next) && last?.rest === "" && isWhole(last);
  return next.rest === "" || (isAnchor(next, false) && lineSign(next.rest) === "employer");
}

/** What may stand between a job and the dates alone below: where it was. */
const isName = ({ ranges, source, text }: ShapedLine) =>
  ranges.length === 0 && !source.bullet && !source.gapBefore && lineSign(text) === "employer";

function isDatedStudy(line: ShapedLine): boolean {
  if (line.source.bullet || line.ranges.length === 0) return false;
  if (startsQualification(line.rest) || isBareDiploma(foldLetters(line.rest)))
    return (
      isWhole(line) || educationPieces(line.rest).length > 1 || /\p{Ll}, \p{Lu}/u.test(line.rest)
    );
  return isSchool(line.rest) && lineSign(line.rest) !== "title" && isWhole(line);
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
  let kind: Heading["kind"] = "contact";
  for (const [index, line] of lines.entries()) {
    const heading = found.get(index);
    if (heading) {
      kind = heading.kind;
      continue;
    }
    const below = lines[index + 1];
    if (index < 2 || below === undefined || found.has(index + 1) || !couldHead(line)) continue;
    const headed = kindBelow(kind, lines, index + 1) ?? kindUnderName(kind, lines, index);
    if (headed === null) continue;
    kind = headed;
    found.set(index, { index, heading: line.text, kind });
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

/** A heading set larger than the employer's name below it, under which the job is dated. */
function kindUnderName(
  open: Heading["kind"],
  lines: readonly ShapedLine[],
  index: number,
): "experience" | "education" | null {
  const [line, name] = [lines[index], lines[index + 1]];
  if (!line || !name || !couldHead(name)) return null;
  return (line.source.size ?? 0) > (name.source.size ?? 0)
    ? kindBelow(open, lines, index + 2)
    : null;
}

/** Dates alone, and the job right below them or below the employer's name. */
function isDateAboveJob(lines: readonly ShapedLine[], at: number): boolean {
  const [dates, ...names] = lines.slice(at, at + 3);
  if (dates?.rest !== "" || !isWhole(dates)) return false;
  return names.some(({ source, rest }) => !source.bullet && lineSign(rest) === "title");
}

function kindBelow(
  open: Heading["kind"],
  lines: readonly ShapedLine[],
  at: number,
): "experience" | "education" | null {
  const below = lines[at];
  if (!below) return null;
  const jobs = open === "experience" || open === "projects" || open === "volunteering";
  const studies = open === "education" || open === "certifications";
  if (!jobs && (isDatedJob(lines.slice(at, at + 3)) || isDateAboveJob(lines, at)))
    return "experience";
  return !studies && isDatedStudy(below) ? "education" : null;
}
