import type { CvRecord, CvRole } from "../cv/cv-record.ts";
import type { Implied, SkillShowing } from "./cv-evidence.ts";
import { skillsOfEmployer } from "./employers-imply.ts";
import { showingOf, unnamedAt } from "./skill-showing.ts";
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

/** The line near a title that says where the post was held. */
function lineOfEmployer(cv: CvRecord, employer: string, line: number): number {
  const near = [line, line + 1, line - 1, line + 2, line - 2];
  return near.find((at) => cv.lines[at]?.text.includes(employer)) ?? line;
}

/** Skills that the titles and employers of dated roles carry with them, each with the first role that does. */
export function impliedSkills(cv: CvRecord, posts: readonly HeldPost[]): Map<string, SkillShowing> {
  const implied = new Map<string, SkillShowing>();
  const add = (skill: string, by: Implied, line: number) => {
    if (implied.has(skill)) return;
    const manner = { shown: true, titleOnly: true, implied: by };
    implied.set(skill, showingOf(unnamedAt(skill, line), manner));
  };
  for (const { title, role, line } of posts) {
    for (const skill of skillsOfTitle(title)) add(skill, { by: "title", name: title }, line);
    const { company: employer } = role;
    if (employer === null) continue;
    const at = lineOfEmployer(cv, employer, line);
    for (const skill of skillsOfEmployer(employer))
      add(skill, { by: "employer", name: employer }, at);
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
