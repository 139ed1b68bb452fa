import type { Demand } from "../job/job-record.ts";
import { findMentions } from "../lexicon/lexicon.ts";

/** Where one worked: "Public sector", "NHS experience", "Retail industry". */
const isSetting = (skill: string) =>
  /(?:experience|industry|sector)$/u.test(skill) &&
  !/^(?:customer|user|guest|candidate|employee)\b/iu.test(skill);

/**
 * "Public sector or schools payroll" asks for payroll, in one place or another: where the setting stands before the work, either of
 * them alone is no choice.
 */
export function settingsApart(demand: Demand): Demand {
  const isMixed = (group: readonly string[]) => group.some(isSetting) && !group.every(isSetting);
  if (!demand.skills.some(isMixed)) return demand;
  const at = new Map(findMentions(demand.text).map(({ skill, start }) => [skill.name, start]));
  const placeOf = (skill: string) => at.get(skill) ?? -1;
  const skills = demand.skills.flatMap((group) => {
    if (!isMixed(group)) return [group];
    const where = group.filter(isSetting);
    const work = group.filter((skill) => !isSetting(skill));
    const isBefore = Math.max(...where.map(placeOf)) < Math.min(...work.map(placeOf));
    return isBefore ? [where, work] : [group];
  });
  return { ...demand, skills };
}
