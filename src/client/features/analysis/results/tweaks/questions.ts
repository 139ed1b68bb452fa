import type { Report } from "../../report.ts";
import type { Trial } from "../../trial.ts";

/** Something the advertisement asks for that only the person can speak of. */
export type SkillQuestion = { skill: string; question: string; needsWords: boolean };

const heldNotUsed =
  /\b(?:licen[cs]e|registration|certificate|clearance|card|check|diploma|degree)\b/iu;

function questionOn(skill: string, soft: boolean): SkillQuestion {
  if (heldNotUsed.test(skill)) {
    return { skill, question: `Do you hold this: ${skill}?`, needsWords: false };
  }
  const question = soft
    ? `Does your work show this: ${skill}? Where?`
    : `Have you used or worked with this: ${skill}? Where?`;
  return { skill, question, needsWords: true };
}

/** The skills the advertisement asks for and the CV does not show, but for those answered already. */
export function openQuestions(
  { skills_missing, keywords }: Report,
  { answers }: Trial,
): SkillQuestion[] {
  const answered = new Set(answers.map(({ skill }) => skill));
  const soft = new Set(keywords.filter(({ kind }) => kind === "soft").map(({ term }) => term));
  return skills_missing
    .filter((skill) => !answered.has(skill))
    .map((skill) => questionOn(skill, soft.has(skill)));
}
