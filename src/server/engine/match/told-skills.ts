import type { CvRecord } from "../cv/cv-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import type { SkillShowing } from "./cv-evidence.ts";
import type { Passage } from "./passages.ts";
import { showingOf, unnamedAt } from "./skill-showing.ts";

/** Skills that lines of dated roles tell of, each with the first line that does. */
export function toldSkills(cv: CvRecord, passages: readonly Passage[]): Map<string, SkillShowing> {
  const told = new Map<string, SkillShowing>();
  for (const { deeds, line, text, standing, heading } of passages) {
    if (standing !== "shown" || heading) continue;
    for (const skill of deeds) {
      if (told.has(skill) || !skillNamed(skill)) continue;
      const start = Math.max(0, cv.lines[line]?.text.indexOf(text) ?? 0);
      told.set(skill, showingOf(unnamedAt(skill, line, start), { shown: true, told: true }));
    }
  }
  return told;
}
