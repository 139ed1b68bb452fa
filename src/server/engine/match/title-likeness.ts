import { findMentions, relation } from "../lexicon/lexicon.ts";
import { looksLikeJobTitle, titleKey } from "../vocabulary/job-titles.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { commonTitleKey } from "./title-synonyms.ts";

/** A title that stands at the top of the CV and not over a role. */
export const headlineCredit = 0.7;
/** A title that shares a subject of the lexicon but no word. */
export const relatedTitleCredit = 0.5;

export type LikeTitle = { text: string; line: number; credit: number };

type Title = { text: string; line: number; worth: number };

/** The titles over roles, and what stands at the top of the CV as a title. */
function titlesOf({ cv, standing, personal }: CvEvidence): Title[] {
  const titles = cv.roles.flatMap(({ title, line }) =>
    title !== null && standing[line] !== "none" ? [{ text: title, line, worth: 1 }] : [],
  );
  const firstRole = Math.min(...cv.roles.map((role) => role.line), 12);
  for (const { index, text } of cv.lines.slice(0, firstRole)) {
    if (standing[index] === "none" || (personal[index] ?? []).length > 0) continue;
    if (text.length <= 80 && looksLikeJobTitle(text)) {
      titles.push({ text, line: index, worth: headlineCredit });
    }
  }
  return titles;
}

function skillsIn(title: string): string[] {
  return findMentions(title).map((mention) => mention.skill.name);
}

/** Words that name the occupation in a title, one key for words of the same meaning. */
export function occupationKeys(title: string): Set<string> {
  return new Set(titleKey(title).map(commonTitleKey));
}

/** The CV's titles with their likeness to the one asked for (0 to 1), likest first; those unlike it are left out. */
export function titlesLike(evidence: CvEvidence, asked: string): LikeTitle[] {
  const keys = occupationKeys(asked);
  const skills = skillsIn(asked);
  return titlesOf(evidence)
    .map(({ text, line, worth }) => {
      const own = occupationKeys(text);
      const shared = [...keys].filter((key) => own.has(key)).length;
      const byWords = keys.size === 0 ? 0 : shared / keys.size;
      const ownSkills = byWords >= relatedTitleCredit ? [] : skillsIn(text);
      const related = skills.some((skill) =>
        ownSkills.some((shown) => relation(shown, skill) >= 1),
      );
      return { text, line, credit: worth * Math.max(byWords, related ? relatedTitleCredit : 0) };
    })
    .filter(({ credit }) => credit > 0)
    .sort((one, other) => other.credit - one.credit);
}
