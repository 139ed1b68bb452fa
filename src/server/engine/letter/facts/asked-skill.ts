import type { JobRecord } from "../../job/job-record.ts";
import { skillAsAsked, skillInText } from "../../match/skill-in-text.ts";

/** A skill in the advertisement's own words, where they can stand in a sentence; else by the lexicon's name. */
export function askedSkill({ demands }: JobRecord, skill: string): string {
  const demand = demands.find(({ skills }) => skills.flat().includes(skill));
  if (!demand) return skillInText(skill);
  return skillAsAsked(demand.text, skill).replace(/^(?:an? |the (?=\p{Ll}))/u, "");
}
