import type { Demand } from "../job/job-record.ts";
import { skillNamed } from "../lexicon/lexicon.ts";
import { sharedFields } from "../match/focus.ts";
import { isSoft } from "../match/soft-credit.ts";
import { termKeys } from "../match/term-key.ts";
import { wordWeight, wordWeights } from "../match/word-weight.ts";
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

const isTool = (skill: string) => skillNamed(skill)?.kind === "tool";

/** How much of a demand can be told of without being named, 0 to 1: a licence, a language or a tool is named or is not there. */
export function tellableShare({ licences, languages, skills }: Demand): number {
  if (licences.length > 0 || languages.length > 0) return 0;
  if (skills.length === 0) return 1;
  return skills.filter((group) => !group.every(isTool)).length / skills.length;
}

function isOfManyJobs(skill: string): boolean {
  const sector = skillNamed(skill)?.sector ?? "";
  return isSoft(skill) || sector === "soft" || sharedFields.has(sector);
}

/** What every trade drives with. */
const drives = /^(?:driving licence|own transport)/iu;

const saysOfTrade = ({ terms }: Demand) =>
  terms.flatMap(termKeys).some((key) => wordWeight(key) > wordWeights.some);

/**
 * How much of a demand belongs to this trade rather than to many, 0 to 1: a licence other than to drive a car, a language other
 * than the advertisement's own, skills of its own, or its own words.
 */
export function particularShare(demand: Demand, adLanguage: string): number {
  const { licences, languages, skills } = demand;
  if (licences.some((licence) => !drives.test(licence))) return 1;
  if (languages.some(({ code }) => code !== adLanguage)) return 1;
  if (licences.length > 0 || languages.length > 0) return 0;
  if (skills.length === 0) return saysOfTrade(demand) ? 1 : 0;
  return skills.filter((group) => !group.every(isOfManyJobs)).length / skills.length;
}
