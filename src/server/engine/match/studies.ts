import type { CvEducation } from "../cv/cv-record.ts";
import { overlaps, type Span } from "../text/spans.ts";
import { findQualifications } from "../vocabulary/qualifications.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { unfinishedBefore, unfinishedBehind } from "./licence-cues.ts";

/** What was studied, and whether the line that names it says that it is not finished. */
export type Study = CvEducation & { underWay: boolean };

/** Lines without any of these name no qualification. */
const mayName =
  /\d|\b(?:degree|diploma|certificate|BTEC|HN[CD]|GCSEs?|levels?|highers?|apprenticeship|BA|BSc|MA|MSc|PGCE)\b/iu;

/** "Level 3 Early Years": a level and its subject, without the word of the award. */
function plainLevels(text: string) {
  return [...text.matchAll(/\b(?:level|L)\s?([1-8])\b (?=\p{Lu})([\p{L} &]{3,40})/giu)].map(
    ({ index, 0: said, 1: level, 2: subject = "" }) => ({
      level: Number(level),
      subject: subject.trim(),
      start: index,
      end: index + said.length,
    }),
  );
}

/** Qualifications named outside the education, where no role is told of: "NVQ 2 in care" among the certificates. */
function namedElsewhere({ cv, standing }: CvEvidence): CvEducation[] {
  const known = new Set(cv.education.map(({ line }) => line));
  return cv.lines.flatMap(({ index, text, role, section }) => {
    const isOpen =
      role === null && cv.sections[section]?.kind !== "experience" && !known.has(index);
    if (!isOpen || standing[index] === "none" || !mayName.test(text)) return [];
    const denied = cv.denied[index] ?? [];
    return [...findQualifications(text), ...plainLevels(text)]
      .filter((one) => !overlaps(one, denied))
      .map(({ level, subject, start, end }) => ({
        degree: text.slice(start, end),
        subject,
        institution: null,
        start: null,
        end: null,
        level,
        classification: null,
        line: index,
      }));
  });
}

const isUnderWay = (text: string, { start, end }: Span) =>
  unfinishedBefore.test(text.slice(Math.max(0, start - 60), start)) ||
  unfinishedBehind.test(text.slice(end, end + 60));

/** The qualifications a CV names, wherever it does. */
export function studiesOf(evidence: CvEvidence): Study[] {
  const { cv, standing } = evidence;
  const own = cv.education.filter(({ line }) => standing[line] !== "none");
  const all = [...own, ...namedElsewhere(evidence)];
  return all.map((study) => {
    const text = cv.lines[study.line]?.text ?? "";
    const start = study.degree === null ? -1 : text.indexOf(study.degree);
    const span = { start, end: start + (study.degree?.length ?? 0) };
    return { ...study, underWay: start >= 0 && isUnderWay(text, span) };
  });
}
