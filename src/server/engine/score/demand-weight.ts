import type { Demand } from "../job/job-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { sharedFields } from "../match/focus.ts";
import { isSoft } from "../match/soft-credit.ts";
import { demandWeights } from "./weights.ts";

/** How much a demand weighs within its part: specific ones more, long lists damped. */
export function weightOf(demand: Demand): number {
  if (demand.licences.length > 0) return demandWeights.licence;
  const hard = demand.skills.filter((group) => !group.every(isSoft)).length;
  if (hard > 0) return demandWeights.hardSkill * Math.sqrt(hard);
  if (demand.languages.length > 0) return demandWeights.language;
  return demand.skills.length > 0 ? demandWeights.softSkill : demandWeights.wording;
}

/** Attitudes and nothing else: what many CVs of any trade say. */
export function asksAttitude({ licences, languages, skills }: Demand): boolean {
  const asks = skills.length > 0 && licences.length === 0 && languages.length === 0;
  return asks && skills.every((group) => group.every(isSoft));
}

const isOfManyJobs = (skill: string) =>
  isSoft(skill) || sharedFields.has(skillNamed(skill)?.sector ?? "");

/** Something that belongs to this trade rather than to many: a licence, a language, a skill of its own, or its own words. */
export function isParticular({ licences, languages, skills }: Demand): boolean {
  if (licences.length > 0 || languages.length > 0 || skills.length === 0) return true;
  return skills.some((group) => !group.every(isOfManyJobs));
}
