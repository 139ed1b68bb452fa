import { foldLetters } from "../vocabulary/fold.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import { isBareDiploma } from "./award-names.ts";
import type { ShapedLine } from "./cv-line.ts";
import { educationPieces, startsQualification } from "./education-pieces.ts";
import { endsInLegalForm } from "./employers.ts";
import { isAnchor, isHead } from "./head-lines.ts";
import { textOf } from "./role-block.ts";
import { labelled, lineSign } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";
import { headingFromSentence } from "./told-roles.ts";

/** What an entry with dates tells of. */
export type EntryKind = "experience" | "education";

/** Whether a line says when something began, and when it ended or that it goes on. */
export const isWhole = ({ ranges }: ShapedLine): boolean =>
  ranges.some(({ start, end }) => start !== null && end !== null);

const isBareDate = (line: ShapedLine | undefined) => line?.rest === "" && isWhole(line);

/** What may stand between a job and the dates alone below: where it was. */
const isName = ({ ranges, source, text }: ShapedLine) =>
  ranges.length === 0 && !source.bullet && !source.gapBefore && lineSign(text) === "employer";

/** A job below the line of its employer: with its dates, or above them. */
function isJobBelowEmployer([, job, dates]: readonly ShapedLine[]): boolean {
  if (job === undefined || job.source.bullet || lineSign(job.rest) !== "title") return false;
  if (startsQualification(job.rest)) return false;
  return isWhole(job)
    ? isAnchor(job, false)
    : job.ranges.length === 0 && isHead(job) && isBareDate(dates);
}

/** Right below a post no list knows: an employer's name that ends as one. */
const isFirm = (line: ShapedLine | undefined): boolean =>
  line !== undefined &&
  isName(line) &&
  line.rest !== "" &&
  endsInLegalForm(line.rest.split(", ")[0] ?? "");

/** A job with its dates: on its line, alone on the next or below the employer there, or both below the employer. */
export function isDatedJob(entry: readonly ShapedLine[]): boolean {
  const [written, next, last] = entry;
  if (written === undefined || written.source.bullet) return false;
  const line = headingFromSentence(written);
  const text = textOf(line);
  if (startsQualification(text)) return false;
  if (line !== written) return true;
  const sign = lineSign(text);
  if (sign === "employer" && line.ranges.length === 0) return isJobBelowEmployer(entry);
  if (sign === "none") return isWhole(line) && isAnchor(line, false) && isFirm(next);
  if (sign !== "title") return false;
  if (isWhole(line)) return isAnchor(line, false);
  if (line.ranges.length > 0 || next === undefined || !isHead(line)) return false;
  if (!isWhole(next)) return isName(next) && isBareDate(last);
  if (next.rest === "") return !(next.source.gapBefore && last && lineSign(last.rest) === "title");
  if (!isAnchor(next, false)) return false;
  const below = lineSign(next.rest);
  return below === "employer" || (below !== "title" && !next.source.gapBefore);
}

/** Dates alone, and the job right below them or below the employer's name. */
export function isDateAboveJob([dates, ...names]: readonly ShapedLine[]): boolean {
  if (!isBareDate(dates)) return false;
  return names
    .slice(0, 2)
    .some(
      (line) =>
        !line.source.bullet &&
        lineSign(textOf(line)) === "title" &&
        !startsQualification(line.rest),
    );
}

/** "NCTJ Diploma, Cardiff, 2012": what is named behind who awards it. */
const namesStudy = (text: string) =>
  findQualifications(text).length > 0 && lineSign(text) !== "title";

export function isDatedStudy(line: ShapedLine): boolean {
  if (line.source.bullet || line.ranges.length === 0) return false;
  if (namesStudy(line.rest) && isHead(line)) return true;
  if (startsQualification(line.rest) || isBareDiploma(foldLetters(line.rest)))
    return (
      isWhole(line) || educationPieces(line.rest).length > 1 || /\p{Ll}, \p{Lu}/u.test(line.rest)
    );
  return isSchool(line.rest) && lineSign(line.rest) !== "title" && isWhole(line);
}

/** A line that names a qualification and no post. */
const namesAward = (line: ShapedLine | undefined): boolean =>
  line !== undefined &&
  !line.source.bullet &&
  line.words <= longestAward &&
  (namesStudy(line.rest) || awardWord.test(line.rest)) &&
  isHead(line);

/** "Professional Cookery Diploma": words of a trade may stand before it. */
const awardWord = /(?<!\p{L})(?:diploma|certificate|degree|apprenticeship)(?!\p{L})/iu;

/** More words a line tells of a course, and does not name it. */
const longestAward = 16;

const isSchoolLine = ({ source, rest }: ShapedLine) =>
  !source.bullet && isSchool(rest) && lineSign(rest) !== "title";

/** A qualification and its school, in either order, or a qualification with its dates alone above or below. */
export function isStudyEntry(entry: readonly ShapedLine[]): boolean {
  const apart = entry.findIndex(({ source }, at) => at > 0 && source.gapBefore);
  const [first, ...more] = apart < 0 ? entry : entry.slice(0, apart);
  if (first === undefined || first.source.bullet) return false;
  if (first.rest === "" && first.ranges.length > 0) return namesAward(more[0]);
  if (isSchoolLine(first)) return namesAward(more.find(({ rest }) => rest !== ""));
  if (!namesAward(first)) return false;
  const [second] = more;
  return (
    second !== undefined &&
    (isSchoolLine(second) || (second.rest === "" && second.ranges.length > 0))
  );
}

/** As many lines a form has for a post: title, employer, place and dates. */
const formLength = 5;

/** "Position: Clerk", "Employer: Acme", "Dates: 2019 to present" of a form, one below the other. */
function isLabelledJob(lines: readonly ShapedLine[]): boolean {
  const fields = new Map(
    lines.map((line) => [labelled(line.text)?.field, isWhole(line)] as const).reverse(),
  );
  const [first] = lines;
  const opens = first && ["title", "company", "dates"].includes(labelled(first.text)?.field ?? "");
  return (
    opens === true && fields.has("title") && fields.has("company") && fields.get("dates") === true
  );
}

/** What the entry is whose first line, or whose dates, stand here; null where nothing tells. */
export function entryAt(lines: readonly ShapedLine[], at: number): EntryKind | null {
  const entry = lines.slice(at, at + 3);
  const [line] = entry;
  if (line === undefined || line.source.bullet) return null;
  if (line.ranges.length > 0 && (startsQualification(line.rest) || namesStudy(line.rest)))
    return "education";
  if (isStudyEntry(entry)) return "education";
  if (isDatedJob(entry) || isDateAboveJob(entry)) return "experience";
  if (isLabelledJob(lines.slice(at, at + formLength))) return "experience";
  if (!isAnchor(line, false)) return null;
  if (isSchool(line.rest) && lineSign(line.rest) !== "title") return "education";
  return lineSign(line.rest) === "employer" && isWhole(line) ? "experience" : null;
}
