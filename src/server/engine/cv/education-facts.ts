import { skillNamed } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import { findQualifications, type QualificationMention } from "../vocabulary/qualifications.ts";
import { brandTitle, courseName, isBareDiploma, professional, taughtAward } from "./award-names.ts";
import { type ShapedLine, trimEdges, without } from "./cv-line.ts";
import { degreeText, saysOnlyOutcome } from "./degree-text.ts";
import { educationPieces, labelledSubject, startsQualification } from "./education-pieces.ts";
import { asksForSchool } from "./field-labels.ts";
import { isHeadText } from "./head-lines.ts";
import {
  nameBeforeColon,
  nameBeside,
  nameInBracket,
  placeBehindTrade,
  schoolBehind,
  subjectBefore,
} from "./names-beside.ts";
import { endsPlace, isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";
import { isAwardingBody, isProvider, isSchool } from "./school-names.ts";
import { isShortCourse } from "./short-courses.ts";
import { resultIn } from "./study-subject.ts";
import { isLearntPost, isSchoolOfKind, isTradeAward } from "./trade-awards.ts";

const isInstitution = (text: string) =>
  text.length < 110 &&
  (isSchool(text) || isSchoolOfKind(text)) &&
  !/\s:\s/.test(text) &&
  isHeadText(text) &&
  !/^(?:I(?!\s(?:LO|Liceum)\s)|My|Was|Developed)\s|^(?:one|two|three|a|half an?|\d)\s(?:years?|terms?|months?)\sof\s/i.test(
    text,
  ) &&
  !/^(?:(?:associate |senior )?fellow of|member of|references?|referees?|mentor|supervisor|tutor|referenzen|références?|referencias|referenze|referenties)(?!\p{L})/iu.test(
    text,
  );

/** "Debub University Ethiopia": the land a school is in, where the name does not go on "of" it or of a part of it. */
const landBehind =
  /(?<=(?:University|College|School|Institute)|\sof\s\p{Lu}[\p{L} ]{2,30})(?<!\s(?:New|North|South|East|West|Central|Northern|Southern|Western|Eastern))\s\p{Lu}\p{L}+$/u;

/** A school's name without a remark in brackets: "(part time)", "(Distinction)". */
function schoolText(piece: string, classification: string | null): string {
  const [bracket = ""] = /\s\([^()]{2,60}\)$/u.exec(piece) ?? [];
  const says = classification !== null && bracket.includes(classification);
  const graded = says ? piece.slice(0, -bracket.length) : piece;
  return trimEdges(
    graded
      .replace(/^(?:Left|Attended|Educated at|Studied at)\s(?=\p{Lu}\p{Ll})/u, "")
      .replace(/^[A-Z]{2}\s(?=\p{Lu}\p{Ll})/u, (state) => (endsPlace(state) ? "" : state))
      .replace(/\s\((\p{Lu}[^()]{2,30})\)$/u, (whole, seat: string) => (isPlace(seat) ? "" : whole))
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

const awardLabel =
  /^(?:abschluss|degree|award|dipl[oô]me|titre|t[ií]tulo|titolo|tytu[łl](?: zawodowy)?|titul|titlu|grado|behaald)\s?:\s+/iu;

/** Whether a line says which award a course named above it ended with. */
export const saysAward = ({ text }: ShapedLine): boolean => awardLabel.test(text);

/** What a label among the pieces says was awarded comes before what was studied: "Studium Maschinenbau, …, Abschluss: Diplom". */
function awardFirst(pieces: readonly string[]): string[] {
  const awarded = pieces.find((piece) => awardLabel.test(piece));
  if (awarded === undefined) return [...pieces];
  return [awarded.replace(awardLabel, ""), ...pieces.filter((piece) => piece !== awarded)];
}

/** "ILM Level 5, NEBOSH General, PRINCE2 Foundation": a list of what professional bodies award names no course of study. */
function listsCertificates(line: ShapedLine): boolean {
  if (line.ranges.length > 0 || line.words > 40) return false;
  const items = line.text.replace(/^[\p{L}\s]{2,30}:\s/u, "").split(/\s*[,;|•]\s+/);
  const certificates = items.filter((item) => professional.test(foldLetters(item)));
  return items.length > 2 && certificates.length > 1 && !items.some(isSchool);
}

/** No piece further on in a line says what a course is. */
const longestText = 260;

/** What a line says besides its label or its dates. */
function saidIn({ text, divided, ranges }: ShapedLine): string {
  const label = labelled(text);
  if (label) return label.value;
  return ranges.length > 0 ? without(divided, ranges).replace(/\|\s*\.\s+/g, "| ") : divided;
}

/** The school that a form's line asks for: "College: Truro and Penwith"; null where it asks for none. */
function labelledSchool(
  { text }: ShapedLine,
  said: string,
  pieces: readonly string[],
): string | null {
  const label = labelled(text);
  if (label?.field !== "company" || !asksForSchool(label.label)) return null;
  if (pieces.some(startsQualification) || !isHeadText(said)) return null;
  const [name = said] = pieces.filter((piece) => !isPlace(piece));
  return pieces.find(isInstitution) ?? name;
}

/** Whether a piece names an award that no list of qualifications has; some are one only beside a school. */
function isUnlistedAward(piece: string, pieces: readonly string[]): boolean {
  const folded = foldLetters(piece);
  if (isSchoolOfKind(piece)) return false;
  if (isBareDiploma(folded) || professional.test(folded) || isTradeAward(piece)) return true;
  const levelled = /^level\s\d\s\p{L}/u.test(folded);
  const levelBehind = /^\p{L}[\p{L}\s&,'-]{2,60}\s\(?(?:nvq\s)?level\s\d\)?$/u.test(folded);
  return (levelled || levelBehind || taughtAward.test(folded)) && pieces.some(isSchool);
}

/** Adds what a piece says: the first degree, the first school. */
function takeIn(facts: StudyFacts, piece: string, pieces: readonly string[]): void {
  // "Defense Information School, Fort Meade, MD": behind a school such letters are a state.
  if (facts.institution !== null && isStateOfDegree.test(piece)) return;
  if (saysOnlyOutcome(piece)) return;
  const subject = labelledSubject(piece);
  if (subject !== null) {
    facts.degree = facts.degree === null ? subject : `${facts.degree}, ${subject}`;
    return;
  }
  const quals = findQualifications(piece);
  const bare = isUnlistedAward(piece, pieces);
  const named = bare || (quals.length > 0 && !brandTitle.test(piece));
  const said = pieces.some((other) => labelledSubject(other) !== null);
  const degreeFirst = named && (bare || startsQualification(piece)) && !(said && isSchool(piece));
  if (isInstitution(piece) && !degreeFirst && facts.institution === null) {
    facts.institution = schoolText(piece, facts.classification);
  } else if (named && (facts.degree === null || /^\p{Lu}{2,5}$/u.test(facts.degree))) {
    // "DCG – Diplôme de comptabilité": the award in short and in full.
    facts.degree = degreeText(piece, facts.classification);
    facts.quals = [...facts.quals, ...quals];
  } else if (isProvider(piece) && facts.degree !== null) {
    facts.institution ??= piece;
  }
}

/** "Transport Manager CPC, OCR, 2021": what a body awards, by whatever name. */
function awardedBy(pieces: readonly string[]): { degree: string; institution: string } | null {
  const [first = "", body = ""] = pieces.flatMap((piece) => piece.split(/,\s(?![^()]{0,80}\))/));
  const named = /^\p{Lu}[^:;.]{3,70}$/u.test(first) && first.split(" ").length <= 9;
  return named && isAwardingBody(body) && !isShortCourse(first)
    ? { degree: first, institution: body }
    : null;
}

/** On a dated line without a degree: a course by its name, or what was studied at the school. */
function withoutDegree(facts: StudyFacts, line: ShapedLine, pieces: readonly string[]): StudyFacts {
  const { institution } = facts;
  const learnt = institution === null ? undefined : pieces.find(isLearntPost);
  if (learnt !== undefined) return { ...facts, degree: degreeText(learnt, facts.classification) };
  if (line.ranges.length === 0) return facts;
  if (institution !== null)
    return {
      ...facts,
      studied: subjectBefore(pieces, institution) ?? nameBeside(line, institution),
    };
  const awarded = awardedBy(pieces);
  if (awarded !== null) return { ...facts, ...awarded };
  const degree = pieces.map((piece) => courseName.exec(piece)?.[0]).find(Boolean) ?? null;
  return degree === null ? facts : withoutSchool({ ...facts, degree }, degree, line, pieces);
}

/** Beside a degree without a school: the degree's last name, or what stands apart on the line. */
function withoutSchool(
  facts: StudyFacts,
  degree: string,
  line: ShapedLine,
  pieces: readonly string[],
): StudyFacts {
  const parted = schoolBehind(degree, pieces) ?? placeBehindTrade(degree, line);
  if (parted) return { ...facts, degree: parted[0], institution: parted[1] };
  const bracketed = nameInBracket(line);
  if (bracketed !== null) return { ...facts, institution: bracketed };
  const name = nameBeside(line, degree) ?? nameBeforeColon(line.rest) ?? "";
  const beside = /^\p{Lu}/u.test(name) && skillNamed(name) === undefined ? name : null;
  return { ...facts, beside };
}

/** What a line of the studies says: what was studied, where, with what result. */
export function studyFacts(line: ShapedLine): StudyFacts {
  const text = saidIn(line);
  const pieces = text.length > longestText && line.ranges.length === 0 ? [] : educationPieces(text);
  const facts: StudyFacts = {
    degree: null,
    studied: null,
    quals: [],
    institution: null,
    beside: null,
    classification: resultIn(text.slice(0, longestText)),
  };
  if (listsCertificates(line)) return facts;
  const school = labelledSchool(line, text, pieces);
  if (school !== null) return { ...facts, institution: school };
  for (const piece of awardFirst(pieces)) takeIn(facts, piece, pieces);
  if (facts.degree === null && labelled(line.text)?.field === "title" && text !== "")
    return { ...facts, degree: degreeText(text, facts.classification) };
  if (facts.degree === null) return withoutDegree(facts, line, pieces);
  return facts.institution === null ? withoutSchool(facts, facts.degree, line, pieces) : facts;
}
