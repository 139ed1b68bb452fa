import type { Results } from "../../../shared/results.ts";

/** What of a report bears on a letter. */
export type LetterReport = Pick<
  Results,
  "job" | "requirements" | "skills_matched" | "skills_missing"
> & { parsed_cv: Results["parsed_cv"] | null };

/** The texts of a run, as far as this browser has them; empty where it has not. */
export type LetterTexts = { cvText: string; jdText: string };

/** Everything this browser knows of the CV, as lines. */
export function linesOfCv(report: LetterReport, cvText: string): string[] {
  const quotes = report.requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  return [...cvText.split("\n"), ...quotes, ...linesOfRecord(report.parsed_cv)];
}

function linesOfRecord(cv: LetterReport["parsed_cv"]): string[] {
  if (cv === null) return [];
  const { contact } = cv;
  const roles = cv.experience.flatMap(({ title, company, start, end, bullets }) => [
    title,
    company,
    start,
    end,
    ...bullets,
  ]);
  const studies = cv.education.flatMap(({ degree, institution, start, end }) => [
    degree,
    institution,
    start,
    end,
  ]);
  const reached = [contact.full_name, contact.email, contact.phone, contact.location];
  return [...reached, ...contact.links, ...roles, ...studies, ...cv.skills].filter(
    (line) => line !== null,
  );
}
