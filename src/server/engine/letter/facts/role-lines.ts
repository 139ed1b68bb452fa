import type { CvLine, CvRecord } from "../../cv/cv-record.ts";

/** "2012 - 2016 Plumber's mate": the heading of another post, whatever it was read as. */
const opensPost =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}\s?(?:-|–|—|to)\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|present|now|date)\b/iu;

/** "EARLIER POSTS": what stands below is of other posts. */
const opensEarlier =
  /^(?:earlier|previous|past|former|other|prior)(?: (?:posts?|roles?|jobs?|employment|positions?|career|experience|work|history))+:?$/iu;

/** The lines that tell of a role, down to what may be another one. */
export function linesOfRole(cv: CvRecord, at: number): CvLine[] {
  const lines = (cv.roles[at]?.bullets ?? []).flatMap((index) => cv.lines[index] ?? []);
  const end = lines.findIndex(({ text }) => opensPost.test(text) || opensEarlier.test(text));
  return end < 0 ? lines : lines.slice(0, end);
}
