import { foldLetters } from "../vocabulary/fold.ts";
import { foldedSet } from "../vocabulary/folded-set.ts";
import { endsInLegalForm } from "./employers.ts";
import { schoolEnds, schoolWords } from "./school-words.ts";

const schoolWord = new RegExp(
  `(?:^|[^\\p{L}])(?:${schoolWords})(?!\\p{L})|(?<!\\p{L})\\p{L}{3,40}(?:${schoolEnds})(?!\\p{L})`,
  "u",
);

/** Bodies that award what colleges and employers teach. */
const awardingBodies =
  "city & guilds; city and guilds; pearson; edexcel; ncfe; ocr; aqa; wjec; sqa; ilm; cmi; cieh; rsph; highfield; eal; citb; proqual; vtct; nocn; ascentis; tquk; lantra; nptc; wset; bpec; habia; cips; cipd; chartered management institute; qqi; fetac; solas; guild of beauty therapists; cibtac; itec; city & guilds of london; institute of leadership and management";
const awards = foldedSet(awardingBodies, ";");

/** "Barry Comprehensive": a kind of school that is an ordinary word elsewhere. */
const schoolKind =
  /\p{Lu}\S*\s(?:Comprehensive|Grammar|High|Secondary|Tech)(?=$|[,:;.]|\sin(?:$|\s\d{4}))|\b6th [Ff]orm|(?<!\p{L})(?:MIT|TU|DIT|WIT|LIT|VEC|CBS|SOLAS|Teagasc)(?!\p{L})|(?<!\p{L})(?:C\.B\.S|U\.C\.[CDG]|T\.C\.D|N\.U\.I)(?!\p{L})/u;

/** Whether a text names a school, college or university by what such names are made of. */
export function isSchool(text: string): boolean {
  const folded = foldLetters(text);
  if (schoolWord.test(folded) || schoolKind.test(text)) return true;
  // "I.T.I.S. Fermi", "I.E.S. Cervantes": the short form with its dots.
  const short = folded.replace(/(?<=(?<!\p{L})\p{L})\./gu, "");
  return short !== folded && schoolWord.test(short);
}

/** Whether a text is the name of a body that awards what others teach. */
export const isAwardingBody = (text: string): boolean => awards.has(foldLetters(text).trim());

/** Whether a text names one who trains: "Pitman Training", "ILX Group". */
export function isProvider(text: string): boolean {
  return (
    endsInLegalForm(text) ||
    isAwardingBody(text) ||
    /^\p{Lu}\S*\s(?:\S+\s){0,3}(?:Training|Group|Associates)$/u.test(text)
  );
}

/** Colleges of the University of London whose own names say nothing of a school. */
const londonCollege = /^(?:City|Queen Mary|St\.? George['’]?s)$/u;

/** "City, University of London", "IAE Lyon, Université Lyon 3": a college, and the university it is part of. */
function isCollegeOf(college: string, university: string): boolean {
  if (/^University of London\W*$/.test(university))
    return isSchool(college) || londonCollege.test(college);
  return /^IAE\s/.test(college) && /^Université\s/.test(university);
}

/** The parts of a text between commas, a college and its university as one. */
export function joinColleges(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && isCollegeOf(before, part))
      out[out.length - 1] = `${before}, ${part}`;
    else out.push(part);
  }
  return out;
}
