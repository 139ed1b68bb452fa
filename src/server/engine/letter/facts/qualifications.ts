import { addressesMachines } from "../../ats/machine-instructions.ts";
import type { CvEducation, CvRecord } from "../../cv/cv-record.ts";
import { foldSpace } from "../../text/fold-space.ts";
import { looksLikeJobTitle } from "../../vocabulary/job-titles.ts";
import { isFitName, nameInText } from "../ad-phrases.ts";
import { placeholders } from "../words/unfit-words.ts";
import { awardPhrase, professional } from "./award-phrase.ts";
import type { Sourced } from "./letter-source.ts";
import { plainAward } from "./plain-award.ts";
import { subjectsOf, withAnd } from "./school-subjects.ts";

/** Awards of other countries by their level, where the CV's own words are in another language. */
const levelNames: Readonly<Record<number, string>> = {
  6: "a bachelor's degree",
  7: "a master's degree",
  8: "a doctorate",
};

const degreeLevel = 6;
/** A-levels say little beside a degree. */
const schoolLevel = 3;

export const unfinished =
  /\b(?:part[- ]qualified|provisional|learner|learning to drive|test (?:is )?booked|half[- ]?way (?:through|to)|should (?:finish|complete|qualify|pass)|hope to (?:finish|complete|qualify|pass)|part of the way|(?:am|currently|still) (?:doing|taking|on)|studying|working towards|in progress|nearing|expired|lapsed|(?:ran|run|runs) out|out of date|no longer|(?:needs?|to be|not yet|due) (?:renewing|renewed|renewal)|hoping to|(?:have|has) applied|applying for|applied for|(?<=[–—,-] )applied|awaiting|waiting (?:for|to)|(?:not|never) held|would like to|want to|booked|planned for|expected|ongoing|close to|coursework|credit hours|towards?|obtaining|pursuing|to obtain|anticipated|candidate|not completed|incomplete|began|beginning|start(?:ed|ing|s)|level \d,? (?:from|in) progress|commenced|finishing|finishes|completing|enrolled|part[- ]way|not yet|due (?:to|in|for)|year \d of|on course|(?:units?|modules?|papers?|exams?) passed|module \d|\d{1,2} of (?:the )?\d{1,2}|taking (?:an?|the|my)\b[^.;:]{0,30}\bcourse|home study|(?:exams?|tests?|assessment) (?:in|on|next|due) (?!the\b)|resits?|nothing in|predicted|pending|interrupted|withdrawn|did not|present|apart from|except|all but|still to (?:do|sit|take|pass)|(?:I|to) (?:re)?sit|(?:re)?sitting (?:the|my|in)|(?:one|two|three|last|final|few) (?:exams?|papers?|modules?|units?) (?:away|left|short|to go|remaining)|finalist)\b/iu;

/** "University Nursing Magna Cum Laude", "Hagerstown MD 21742 Community College": more than a school was read as its name. */
const notOnlySchool =
  /[\d:/]|\bprogramme\b|\b(University|College)\b.*\b\1\b|\b(?:University|College|Institute|School)\s(?!(?:of|at|in|for|and|Hospital|London|[A-Z]{2,4}\b)|$)\p{L}|^(?:University|College|School|Institute)\s(?!of\b|for\b|College\b)/u;

/** "University of Phoenix Communications": the subject was read into the name. */
function saysSubject(school: string, { degree }: CvEducation): boolean {
  const subject = /(?:\s:\s|\sin\s)(.{5,})$/u.exec(degree ?? "")?.[1] ?? "";
  return subject !== "" && school.includes(subject);
}

/** "Nurse Educator Herzing University". */
const namesPost = (school: string) => looksLikeJobTitle(school.split(" ").slice(0, 2).join(" "));

/** A school cut off from the words before it without a mark was perhaps cut in the wrong place. */
function standsAlone(line: string, school: string, degree: string): boolean {
  // "Bachelor's Degree : Biology Dillard University": a subject of one word.
  if (!notOnlySchool.test(school) && /\s(?::|in)\s\p{L}+$/u.test(degree)) return true;
  const at = line.indexOf(school);
  return (
    at <= 0 ||
    /[,;:|(–—\t-]\s*$|\s{2}$|\b(?:19|20)\d{2}\s+$|\b(?:at|from)\s+$/u.test(line.slice(0, at))
  );
}

const oddInAward = /[|;:•@[\]<>{}]|[^\p{Script=Latin}\p{N}\s.,'’&()/+-]/u;

function isFitAward(text: string): boolean {
  if (/\b(?:competency|awareness|refresher|induction)\b/iu.test(text)) return false;
  // A part of a course, words run together, a school by its letters.
  if (/\b(?:modules?|units?)\b|\p{Ll}{4}\p{Lu}\p{Ll}|\p{Lu}\.\p{Lu}\./u.test(text)) return false;
  // A course of two days, a handful of something.
  if (/\b(?:\d+|one|two|three|four|five|half a) (?:days?|hours?)\b|, a handful\b/iu.test(text))
    return false;
  // "Apprenticeship in R. Dunham": where, and not in what.
  if (/\b\p{Lu}\.\s\p{Lu}\p{Ll}/u.test(text)) return false;
  // "Science in Engineering Electrical Engineering", "Health Administration in Graduate": more, or less, than a subject.
  if (/\b(?:BSc?|BA|MSc?|MA|MBA)\b.*\b(?:BSc?|BA|MSc?|MA|MBA)\b/u.test(text)) return false;
  if (/\b(\p{L}{5,})\b.*\b\1\b/u.test(text) || /\b(?:Graduate|Program|Honors|Current)$/u.test(text))
    return false;
  if (
    /\s,|\d{3}|^\d+\s(?!GCSE|A[- ]?[Ll]evel|O[- ]?[Ll]evel|Nat|Higher|IGCSE|AS|BTEC)|\p{Lu}{6}/u.test(
      text,
    ) ||
    oddInAward.test(text)
  )
    return false;
  if (text.length > 70 || text.split(" ").length > 9) return false;
  if (/^(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?$/iu.test(text)) return false;
  // "Matura": what that is, the reader may not know.
  if (/^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  // Initials without a subject ("M.S.") and a lone "GCSE" say too little.
  if (!/\p{L}{3}/u.test(text) || /^(?:GCSEs?|A[- ]levels?)$/iu.test(text)) return false;
  return !placeholders.test(text) && !addressesMachines(text) && isFitName(text);
}

/** "Polish school": what kind it was, and no name. */
const kindOnly = /^\p{Lu}\p{Ll}+ (?:school|college|university)$/u;

const schoolBehind = /(?<!^(?:GCSE|A[- ]level).*),(?:\s\p{Lu}\p{L}+){1,4}$/u;

const gradeInRow = /(?<=\p{L}\s?)\s(?:\d|[A-G]\*?)(?=,|\sand\s|$)/gu;
/** "GCSEs: nine, including Maths" by their number. */
const counted =
  /^(GCSEs|A[- ]levels|Highers)\s?:\s(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b,?\s?/iu;

/** "2020 – 2021  Specialist Qualification in Care, University of Leeds", where only the school was read. */
function namedOnLine(line: string, school: string | null): string {
  const at = school === null ? -1 : line.indexOf(school);
  if (at <= 0) return "";
  const name = foldSpace(line.slice(0, at))
    .replace(/^(?:(?:19|20)\d{2}\s?(?:[-–—]|to)?\s?)+/u, "")
    .replace(/\swith (?:integrated|distinction|merit|commendation)\b.*$/iu, "")
    .replace(/[\s,;:(–—-]+$/u, "");
  return /\b(?:Qualification|Award|Certificate|Diploma|Apprenticeship)\b/u.test(name) ? name : "";
}

function degreeOf(one: CvEducation, line = ""): string {
  if (one.degree === null) return namedOnLine(line, one.institution);
  const plain = plainAward(one.degree.replace(/^[\s.,;:–—-]+/u, ""));
  if (counted.test(plain)) return plain.replace(counted, "$2 $1 ").replace(gradeInRow, "").trim();
  // The initials of the body that awards it: "SVQ 3 Electrical Installation, SECTT".
  return (
    subjectsOf(plain) ??
    plain
      // The class that stood there is left off: "BSc Surveying, (accredited)".
      .replace(/,\s?(?=\()/u, " ")
      // Who has accredited it.
      .replace(/,\s\p{Lu}\p{L}{1,7}[- ]accredited(?=$|,)/u, "")
      .replace(/\binc(?:l)?\.?(?=\s)/iu, "including")
      .replace(
        /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)(?= GCSE)/u,
        (word) => word.toLowerCase(),
      )
      .replace(/(?<=^Level \d (?:Diploma|Certificate|Award)),\s(?=\p{Lu}\p{Ll})/u, " in ")
      .replace(/(?<=\p{Ll}) And (?=\p{Lu})/u, " and ")
      .replace(/\s\+\s/u, " and ")
      .replace(/\s?:\s/u, " in ")
      .replace(/\bin Degree in\b/u, "in")
      .replace(/,\s\p{Lu}{3,7}$/u, "")
      // A school without the word for one: "BA Graphic Communication, Cardiff Met".
      .replace(one.institution === null ? schoolBehind : /$^/u, "")
  );
}

function phraseOf(one: CvEducation, english: boolean, line: string): string | null {
  const read = nameInText(one.institution);
  const school =
    read !== null &&
    (notOnlySchool.test(read) || saysSubject(read, one) || namesPost(read) || kindOnly.test(read))
      ? null
      : read;
  if (!english) {
    const level = levelNames[one.level ?? 0];
    if (level === undefined) return null;
    return school === null ? level : `${level} (${school})`;
  }
  const degree = degreeOf(one, line);
  const isOnLine = one.degree === null;
  if (((one.level ?? 0) < 2 && !isOnLine && !professional.test(degree)) || !isFitAward(degree))
    return null;
  if (read !== null && !standsAlone(line, read, degree)) return null;
  const named = school !== null && !degree.includes(school) && !/^\p{Ll}/u.test(school);
  // "An NEBDN", "a CACHE": who can tell how initials are spoken?
  return awardPhrase(withAnd(degree), named ? school : null).replace(
    /^an? (?=(?!PGCE|BTEC)\p{Lu}{4,}\s.*\b(?:Diploma|Certificate|Award)\b)/u,
    "the ",
  );
}

/** The line that names the school: where dates stand on a line of their own, one of the next. */
function lineOf(cv: CvRecord, { line, institution }: CvEducation): string {
  const beside = [line, line + 1, line + 2].map((at) => cv.lines[at]?.text ?? "");
  return (
    beside.find((text) => institution !== null && text.includes(institution)) ?? beside[0] ?? ""
  );
}

/** "AAT Level 2, 2024. Studying Level 3." says of the first that it is done. */
function sentenceOf(quote: string, { degree }: CvEducation): string {
  const begins = (degree ?? "").slice(0, 12);
  const own = quote.split(/\.\s/u).find((one) => begins !== "" && one.includes(begins));
  return own ?? quote;
}

/** "An MSc in Law and a BA in Law from the University of Kent": a school the next one names too is said once. */
function withoutSchool(text: string, next: string): string {
  const school = /(?: from .+| \([^()]+\))$/u.exec(text)?.[0] ?? "";
  return school !== "" && next.endsWith(school) ? text.slice(0, -school.length) : text;
}

/** Qualifications that can be named as they are written, the highest first. */
export function namedQualifications(cv: CvRecord, deaf: ReadonlySet<number>): Sourced[] {
  const found = cv.education.flatMap((one) => {
    const quote = lineOf(cv, one);
    if (degreeOf(one, quote) === "" || deaf.has(one.line)) return [];
    if (
      unfinished.test(sentenceOf(quote, one)) ||
      unfinished.test(one.degree ?? "") ||
      one.end === "present"
    )
      return [];
    const text = phraseOf(one, cv.language === "en", quote);
    if (text === null) return [];
    const isWhole = one.degree !== null && !professional.test(degreeOf(one));
    const level = isWhole ? (one.level ?? 0) : degreeLevel;
    const end = one.end?.year ?? 0;
    return [{ text, sources: [{ from: "cv" as const, quote }], level, end }];
  });
  const seen = new Set<string>();
  const degrees = found.filter(({ level }) => level >= degreeLevel);
  const isGraduate = degrees.length > 0;
  // What was earned after the degree is of another trade, and counts.
  const isLater = (text: string, end: number) =>
    !/\b(?:GCSEs?|A[- ][Ll]evels?)\b/u.test(text) && degrees.every((one) => one.end < end);
  return found
    .filter(({ level, text, end }) => !isGraduate || level > schoolLevel || isLater(text, end))
    .sort((one, other) => other.level - one.level)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .filter(({ text }, _, all) => !all.some((other) => other.text.startsWith(`${text} from `)))
    .map((one, at, all) => ({ ...one, text: withoutSchool(one.text, all[at + 1]?.text ?? "") }));
}
