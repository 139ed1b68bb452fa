import type { CvRecord } from "../../cv/cv-record.ts";
import { heldPostsOf } from "../held-posts.ts";
import { postWithArticle } from "../letter-values.ts";
import type { Sourced } from "./letter-source.ts";
import type { NamedRole } from "./named-roles.ts";

const ofLeisure = /^(?:volunteering|interests|other|awards)$/u;

/** What somebody is at present beside work, for no money: "I am a School Governor at Hampton Primary". */
export function besideWork(
  cv: CvRecord,
  roles: readonly NamedRole[],
  deaf: ReadonlySet<number>,
): Sourced[] {
  if (cv.language !== "en") return [];
  const ofRoles = roles.flatMap(({ at, title, employer, current, since, source }): Sourced[] => {
    if (cv.roles[at]?.section !== "volunteering" || title === null || !current) return [];
    const where = employer === null ? "" : ` at ${employer}`;
    const post = `${postWithArticle(title)}${where}`;
    const text = since === null ? `I am ${post}` : `I have been ${post} since ${since}`;
    return [{ text, sources: [source] }];
  });
  const told = new Set(ofRoles.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
  const ofLines = cv.lines.flatMap(({ index, role, section, text }): Sourced[] => {
    if (role !== null || deaf.has(index) || told.has(text)) return [];
    if (!ofLeisure.test(cv.sections[section]?.kind ?? "") || /\b(?:19|20)\d{2}\b/u.test(text))
      return [];
    // What somebody is a member of is said of registrations.
    return heldPostsOf(text, true)
      .filter((held) => !/ member of /u.test(held.text))
      .map((held) => ({
        text: `I ${held.text}`,
        sources: [{ from: "cv", quote: text }],
      }));
  });
  return [...ofRoles, ...ofLines];
}
