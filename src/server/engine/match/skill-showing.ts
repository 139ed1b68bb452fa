import type { CvSkillMention } from "../cv/cv-record.ts";
import type { SkillShowing } from "./cv-evidence.ts";

type Manner = Partial<Omit<SkillShowing, "skill" | "best">>;

/** A skill as a mention, or a line that does not name it, vouches for it: listed, unless said otherwise. */
export function showingOf(best: CvSkillMention, manner: Manner): SkillShowing {
  const listed = { shown: false, studied: false, titleOnly: false, implied: null, told: false };
  return { skill: best.skill, ...listed, count: 0, ...manner, best };
}

/** Where a line vouches for a skill that it does not name. */
export function unnamedAt(skill: string, line: number, at = 0): CvSkillMention {
  return { skill, line, start: at, end: at };
}
