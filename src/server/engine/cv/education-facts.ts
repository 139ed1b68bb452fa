import { skillNamed } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import {
  findClassification,
  findQualifications,
  type QualificationMention,
} from "../vocabulary/qualifications.ts";
import { brandTitle, courseName, isBareDiploma, professional, taughtAward } from "./award-names.ts";
import { type ShapedLine, trimEdges, without } from "./cv-line.ts";
import { educationPieces, startsQualification } from "./education-pieces.ts";
import { isHeadText } from "./head-lines.ts";
import { nameBeforeColon, nameBeside, schoolBehind, subjectBefore } from "./names-beside.ts";
import { endsPlace, isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";
import { isProvider, isSchool } from "./school-names.ts";

const isInstitution = (text: string) =>
  text.length < 110 &&
  isSchool(text) &&
  !/\s:\s/.test(text) &&
  isHeadText(text) &&
  !/^(?:I|My|Was|Developed)\s/.test(text);

/** "(DMM)", "(D*D*D)": how a BTEC was passed. */
const btecGrades = /\((?:D\*?|M|P){2,3}\)/;
/** "GPA 3.7", "(CGPA: 8.1/10)". */
const pointAverage = /[\s,;]{0,3}[([]?(?:\bc?gpa\b[\s:=-]{1,3}){1,2}\d[\d./\s]{0,9}[)\]]?/i;
/** "(part-time)": how it was studied. */
const studyMode = /\((?:part|full)[ -]?time\)/i;
function degreeText(segment: string, classification: string | null): string {
  let text = segment;
  if (classification !== null) text = text.replace(classification, " ").replace(/\(\s*\)/, "");
  return trimEdges(
    text
      .replace(/^(?:with|gained|achieved)\s(?=\S)/, "")
      .replace(/(?<=\p{L}{3})\.$/u, "")
      .replace(pointAverage, " ")
      .replace(/[\s,]+2\s?\(i{1,2}\)$/, "")
      .replace(btecGrades, " ")
      .replace(studyMode, " ")
      .replace(/\s\(?(?:exp|expected)\.?\)?$/i, "")
      .replace(/\s+/g, " ")
      .replace(/\s,/g, ",")
      .replace(/\(\s/g, "("),
  );
}

/** "Debub University Ethiopia": the land a school is in, where the name does not go on "of" it or of a part of it. */
const landBehind =
  /(?<=(?:University|College|School|Institute)|\sof\s\p{Lu}[\p{L} ]{2,30})(?<!\s(?:New|North|South|East|West|Central|Northern|Southern|Western|Eastern))\s\p{Lu}\p{L}+$/u;

/** A school's name without a remark in brackets: "(part time)", "(Distinction)". */
function schoolText(piece: string, classification: string | null): string {
  const graded = classification === null ? piece : piece.replace(`(${classification})`, "");
  return trimEdges(
    graded
      .replace(/^(?:Left|Attended|Educated at|Studied at)\s(?=\p{Lu}\p{Ll})/u, "")
      .replace(/^[A-Z]{2}\s(?=\p{Lu}\p{Ll})/u, (state) => (endsPlace(state) ? "" : state))
      .replace(landBehind, (land) => (endsPlace(land.trim()) ? "" : land))
      .replace(
        /\sin$|\swith\s\d[\d.]{0,5}\s?(?:%|cgpa|gpa|percent|per cent|marks).{0,20}$|\s\((?:\p{Ll}[^()]{0,60}|\d{1,3}(?:[/.,]\d{1,3})?(?:\se\slode)?)\)$/u,
        "",
      ),
  );
}

const isStateOfDegree = /^(?:MA|MD|MS)$/;

/** What one line says of a course. */
export type StudyFacts = {
  degree: string | null;
  /** What stands before the school on its line, where that is no qualification we know. */
  studied: string | null;
  quals: QualificationMention[];
  institution: string | null;
  beside: string | null;
  classification: string | null;
};

const awardLabel = /^(?:abschluss|degree|award|dipl[oô]me|titre|t[ií]tulo|titolo)\s?:\s+/iu;

/** What a label among the pieces says was awarded comes before what was studied: "Studium Maschinenbau, …, Abschluss: Diplom". */
function awardFirst(pieces: readonly string[]): string[] {
  const awarded = pieces.find((piece) => awardLabel.test(piece));
  if (awarded === undefined) return [...pieces];
  return [awarded.replace(awardLabel, ""), ...pieces.filter((piece) => piece !== awarded)];
}

const asksForSchool =
  /^[^:]{0,50}(?:school|college|institution|universit|place of study|training provider|establishment|academy)/iu;

/** "ILM Level 5, NEBOSH General, PRINCE2 Foundation": a list of what professional bodies award names no course of study. */
function listsCertificates(line: ShapedLine): boolean {
  if (line.ranges.length > 0 || line.words > 40) return false;
  const items = line.text.replace(/^[\p{L}\s]{2,30}:\s/u, "").split(/\s*[,;|•]\s+/);
  const certificates = items.filter((item) => professional.test(foldLetters(item)));
  return items.length > 2 && certificates.length > 1 && !items.some(isSchool);
}

/** What a line of the studies says: what was studied, where, with what result. */
export function studyFacts(line: ShapedLine): StudyFacts {
  const label = labelled(line.text);
  const text = label
    ? label.value
    : line.ranges.length > 0
      ? without(line.divided, line.ranges)
      : line.divided;
  const pieces = text.length > 260 && line.ranges.length === 0 ? [] : educationPieces(text);
  const facts: StudyFacts = {
    degree: null,
    studied: null,
    quals: [],
    institution: null,
    beside: null,
    classification: findClassification(text.slice(0, 260)),
  };
  if (listsCertificates(line)) return facts;
  if (
    label?.field === "company" &&
    asksForSchool.test(line.text) &&
    !pieces.some(startsQualification) &&
    isHeadText(text)
  ) {
    const [name = text] = pieces.filter((piece) => !isPlace(piece));
    return { ...facts, institution: pieces.find(isInstitution) ?? name };
  }
  for (const piece of awardFirst(pieces)) {
    // "Defense Information School, Fort Meade, MD": behind a school such letters are a state.
    if (facts.institution !== null && isStateOfDegree.test(piece)) continue;
    const quals = findQualifications(piece);
    const folded = foldLetters(piece);
    const levelled = /^level\s\d\s\p{L}/u.test(folded) && pieces.some(isSchool);
    const taught = taughtAward.test(folded) && pieces.some(isSchool);
    const bare = levelled || taught || isBareDiploma(folded) || professional.test(folded);
    const named = (quals.length > 0 && !brandTitle.test(piece)) || bare;
    const degreeFirst = named && (startsQualification(piece) || bare);
    if (isInstitution(piece) && !degreeFirst && facts.institution === null) {
      facts.institution = schoolText(piece, facts.classification);
    } else if (named && facts.degree === null) {
      facts.degree = degreeText(piece, facts.classification);
      facts.quals = quals;
    } else if (isProvider(piece) && facts.degree !== null) {
      facts.institution ??= piece;
    }
  }
  if (facts.degree === null && facts.institution === null && line.ranges.length > 0)
    facts.degree = pieces.find((piece) => courseName.test(piece)) ?? null;
  if (facts.degree === null && facts.institution !== null && line.ranges.length > 0)
    facts.studied = subjectBefore(pieces, facts.institution) ?? nameBeside(line, facts.institution);
  if (facts.degree !== null && facts.institution === null) {
    const parted = schoolBehind(facts.degree, pieces);
    if (parted) [facts.degree, facts.institution] = parted;
  }
  if (facts.degree !== null && facts.institution === null) {
    const name = nameBeside(line, facts.degree) ?? nameBeforeColon(line.rest) ?? "";
    facts.beside = /^\p{Lu}/u.test(name) && skillNamed(name) === undefined ? name : null;
  }
  return facts;
}
