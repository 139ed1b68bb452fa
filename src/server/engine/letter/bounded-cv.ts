import type { CvRecord } from "../cv/cv-record.ts";

/** A letter says a page at most: of a longer CV only so much is read for it. */
const most = { lines: 500, line: 4000, roles: 30, bullets: 25, skills: 600 } as const;

/** A CV as far as a letter reads it: the same record, without what stands beyond the bounds. */
export function boundedCv(cv: CvRecord): CvRecord {
  const within = ({ line }: { line: number }) => line < most.lines;
  const lines = cv.lines.slice(0, most.lines);
  const isWhole =
    lines.length === cv.lines.length && lines.every(({ text }) => text.length <= most.line);
  if (isWhole && cv.skills.length <= most.skills) return cv;
  const shown = lines.map((line) => ({ ...line, text: line.text.slice(0, most.line) }));
  const ends = ({ line, end }: { line: number; end: number }) =>
    end <= (shown[line]?.text.length ?? 0);
  return {
    ...cv,
    lines: shown.map((line) => ({
      ...line,
      role: line.role !== null && line.role < most.roles ? line.role : null,
    })),
    text: shown.map(({ text }) => text).join("\n"),
    sections: cv.sections
      .filter(({ start }) => start < lines.length)
      .map((section) => ({ ...section, end: Math.min(section.end, lines.length) })),
    roles: cv.roles
      .filter(within)
      .slice(0, most.roles)
      .map((role) => ({
        ...role,
        bullets: role.bullets.filter((line) => line < lines.length).slice(0, most.bullets),
      })),
    education: cv.education.filter(within),
    languages: cv.languages.filter(within),
    skills: cv.skills.filter(within).filter(ends).slice(0, most.skills),
    deniedSkills: cv.deniedSkills.filter(within).filter(ends).slice(0, most.skills),
    denied: cv.denied.slice(0, lines.length),
  };
}
