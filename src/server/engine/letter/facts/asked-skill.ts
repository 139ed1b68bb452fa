import type { JobRecord } from "../../job/job-record.ts";
import { skillAsAsked, skillInText } from "../../match/skill-in-text.ts";
import { inBritishSpelling } from "../uk-spelling.ts";

const squeezed = (text: string) => text.toLowerCase().replaceAll(" ", "");

/** A skill in the advertisement's own words, where they can stand in a sentence; else by the lexicon's name. */
export function askedSkill({ demands }: JobRecord, skill: string): string {
  const demand = demands.find(({ skills }) => skills.flat().includes(skill));
  if (!demand) return skillInText(skill);
  const asked = skillAsAsked(demand.text, skill).replace(/^(?:an? |the (?=\p{Ll}))/u, "");
  // "Planned and reactive maintenance" is a row of its own.
  if (/\s(?:and|or|&)\s/u.test(asked)) return skillInText(skill);
  // "Auto CAD" is written in one word.
  return squeezed(asked) === squeezed(skill) ? skillInText(skill) : inBritishSpelling(asked);
}
