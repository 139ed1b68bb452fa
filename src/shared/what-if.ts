import type { Requirement, RequirementStatus, Results } from "./results.ts";

export type WhatIfScores = Pick<Results, "overall_score" | "match_percentage" | "ats_score">;

/** A demand that the changed text answers otherwise than the text as it was. */
export type ChangedDemand = Pick<Requirement, "id" | "text" | "importance" | "reason"> & {
  before: RequirementStatus;
  after: RequirementStatus;
};

/** A changed CV text beside the one that was analysed, both read in the same plain way. */
export type WhatIf = {
  before: WhatIfScores;
  after: WhatIfScores;
  /** In the order of the advertisement. */
  changed: ChangedDemand[];
  /** The report of the changed text. */
  results: Results;
};
