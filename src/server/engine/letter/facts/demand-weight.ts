import type { Demand } from "../../job/job-record.ts";
import { skillNamed } from "../../lexicon/lexicon.ts";

export const isSoft = (skill: string) => skillNamed(skill)?.kind === "soft";

/** How much it counts in a letter that a demand is answered. */
export function demandWeight(demand: Demand): number {
  if (demand.unverifiable) return 0;
  const soft = demand.skills.length > 0 && demand.skills.flat().every(isSoft);
  return (
    (demand.importance === "required" ? 2 : 1.2) *
    (demand.responsibility ? 0.8 : 1) *
    (soft ? 0.4 : 1)
  );
}
