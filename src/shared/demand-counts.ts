import type { Requirement, RequirementStatus } from "./results.ts";

/** Of the demands a CV can show: how many, and how many are met. The others count neither way. */
export function demandCounts(requirements: readonly Pick<Requirement, "status">[]): {
  met: number;
  total: number;
  unverifiable: number;
} {
  const withStatus = (status: RequirementStatus) =>
    requirements.filter((requirement) => requirement.status === status).length;
  const unverifiable = withStatus("unverifiable");
  return { met: withStatus("met"), total: requirements.length - unverifiable, unverifiable };
}
