import type { CvRecord } from "../cv/cv-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import type { SkillShowing } from "./cv-evidence.ts";
import type { Passage } from "./passages.ts";
import { sectionKindAt } from "./section-at.ts";
import { showingOf, unnamedAt } from "./skill-showing.ts";

/** "Out of 120 formal complaints I dealt with last year": a fact of one's own, counted, wherever it stands. */
const isCounted = (said: string) => /\d/u.test(said) && /\bI\b/u.test(said);

const keepingUp = "Continuous professional development";
/** "Level 3, updated February 2026", "Study days in the past two years": learning that went on. */
const keptUp =
  /\b(?:updated|refresher|refreshed|study days?|renewed|top[- ]up|webinars?|short courses?)\b/iu;

function tellsOf({ deeds, said, standing, heading, studied }: Passage, isTaught: boolean) {
  if (heading) return [];
  if ((studied || isTaught) && keptUp.test(said) && /\d|\byears?\b/iu.test(said))
    return [keepingUp];
  const isFact = standing === "shown" || (standing === "listed" && !studied && isCounted(said));
  return isFact ? deeds : [];
}

const shownFirst = (one: Passage, other: Passage) =>
  Number(other.standing === "shown") - Number(one.standing === "shown");

/** Skills that lines of dated roles tell of, or facts elsewhere, each with the first line that does. */
export function toldSkills(cv: CvRecord, passages: readonly Passage[]): Map<string, SkillShowing> {
  const told = new Map<string, SkillShowing>();
  for (const passage of [...passages].sort(shownFirst)) {
    const { line, text, standing } = passage;
    const isTaught = sectionKindAt(cv, line) === "certifications";
    for (const skill of tellsOf(passage, isTaught)) {
      if (told.has(skill) || !skillNamed(skill)) continue;
      const start = Math.max(0, cv.lines[line]?.text.indexOf(text) ?? 0);
      const manner = { shown: standing === "shown", told: true };
      told.set(skill, showingOf(unnamedAt(skill, line, start), manner));
    }
  }
  return told;
}
