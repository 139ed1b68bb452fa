import type { CvRecord, PartialDate } from "../../cv/cv-record.ts";
import { streamOf } from "./streams.ts";

/** One role of the CV as the guard knows it. */
export type Post = {
  /** The employer as a stream. */
  employer: string;
  /** The title and the line that names the role, as a stream; blank where there is no title. */
  titles: string;
  start: PartialDate;
  endYear: number;
};

/** The roles with an employer and a start; "present" is the year of `referenceDate`. */
export function postsOf(cv: CvRecord, referenceDate: string): Post[] {
  return cv.roles.flatMap(({ company, title, line, start, end }): Post[] => {
    if (company === null || start === null) return [];
    const thisYear = Number(referenceDate.slice(0, 4));
    const endYear = end === null || end === "present" ? thisYear : end.year;
    const titles = title === null ? " " : streamOf(`${title} ; ${cv.lines[line]?.text ?? ""}`);
    return [{ employer: streamOf(company), titles, start, endYear }];
  });
}

/** The posts a text names by their employer; none where it names two employers. */
export function postsNamed(text: string, posts: readonly Post[]): Post[] {
  const stream = streamOf(text);
  const named = posts.filter(
    ({ employer }) => employer.trim().length > 3 && stream.includes(employer),
  );
  return new Set(named.map(({ employer }) => employer)).size === 1 ? named : [];
}
