import type { CvRecord, CvRole } from "../cv/cv-record.ts";
import type { SkillShowing } from "./cv-evidence.ts";
import type { Standing } from "./standing.ts";
import { registrationOfPost, skillsOfTitle } from "./titles-imply.ts";

/** A dated role with its title and the line that says it. */
export type HeldPost = { title: string; role: CvRole; line: number };

/** The line that says the title: in some layouts the dates stand above it, and the role begins there. */
export function lineOfTitle(cv: CvRecord, { line, title }: CvRole): number {
  if (title === null) return line;
  const near = [line, line + 1, line - 1, line + 2, line - 2, line + 3, line + 4, line + 5];
  return near.find((at) => cv.lines[at]?.text.includes(title)) ?? line;
}

/** The posts of the CV that have a title and dates. */
export function heldPosts(cv: CvRecord, standing: readonly Standing[]): HeldPost[] {
  return cv.roles.flatMap((role) =>
    role.title !== null && standing[role.line] === "shown"
      ? [{ title: role.title, role, line: lineOfTitle(cv, role) }]
      : [],
  );
}

/** Skills that the titles of dated roles carry with them, each with the first role that does. */
export function impliedSkills(posts: readonly HeldPost[]): Map<string, SkillShowing> {
  const implied = new Map<string, SkillShowing>();
  for (const { title, line } of posts) {
    for (const skill of skillsOfTitle(title)) {
      if (implied.has(skill)) continue;
      const best = { skill, line, start: 0, end: 0 };
      const found = { shown: true, studied: false, titleOnly: true, told: false, count: 0 };
      implied.set(skill, { ...found, skill, implied: title, best });
    }
  }
  return implied;
}

export type ImpliedRegistration = { registration: string; title: string; line: number };

/** Registrations that the posts held now, or last, could not be held without in the United Kingdom. */
export function impliedRegistrations(posts: readonly HeldPost[]): ImpliedRegistration[] {
  return posts.flatMap(({ title, role, line }, at) => {
    const registration = at === 0 || role.end === "present" ? registrationOfPost(title) : null;
    return registration === null ? [] : [{ registration, title, line }];
  });
}
