import type { CvLine, CvRecord, CvRole } from "../../cv/cv-record.ts";

/** "2012 - 2016 Plumber's mate": the heading of another post, whatever it was read as. */
const opensPost =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\s?(?:-|–|—|to)\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|present|now|date)\b/iu;

/** "EARLIER POSTS": what stands below is of other posts. */
const opensEarlier =
  /^(?:earlier|previous|past|former|other|prior)(?: (?:posts?|roles?|jobs?|employment|positions?|career|experience|work|history))+:?$/iu;

/** "Ash Academy, £19.4m, 900 places. Finished 2025": the heading of a project, and no post of its own. */
export const isProject = ({ title, company }: CvRole) =>
  title === null && /[£€$]\s?\d|\.\s\S/u.test(company ?? "");

/** The lines that stand below a post and below its projects. */
function bulletsOf(cv: CvRecord, at: number): readonly number[] {
  const next = cv.roles[at + 1];
  const own = cv.roles[at]?.bullets ?? [];
  return next !== undefined && isProject(next) ? [...own, ...bulletsOf(cv, at + 1)] : own;
}

/** The lines that tell of a role, down to what may be another one. */
export function linesOfRole(cv: CvRecord, at: number): CvLine[] {
  const lines = bulletsOf(cv, at).flatMap((index) => cv.lines[index] ?? []);
  const end = lines.findIndex(({ text }) => opensPost.test(text) || opensEarlier.test(text));
  return end < 0 ? lines : lines.slice(0, end);
}
