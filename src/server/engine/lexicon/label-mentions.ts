import { findLanguages } from "../vocabulary/languages.ts";
import { findMentions } from "./lexicon.ts";
import type { Skill } from "./skill.ts";

/**
 * How SkillSpan tells mentions apart: `knowledge` is a tool, subject, language or certificate, `skill` a task or
 * ability phrase, `soft` an attitude. Offsets in UTF-16 code units.
 */
export type LabelledMention = {
  start: number;
  end: number;
  kind: "knowledge" | "skill" | "soft";
  skill: string;
};

/** Words in -ing that name a subject or a trade rather than begin a task. */
const subjectWords = new Set(
  "accounting advertising banking catering cleaning coaching counselling engineering farming financing manufacturing marketing mentoring merchandising mining nursing outsourcing packaging plumbing pricing printing purchasing shipping teaching testing training welding".split(
    " ",
  ),
);

function isTask(skill: Skill, text: string): boolean {
  if (skill.kind !== "hard" && skill.kind !== "method") return false;
  const [first = "", second] = text.toLowerCase().split(/\s+/);
  return second !== undefined && /.{2}ing$/.test(first) && !subjectWords.has(first);
}

/** Every skill and spoken language a sentence or an advertisement mentions, in order, without overlaps. */
export function labelMentions(text: string): LabelledMention[] {
  const skills = findMentions(text).map(({ start, end, skill }): LabelledMention => {
    const kind =
      skill.kind === "soft"
        ? "soft"
        : isTask(skill, text.slice(start, end))
          ? "skill"
          : "knowledge";
    return { start, end, kind, skill: skill.name };
  });
  const languages = findLanguages(text)
    .filter(({ start, end }) => !skills.some((other) => start < other.end && end > other.start))
    .map(
      ({ start, end, name }): LabelledMention => ({ start, end, kind: "knowledge", skill: name }),
    );
  return [...skills, ...languages].sort((a, b) => a.start - b.start);
}
