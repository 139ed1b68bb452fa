import { findMentions } from "../lexicon/lexicon.ts";
import type { CapStep } from "./cap-step.ts";
import { skillInText } from "./skill-in-text.ts";

/** "Level 3", "L2", "Levels 2 & 3" */
const level = "(?:levels?|lvl|L) ?([1-8])(?: ?(?:&|and|\\+|/|to|-) ?(?:level )?([1-8]))?";
/** A level in a name, right behind it or before it: "Safeguarding adults level 3", "Level 2 safeguarding". */
const levelWithin = new RegExp(`\\b${level}\\b`, "iu");
const levelBehind = new RegExp(`^[\\s(,–:-]{1,3}(?:\\p{L}+ ){0,2}?\\(?${level}\\b`, "iu");
const levelBefore = new RegExp(`\\b${level}(?: (?:in|award|certificate|training)){0,2} $`, "iu");
const reach = 30;

/** The highest level that is said of a name; null where none is. */
function levelAt(text: string, start: number, end: number): number | null {
  const found =
    levelWithin.exec(text.slice(start, end)) ??
    levelBehind.exec(text.slice(end, end + reach)) ??
    levelBefore.exec(text.slice(Math.max(0, start - reach), start));
  return found ? Math.max(Number(found[1]), Number(found[2] ?? 0)) : null;
}

/** "Safeguarding level 3" is met in part by level 2; where the CV names no level, it may be the one that is asked. */
export const levelBelow: CapStep = {
  of: ["any", "licence"],
  cap: "belowLevel",
  ofMet: true,
  lacks({ reason }, { text, skills, licences }, { evidence: { cv, mentions } }) {
    const named = [...skills.flat(), ...licences];
    for (const { skill, start, end } of findMentions(text)) {
      const asked = named.includes(skill.name) ? levelAt(text, start, end) : null;
      if (asked === null) continue;
      const own = mentions
        .filter((mention) => mention.skill === skill.name)
        .map((mention) => levelAt(cv.lines[mention.line]?.text ?? "", mention.start, mention.end));
      const levels = own.filter((level) => level !== null);
      const highest = Math.max(0, ...levels);
      if (levels.length === 0 || levels.length < own.length || highest >= asked) continue;
      return {
        reason: `${reason} It names ${skillInText(skill.name)} at level ${highest}; level ${asked} is asked.`,
      };
    }
    return null;
  },
};
