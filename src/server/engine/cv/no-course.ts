import { findMentions } from "../lexicon/lexicon.ts";
import { findLanguages } from "../vocabulary/languages.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { StudyFacts } from "./education-facts.ts";
import { startsQualification } from "./education-pieces.ts";
import { isSchool } from "./school-names.ts";
import { isShortCourse } from "./short-courses.ts";

/** "English: Entry 3 ESOL (…)": how well somebody speaks a language. */
export function namesLanguage(text: string): boolean {
  const [said] = /^\p{L}{4,20}(?=:\s)/u.exec(text) ?? [];
  return said !== undefined && findLanguages(said)[0]?.start === 0;
}

/** "Left Hill High in 2009 with GCSEs in …": a sentence that names the school and what was passed there. */
function tellsOfStudy({ text, words, ranges }: ShapedLine): boolean {
  const led = /^(?:I\s)?(?:then\s)?(?:left|finished|completed|passed|gained|attended)\s/i.test(
    text,
  );
  return (
    led && words <= 26 && ranges.length > 0 && isSchool(text) && findQualifications(text).length > 0
  );
}

export function isProse(line: ShapedLine): boolean {
  if (line.ranges.length > 0 && startsQualification(line.rest)) return false;
  if (tellsOfStudy(line)) return false;
  return line.words > 26 || (line.words > 12 && /[.!]$/.test(line.text));
}

/** "Paediatric first aid, 2023" below a course without a date: another course, which dates only itself. */
export const namesShortCourse = (
  { degree, institution, classification }: StudyFacts,
  line: ShapedLine,
) => degree === null && institution === null && classification === null && isShortCourse(line.rest);

/** "Individual member, Institute of Fundraising": what somebody belongs to, and no school. */
function saysMember({ degree }: StudyFacts, { text }: ShapedLine): boolean {
  if (text.length >= 120 || !/\b(?:member|fellow)(?:ship)?\b/i.test(text)) return false;
  // "ACCA – member since 2008": the body's name is no award here.
  const body = /^\p{Lu}{3,6}$/u.test(degree ?? "");
  return degree === null || (body && /\b(?:member|fellow)(?:ship)?\b.{0,12}\ssince\s/i.test(text));
}

/** So much of what a line says has to be the name of the licence. */
const leastShare = 0.5;

/** "MCIPS since 2020", "Full clean licence. Own car.": what somebody holds, and neither a school nor a course. */
function namesLicence({ degree, institution, beside, studied }: StudyFacts, { rest }: ShapedLine) {
  if (degree !== null || institution !== null || beside !== null || studied !== null) return false;
  const held = findMentions(rest).filter(({ skill }) => skill.kind === "licence");
  return held.some(({ start, end }) => end - start >= leastShare * rest.length);
}

/** "SCQF level 7", "EQF level 6": where the course above stands in a framework. */
const saysLevel = ({ text }: ShapedLine): boolean =>
  /^(?:level in\s)?(?:SCQF|EQF|NQF|RQF|QCF|CQFW|NFQ|ISCED)(?:\sEQF)?\slevel\s\d{1,2}$/i.test(text);

/** "Examen mit „gut“", "Abschluss mit Auszeichnung" below a course: how it went. */
const saysResult = ({ text, ranges }: ShapedLine): boolean =>
  ranges.length === 0 &&
  /^(?:Examen|Abschluss|Abschlussprüfung|Prüfung|Staatsexamen)\s(?:mit|bestanden)(?!\p{L}).{0,40}$/u.test(
    text,
  );

/** What somebody belongs to or holds, among the lines of their studies, or at what level a course was. */
export const saysStanding = (facts: StudyFacts, line: ShapedLine): boolean =>
  saysMember(facts, line) || namesLicence(facts, line) || saysLevel(line) || saysResult(line);
