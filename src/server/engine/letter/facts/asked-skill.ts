import type { JobRecord } from "../../job/job-record.ts";
import { skillAsAsked, skillInText } from "../../keywords/skill-in-text.ts";
import { skillNamed } from "../../lexicon/lexicon.ts";
import { termKeys } from "../../text/term-key.ts";
import { inBritishSpelling } from "../uk-spelling.ts";

/** Whether the advertisement has the words of a name: what it calls otherwise it does not "mention". */
export function isInAd({ text }: JobRecord, name: string): boolean {
  // "Intune" is Microsoft Intune.
  if (skillNamed(name)?.kind === "tool") return true;
  const keys = termKeys(name);
  const isOne = keys.length === 1 && termKeys(text).includes(keys[0] ?? "");
  return isOne || squeezed(text).includes(squeezed(name).replace(/s$/u, ""));
}

const squeezed = (text: string) => text.toLowerCase().replace(/[\s-]/gu, "");

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
