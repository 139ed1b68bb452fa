import type { CvRecord, CvSkillMention } from "../cv/cv-record.ts";
import type { Mention, Skill } from "../lexicon/skill.ts";
import { overlaps } from "../text/spans.ts";
import { wholeWords } from "../text/whole-words.ts";

/** A name that is no concept of the lexicon, as one: it is itself and nothing else. */
function skillOf(name: string): Skill {
  return { name, kind: "hard", sector: "", aliases: [], broader: [], near: [] };
}

/** Names this short are words of many languages unless their case agrees. */
const exactUpTo = 3;

const patternOf = (name: string): RegExp =>
  wholeWords(name, name.length <= exactUpTo ? "gu" : "giu");

/** Where names stand in a text as whole words, outside what is taken. Sorted; offsets in UTF-16 code units. */
export function findNames(
  text: string,
  names: readonly string[],
  taken: readonly { start: number; end: number }[],
): Mention[] {
  const found: Mention[] = [];
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    for (const match of text.matchAll(patternOf(name))) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isFree = [...taken, ...found].every((one) => one.end <= start || end <= one.start);
      if (isFree) found.push({ start, end, skill: skillOf(name) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The lexicon's mentions with those of further names, sorted and without overlaps. */
export function withNames(
  mentions: readonly Mention[],
  text: string,
  names: readonly string[],
): readonly Mention[] {
  if (names.length === 0) return mentions;
  return [...mentions, ...findNames(text, names, mentions)].sort(
    (one, other) => one.start - other.start,
  );
}

/** The CV with every place where it has one of these names, weighed later like any skill of the lexicon. */
export function showNames(cv: CvRecord, names: readonly string[]): CvRecord {
  if (names.length === 0) return cv;
  const added = cv.lines.flatMap(({ index, text }): CvSkillMention[] => {
    const taken = cv.skills.filter(({ line }) => line === index);
    const denied = cv.denied[index] ?? [];
    const own = findNames(text, names, taken).filter((mention) => !overlaps(mention, denied));
    return own.map(({ skill, start, end }) => ({
      skill: skill.name,
      line: index,
      start,
      end,
    }));
  });
  return { ...cv, skills: [...cv.skills, ...added] };
}
