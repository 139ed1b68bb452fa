import { skillNamed } from "../lexicon/lexicon.ts";
import { findClassification, findQualifications } from "../vocabulary/qualifications.ts";
import { trimEdges } from "./cv-line.ts";
import { endsInLegalForm } from "./employers.ts";
import { isPlace } from "./places.ts";
import { isProvider, isSchool } from "./school-names.ts";

/** LinkedIn writes a degree in full and in short: "Bachelor of Arts - BA, History". */
const sameTwice = /^((?:Bachelor|Master|Doctor|Associate)[\p{L}' ]{2,40}) - [\p{L}.]{2,6},\s/u;

/** "MSc : Analytics University of Bath Analytics": some forms print the subject a second time behind the school. */
function withoutEcho(text: string): string {
  const [lead = "", subject = ""] = /^[^:]{2,60}\s:\s(\p{L}[^:|\t,]{3,60})/u.exec(text) ?? [];
  const words = subject.split(" ");
  for (let count = words.length; count > 0; count--) {
    const said = words.slice(0, count).join(" ");
    const from = lead.length - subject.length + said.length;
    const at = text.indexOf(` ${said}`, from);
    const between = at < 0 ? "" : text.slice(from, at);
    if (said.length > 4 && isSchool(between)) return `${text.slice(0, from)} | ${between}`;
  }
  return text;
}

/** The parts of an education line that each say one thing: a degree, a school, a place, a class. */
export function educationPieces(text: string): string[] {
  return segments(withoutEcho(text)).flatMap(splitAtDegree).flatMap(splitAtSchool);
}

/** Words of a template nobody filled in stand where a place would. */
const unfilled = /\bCity\s?,\s?State\b/g;
/** A full stop behind a whole word parts two statements; one behind "St" or "Univ" does not. */
const fullStop =
  /(?<=\p{Ll}{4}|\))(?<!\sincl)\.(?:\s+(?=\p{Lu}|\d{1,2}\s(?:GCSE|[AO][ -]?[Ll]evel))|$)/u;

const heldDash = "\uE000";

/** "University of Reading - Henley Business School": a dash between two schools is part of one name. */
function holdSchoolDashes(text: string): string {
  return text.replace(
    /(?<=^|[|•·\t]\s?)([^|•·\t,\d]{4,60}?)\s-\s([^|•·\t,\d]{4,60})(?=$|[|•·\t,])/gu,
    (whole, first: string, second: string) =>
      [first, second].every((part) => isSchool(part) && !startsQualification(part))
        ? `${first}${heldDash}${second}`
        : whole,
  );
}

/** "SVQ 3 Health and Social Care (Glasgow Clyde College, 2019)": the school stands in brackets. */
function openBrackets(text: string): string {
  return text.replace(/\s\(([^()]{4,80})\)/gu, (whole, inside: string) =>
    isSchool(inside) ? ` | ${inside} | ` : whole,
  );
}

function segments(text: string): string[] {
  return openBrackets(holdSchoolDashes(text))
    .replaceAll(/https?:\/\/\S{1,200}|www\.\S{1,200}/g, " ")
    .replace(sameTwice, "$1, ")
    .replace(unfilled, " | ")
    .split(/\s*(?:[|•·●\t\u200B\uFF0D]|ï¼\S*|â€[“”"]?)\s*|\s+[–—-]\s+|\s{3,}|;\s/)
    .flatMap(splitAtColon)
    .flatMap((piece) => piece.split(fullStop))
    .flatMap((piece) => splitAtCommas(piece))
    .map((piece) => trimEdges(piece).replaceAll(heldDash, " - "))
    .filter((piece) => /[\p{L}\d]/u.test(piece));
}

/** "Truro College: Level 3 Health", "St Edward's, Romford: GCSEs in Maths": whose the course was stands before the colon. */
function splitAtColon(piece: string): string[] {
  const [, name = "", course = ""] = /^(\p{Lu}[^:]{2,80}[^:\s]):\s+(\S.{3,})$/u.exec(piece) ?? [];
  const school = name.includes(" ") && isSchool(name) && !/\bGPA$/i.test(name);
  const named = school || startsQualification(course);
  return named && findQualifications(name).length === 0 ? [name, course] : [piece];
}

function splitAtCommas(piece: string): string[] {
  const at = /\s(?:at|@|from|an der|bei)\s(?=(?:the\s)?\p{Lu})/u.exec(piece);
  if (at && isSchool(piece.slice(at.index)) && at.index > 2) {
    return [
      ...splitAtCommas(piece.slice(0, at.index)),
      ...splitAtCommas(piece.slice(at.index + at[0].length)),
    ];
  }
  const parts = joinColleges(piece.split(/,\s+/));
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before === undefined || standsApart(part, before)) out.push(part);
    else out[out.length - 1] = `${before}, ${part}`;
  }
  return out;
}

/** Colleges of the University of London whose own names say nothing of a school. */
const londonCollege = /^(?:City|Queen Mary|St\.? George['’]?s)$/u;

/** "City, University of London", "IAE Lyon, Université Lyon 3": a college, and the university it is part of. */
function isCollegeOf(college: string, university: string): boolean {
  if (trimEdges(university) === "University of London")
    return isSchool(college) || londonCollege.test(college);
  return /^IAE\s/.test(college) && /^Université\s/.test(university);
}

function joinColleges(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && isCollegeOf(before, part))
      out[out.length - 1] = `${before}, ${part}`;
    else out.push(part);
  }
  return out;
}

/** Whether a part behind a comma says another thing than the one before it. */
function standsApart(part: string, before: string): boolean {
  return (
    isSchool(part) ||
    isSchool(before) ||
    isProvider(trimEdges(part)) ||
    endsInLegalForm(trimEdges(before)) ||
    isPlace(part) ||
    isPlace(before) ||
    findClassification(part) === part ||
    startsQualification(part)
  );
}

/** Whether a text opens with a qualification, perhaps behind a class or a count. */
export function startsQualification(part: string): boolean {
  const first = findQualifications(part)[0];
  if (first === undefined) return false;
  return first.start === 0 || /^[\d:.x×\s]{1,8}$/.test(part.slice(0, first.start));
}

/** The capitalised words of a school's name at the end of a line: how many belong to it depends on the last ones. */
const compoundSchool =
  /\s(?=\p{Lu}[\p{L}.'’-]*\s(?:Metropolitan|State|City)\s(?:University|College)$)|\s(?=(?:\p{Lu}[\p{L}.'’-]*\s){1,2}(?:High|Grammar|Secondary|Comprehensive|Sixth Form|Technical|Community|Technological)\s(?:University|College|Institute|School)$)/u;
const oneWordCompound =
  /\s(?=\p{Lu}[\p{L}.'’-]*\s(?:High|Grammar|Secondary|Comprehensive|Sixth Form|Technical|Community)\s(?:College|School)$)/u;
const plainSchool =
  /\s(?=(?:\p{Lu}[\p{L}.'’-]*\s){1,2}(?:University|College|Institute|School|Academy)$)/u;
const oneWordSchool = /\s(?=\p{Lu}[\p{L}.'’-]*\s(?:University|College|Institute|School|Academy)$)/u;

/** "BA : Political Science Grand Valley State University": what the lexicon knows as a subject ends where the school begins. */
function behindSubject(piece: string): string[] | null {
  const [, award = "", said = ""] = /^([^:]{2,40}\s:\s)(.{6,120})$/u.exec(piece) ?? [];
  const words = said.split(" ");
  for (let count = Math.min(words.length - 2, 5); count > 0; count--) {
    const [subject, school] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    if (/^\p{Lu}/u.test(school) && isSchool(school) && !isSchool(subject) && skillNamed(subject))
      return [award + subject, school];
  }
  return null;
}

/** A degree and then its school without divider ("BSc Computing University of Leeds"). */
function splitAtSchool(piece: string): string[] {
  if (!isSchool(piece)) return [piece];
  if (!startsQualification(piece))
    return /^diplom/i.test(piece) ? splitBeforeSchool(piece) : [piece];
  const taught = behindSubject(piece);
  if (taught) return taught;
  const of = /\s(?=(?:The\s)?(?:University|College|Institute|School|Academy) of \p{Lu})/u.exec(
    piece,
  );
  if (of) return [piece.slice(0, of.index), piece.slice(of.index + 1)];
  const town = compoundSchool.test(piece) ? null : oneWordSchool.exec(piece);
  const name = town ? (piece.slice(town.index + 1).split(" ")[0] ?? "") : "";
  if (town && town.index > 4 && isPlace(name))
    return [piece.slice(0, town.index), piece.slice(town.index + 1)];
  const named = compoundSchool.exec(piece) ?? plainSchool.exec(piece);
  if (!named || named.index < 4) return splitBeforeSchool(piece);
  const cut =
    /(?:\s(?:of|in|and|for)|[:&])$/i.test(piece.slice(0, named.index)) ||
    changesCase(piece.slice(named.index + 1));
  const short = oneWordCompound.exec(piece) ?? oneWordSchool.exec(piece);
  const at = cut ? (short?.index ?? -1) : named.index;
  return at < 4 ? [piece] : [piece.slice(0, at), piece.slice(at + 1)];
}

/** A word in capitals before a name that is not: the last word of the degree, "SCIENCE Keele University". */
function changesCase(name: string): boolean {
  return /^\p{Lu}{4,}\s(?=\p{Lu}\p{Ll})/u.test(name);
}

const schoolWordFirst =
  /\s(?=(?:Istituto|Liceo|Lyc[ée]e|Instituto|Escuela|Universit[éày]|Universidade?|Universität|Hochschule|Fachhochschule|Technische|Technikum|Politechnika|Politecnico|Uniwersytet|Liceum|ITIS?|ITC|IES|AFPA|ROC)\s\S)/u;
const shoutedSchoolWord =
  /\s(?=(?:Academia|Istituto|Liceo|Lyc[ée]e|Instituto|Escuela|Universit[éày]|Universidade?|Universität|Hochschule|Fachhochschule|Technische|Technikum|Politechnika|Politecnico|Uniwersytet|Liceum|ITIS?|ITC|IES|AFPA|ROC)\s\S)/iu;
const isShouted = (text: string) => text === text.toUpperCase();

/** Schools whose name opens with what they are, as it does in most languages: "Diploma Istituto Alberghiero Rimini". */
function splitBeforeSchool(piece: string): string[] {
  const at = (isShouted(piece) ? shoutedSchoolWord : schoolWordFirst).exec(piece);
  return at && at.index > 4 && !/\s(?:de|di|an|der|w|na|of)$/iu.test(piece.slice(0, at.index))
    ? [piece.slice(0, at.index), piece.slice(at.index + 1)]
    : [piece];
}

/** A school and its degree on one line without divider ("Leeds College May 2012 BSc Maths"). */
function splitAtDegree(piece: string): string[] {
  const first = findQualifications(piece)[0];
  if (!first || first.start < 4) return [piece];
  const count = /\d{1,2}\s$/.exec(piece.slice(0, first.start))?.[0].length ?? 0;
  const at = first.start - count;
  const before = trimEdges(piece.slice(0, at));
  if (isPlace(before)) return [piece.slice(at)];
  return isSchool(before) && !/\b(?:in|of|an?|the|with)$/i.test(before)
    ? [before, piece.slice(at)]
    : [piece];
}
