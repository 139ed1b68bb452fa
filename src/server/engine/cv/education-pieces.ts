import { findClassification, findQualifications } from "../vocabulary/qualifications.ts";
import { trimEdges } from "./cv-line.ts";
import { endsInLegalForm } from "./employers.ts";
import { splitAtSchoolWord, splitBehindDegree } from "./glued-schools.ts";
import { isPlace } from "./places.ts";
import { isProvider, isSchool, joinColleges } from "./school-names.ts";

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

/** "MESTRADO EM MODELAÇÃO Faculdade de Economia": the European CV of today prints the award in capitals and the school behind it. */
function behindCapitals(text: string): string {
  const [award = ""] = /^\p{Lu}[\p{Lu}\d\s,.'’()/–-]{8,160}\s(?=\p{Lu}\p{Ll})/u.exec(text) ?? [];
  const school = text.slice(award.length);
  return award !== "" && isSchool(school) && !isSchool(award)
    ? `${award.trim()} | ${school}`
    : text;
}

/** The parts of an education line that each say one thing: a degree, a school, a place, a class. */
export function educationPieces(text: string): string[] {
  return segments(withoutEcho(behindCapitals(text)))
    .flatMap(splitAtDegree)
    .flatMap(splitAtSchool);
}

/** Words of a template nobody filled in stand where a place would. */
const unfilled = /\bCity\s?,\s?State\b/g;
/** A full stop behind a whole word parts two statements; one behind "St" or "Univ" does not. */
const fullStop =
  /(?<=\p{Ll}{4}|\))(?<!\s(?:incl|eidg|dipl|staatl|gepr|anerk))\.(?:\s+(?=\p{Lu}|\d{1,2}\s(?:GCSE|[AO][ -]?[Ll]evel))|$)/u;

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

const subjectNames =
  "kierunek|specjalność|specjalizacja|zawód|obor|odbor|studijní obor|fachrichtung|studienrichtung|spezialisierung|especialidad|indirizzo|spécialité|specializarea|profil|szak|inriktning|richting";
/** "…, kierunek: Finanse", "…, obor Obchodní podnikání": behind it stands what was studied. */
const beforeSubject = new RegExp(`,\\s(?=(?:${subjectNames})(?::\\s\\p{L}|\\s\\p{Lu}))`, "gu");
const subjectLabel = new RegExp(`^(?:${subjectNames})(?::\\s|\\s(?=\\p{Lu}))`, "u");

/** What was studied, where a piece says so by its label; null for any other. */
export const labelledSubject = (piece: string): string | null =>
  subjectLabel.test(piece) ? piece.replace(subjectLabel, "").trim() : null;

function segments(text: string): string[] {
  return openBrackets(holdSchoolDashes(text))
    .replace(beforeSubject, " | ")
    .replaceAll(/https?:\/\/\S{1,200}|www\.\S{1,200}/g, " ")
    .replace(sameTwice, "$1, ")
    .replace(unfilled, " | ")
    .split(/\s*(?:[|•·●\t\u200B\uFF0D]|ï¼\S*|â€[“”"]?)\s*|\s+[–—-]\s+|\s{3,}|;\s(?![^()]{0,80}\))/)
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

/** A comma outside brackets: "College of Arts (Music, Dance and Drama)" is one name. */
const commaBetween = /,\s+(?![^()]{0,80}\))/;

function splitAtCommas(piece: string): string[] {
  const at = /\s(?:at|@|from|an der|bei)\s(?=(?:the\s)?\p{Lu})/u.exec(piece);
  if (at && isSchool(piece.slice(at.index)) && at.index > 2) {
    return [
      ...splitAtCommas(piece.slice(0, at.index)),
      ...splitAtCommas(piece.slice(at.index + at[0].length)),
    ];
  }
  const parts = joinColleges(piece.split(commaBetween));
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before === undefined || standsApart(part, before)) out.push(part);
    else out[out.length - 1] = `${before}, ${part}`;
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

/** A degree and then its school without divider ("BSc Computing University of Leeds"). */
function splitAtSchool(piece: string): string[] {
  if (!isSchool(piece)) return [piece];
  if (startsQualification(piece)) return splitBehindDegree(piece);
  return /^diplom/i.test(piece) ? splitAtSchoolWord(piece) : [piece];
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
