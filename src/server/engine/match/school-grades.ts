import type { CvRecord } from "../cv/cv-record.ts";
import { numberWords } from "../text/number-words.ts";

/** "At grade C/4 or above", "A*-C", "9 to 4" */
const asksPass =
  /\b(?:C|4|5)\s?\/\s?(?:C|4|5)\b|\bA\*?\s?(?:[-–]|to)\s?C\b|\b9\s?(?:[-–]|to)\s?[45]\b|\bgrades? (?:C|4|5)\b|\bC (?:grades?|or above|and above)\b/iu;
const schoolSubjects: readonly (readonly [name: string, asked: RegExp, graded: RegExp])[] = [
  [
    "English",
    /\bEnglish\b/iu,
    /\bEnglish(?: language| literature| lang| lit)?[\s:,(–-]{1,4}(?:grade )?([A-G]\*?|U|[1-9])(?![\p{L}\d])/gu,
  ],
  [
    "Maths",
    /\bmath/iu,
    /\b[Mm]ath(?:s|ematics)?[\s:,(–-]{1,4}(?:grade )?([A-G]\*?|U|[1-9])(?![\p{L}\d])/gu,
  ],
];
const science = /\bscience\b/iu;

/** Whether the lines that name GCSEs name all the school subjects that a text asks for; false where it asks for none. */
export function namesSchoolSubjects(cv: CvRecord, text: string): boolean {
  if (!/\bGCSEs?\b/iu.test(text)) return false;
  const asked = [...schoolSubjects.map(([, subject]) => subject), science].filter((subject) =>
    subject.test(text),
  );
  const own = cv.lines.filter((line) => /\bGCSEs?\b/iu.test(line.text));
  return asked.length > 0 && asked.every((subject) => own.some((line) => subject.test(line.text)));
}

/** The line with a pass in a school subject; null where none says so. */
export function schoolPass(cv: CvRecord, subject: "English" | "Maths"): number | null {
  const graded = schoolSubjects.find(([name]) => name === subject)?.[2];
  const line = cv.lines.find(
    ({ text }) =>
      graded !== undefined &&
      /\bGCSEs?\b/iu.test(text) &&
      [...text.matchAll(graded)].some(([, grade = ""]) => isPass(grade)),
  );
  return line?.index ?? null;
}

const isPass = (grade: string) => /^(?:[A-C]\*?|[4-9])$/u.test(grade);

const countOf = /\b(\d{1,2}|\p{L}{3,6}) (?:(?:or more|good) )?GCSEs?\b/iu;
const numberOf = (text: string) => {
  const written = countOf.exec(text)?.[1]?.toLowerCase() ?? "";
  const number = numberWords.get(written) ?? Number(written);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** A sentence on school grades that fall short of those asked for, with its line; null where none is said to. */
export function gradesBelow(cv: CvRecord, text: string): { line: number; reason: string } | null {
  if (!/\bGCSEs?\b/iu.test(text)) return null;
  const own = cv.lines.filter((line) => /\bGCSEs?\b/iu.test(line.text));
  const asked = numberOf(text);
  const first = own.find((line) => numberOf(line.text) !== null);
  const had = first ? (numberOf(first.text) ?? 0) : 0;
  if (asked !== null && first && own.length === 1 && had < asked) {
    return { line: first.index, reason: `Your CV shows ${had} GCSEs, and ${asked} are asked for.` };
  }
  if (!asksPass.test(text)) return null;
  for (const [name, subject, graded] of schoolSubjects) {
    if (!subject.test(text)) continue;
    const grades = own.flatMap((line) =>
      [...line.text.matchAll(graded)].map(([, grade = ""]) => ({ grade, line: line.index })),
    );
    const [low] = grades;
    if (!low || grades.some(({ grade }) => isPass(grade))) continue;
    return {
      line: low.line,
      reason: `Your CV shows ${name} at grade ${low.grade}, below the grade that is asked.`,
    };
  }
  return null;
}
