import { skillNamed } from "../lexicon/lexicon.ts";
import { foldLetters } from "../vocabulary/fold.ts";
import {
  findClassification,
  findQualifications,
  type QualificationMention,
} from "../vocabulary/qualifications.ts";
import { type ShapedLine, trimEdges, without } from "./cv-line.ts";
import type { CvEducation } from "./cv-record.ts";
import { educationPieces, isProvider, isSchool, startsQualification } from "./education-pieces.ts";
import { isHeadText } from "./head-lines.ts";
import { isPlace } from "./places.ts";
import { labelled } from "./role-heading.ts";

const bareDiploma =
  /^(?:staatlich\s(?:gepr\p{L}+|anerk\p{L}+)\s|examiniert\p{L}{0,2}\s)\p{L}|^(?:\p{L}{2,6}|city (?:&|and) guilds|level \d)\s(?:diploma|certificate)\s(?:in|of)\s|^(?:(?:advanced|extended|national|professional|foundation|graduate|vocational)\s)?(?:diploma|certificate|certification|degree|diplome|certificat|diplom|dyplom|диплом|kurs|course|bts|dut|but|diploma di|ausbildung|umschulung|tytul|swiadectwo)(?=\s(?:in|of|de|en|di|w|zum|zur|по)\s|:|,|$|\s[–-])/u;

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

const isInstitution = (text: string) =>
  text.length < 110 &&
  isSchool(text) &&
  isHeadText(text) &&
  !/^(?:I|My|Was|Developed)\s/.test(text);

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

/** "(DMM)", "(D*D*D)": how a BTEC was passed. */
const btecGrades = /\((?:D\*?|M|P){2,3}\)/;
/** "(part-time)": how it was studied. */
const studyMode = /\((?:part|full)[ -]?time\)/i;
/** French bachelors' degrees, by what they are in: "Licence Langues étrangères appliquées". */
const frenchLicence =
  /^licence\s(?:pro|professionnelle|mention|langues?|lea|llcer?|droit|lettres|sciences|economie|gestion|aes|psychologie|histoire|geographie|staps|mathematiques|informatique|biologie|sociologie|anglais|arts?|physique|chimie|communication|management)(?![\p{L}])/u;
const isBareDiploma = (folded: string) => bareDiploma.test(folded) || frenchLicence.test(folded);

/** What professional bodies award, where a CV lists it among its studies. */
const professional =
  /^(?:esol|apm|bcs|rics|ciob|aca|acca|cima|aat|acma|cipd|cilex|cips|prince2|ilm|cmi|iosh|nebosh|vtct|nasm|togaf|itil)(?![\p{L}])/u;

function degreeText(segment: string, classification: string | null): string {
  let text = segment;
  if (classification !== null) text = text.replace(classification, " ").replace(/\(\s*\)/, "");
  return trimEdges(
    text
      .replace(btecGrades, " ")
      .replace(studyMode, " ")
      .replace(/\s+/g, " ")
      .replace(/\s,/g, ",")
      .replace(/\(\s/g, "("),
  );
}

/** A school's name without a remark in brackets: "(part time)", "(Distinction)". */
function schoolText(piece: string, classification: string | null): string {
  const graded = classification === null ? piece : piece.replace(`(${classification})`, "");
  return trimEdges(graded.replace(/\sin$|\s\(\p{Ll}[^()]{0,60}\)$/u, ""));
}

type Facts = {
  degree: string | null;
  /** What stands before the school on its line, where that is no qualification we know. */
  studied: string | null;
  quals: QualificationMention[];
  institution: string | null;
  beside: string | null;
  classification: string | null;
};

const hardDivider = /\s*[|•·\t]\s*|\s+[–—]\s+/u;

/** The one name beside a degree or a school on a dated line, parted from it by more than a comma. */
function nameBeside(line: ShapedLine, known: string): string | null {
  if (line.ranges.length === 0) return null;
  const pieces = line.rest
    .split(hardDivider)
    .map(trimEdges)
    .filter((piece) => piece !== "");
  const others = pieces.filter((piece) => !piece.startsWith(known) && !isPlace(piece));
  const [other = ""] = others;
  if (others.length !== 1 || pieces.length === 1 || !/^\p{L}[^\d.:;]{2,60}$/u.test(other))
    return null;
  return other.split(" ").length <= 8 && findClassification(other) !== other
    ? (other.split(", ")[0] ?? null)
    : null;
}

const awardLabel = /^(?:abschluss|degree|award|dipl[oô]me|titre|t[ií]tulo|titolo)\s?:\s+/iu;

/** What a label among the pieces says was awarded comes before what was studied: "Studium Maschinenbau, …, Abschluss: Diplom". */
function awardFirst(pieces: readonly string[]): string[] {
  const awarded = pieces.find((piece) => awardLabel.test(piece));
  if (awarded === undefined) return [...pieces];
  return [awarded.replace(awardLabel, ""), ...pieces.filter((piece) => piece !== awarded)];
}

function factsOf(line: ShapedLine): Facts {
  const label = labelled(line.text);
  const text = label
    ? label.value
    : line.ranges.length > 0
      ? without(line.divided, line.ranges)
      : line.divided;
  const pieces = text.length > 260 && line.ranges.length === 0 ? [] : educationPieces(text);
  const facts: Facts = {
    degree: null,
    studied: null,
    quals: [],
    institution: null,
    beside: null,
    classification: findClassification(text.slice(0, 260)),
  };
  for (const piece of awardFirst(pieces)) {
    const quals = findQualifications(piece);
    const folded = foldLetters(piece);
    const bare = isBareDiploma(folded) || professional.test(folded);
    const named = quals.length > 0 || bare;
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
  if (facts.degree === null && facts.institution !== null && line.ranges.length > 0)
    facts.studied = subjectBefore(pieces, facts.institution) ?? nameBeside(line, facts.institution);
  if (facts.degree !== null && facts.institution === null) {
    const name = nameBeside(line, facts.degree);
    facts.beside = name !== null && skillNamed(name) === undefined ? name : null;
  }
  return facts;
}

function subjectBefore(pieces: readonly string[], school: string): string | null {
  const [first] = pieces;
  if (first === undefined || pieces.indexOf(school) < 1 || isPlace(first)) return null;
  const plain = /^\p{Lu}[^\d.:;]{3,60}$/u.test(first) && first.split(" ").length <= 8;
  return plain && findClassification(first) === null ? first : null;
}

function isProse(line: ShapedLine): boolean {
  if (line.ranges.length > 0 && startsQualification(line.rest)) return false;
  return line.words > 26 || (line.words > 12 && /[.!]$/.test(line.text));
}

function entriesOf(lines: readonly ShapedLine[]): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | null = null;
  for (const line of lines) {
    if (isProse(line) || line.text.trim() === "") continue;
    const facts = factsOf(line);
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
function sharesSchool(previous: Entry, facts: Facts, line: ShapedLine): boolean {
  const below = facts.degree !== null && facts.institution === null && !line.source.gapBefore;
  return below && previous.schoolFirst && previous.degree !== null;
}

function startsNew(current: Entry, facts: Facts, line: ShapedLine): boolean {
  if (facts.degree !== null && current.degree !== null) return true;
  if (facts.institution !== null && current.institution !== null) return true;
  const complete = current.degree !== null && current.institution !== null;
  if (line.ranges.length > 0 && current.dated !== null && line.rest.length < 90)
    return complete || facts.degree !== null || facts.institution !== null;
  return (
    line.source.gapBefore &&
    complete &&
    (facts.degree !== null || facts.institution !== null || line.ranges.length > 0)
  );
}

/** A line right below its school that could name the subject. */
function spareText(current: Entry, line: ShapedLine, says: boolean): string | null {
  if (says || line.source.bullet || line.source.gapBefore || current.lines !== 2) return null;
  const text = trimEdges(line.text);
  const plain = line.words <= 8 && /^\p{Lu}/u.test(text) && isHeadText(text) && !/[:\d]/.test(text);
  return plain && !isPlace(text) && findClassification(text) === null ? text : null;
}

/** A dated line that names no degree names the school, whatever it is called. */
function datedName(current: Entry, line: ShapedLine): string | null {
  const range = line.ranges[0];
  if (!range || range.start === null || range.end === null || current.institution !== null)
    return null;
  if (line.rest === "" || line.source.bullet || line.words > 12 || !isHeadText(line.rest))
    return null;
  const plain =
    findQualifications(line.rest).length === 0 && !isBareDiploma(foldLetters(line.rest));
  const [name = ""] = line.rest.split("\t");
  return plain && findClassification(name) === null && !isPlace(name) ? name : null;
}

/** Beside a degree, a short capitalised line with no other sense is where it was taken. */
function looseName(current: Entry, line: ShapedLine): string | null {
  if (
    current.degree === null ||
    current.lines > 2 ||
    line.source.bullet ||
    line.index === current.line
  )
    return null;
  const text = trimEdges(line.rest.split("\t")[0] ?? "");
  if (
    text.length < 3 ||
    text.length > 70 ||
    line.words > 8 ||
    /[.:;]$|\d/.test(text) ||
    isPlace(text)
  )
    return null;
  return /^\p{Lu}/u.test(text) &&
    findClassification(text) === null &&
    findQualifications(text).length === 0 &&
    line.source.bold === true
    ? text
    : null;
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
