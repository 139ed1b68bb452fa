import type { Evidence, RequirementStatus } from "../../../shared/results.ts";
import type { Demand } from "../job/job-record.ts";

/** One demand of an advertisement before one CV. */
export type Judgement = {
  demand: Demand;
  status: RequirementStatus;
  /** The reader is sure enough of the status to say so without "probably". */
  sure: boolean;
  /** Two readers contradict each other: worth a look. */
  contested: boolean;
  /** One or two plain sentences made of what was found. */
  reason: string;
  /** The lines it rests on, best first; of what is missing and unsure the nearest line. */
  evidence: Evidence[];
  /** The same as indexes into the CV's statements. */
  statements: number[];
  /** A licence, registration or right is required and the CV does not show it. */
  lacksLicence: boolean;
};
