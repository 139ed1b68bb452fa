import type { Demand } from "../job/job-record.ts";
import type { Comparison, Finding } from "./judgement.ts";
import type { partCaps } from "./part-caps.ts";

/** What a finding is drawn from: skills by their names or in other words, wording, languages, a licence. */
export type FindingOf = "skills" | "wording" | "any" | "licence";

/** What a finding that is held lower says instead. */
type HeldLower = Pick<Finding, "reason"> & Partial<Pick<Finding, "evidence" | "isFaint">>;

/** One thing that a demand may ask beyond what was found, and the most that the rest earns without it. */
export type CapStep = {
  of: readonly FindingOf[];
  cap: keyof typeof partCaps;
  /** Looks only at what would be met; without it, at all above the cap. */
  ofMet?: true;
  /** Its words are English: a CV in another language is not held to them. */
  inEnglish?: true;
  /** Null where nothing is lacking. */
  lacks: (finding: Finding, demand: Demand, about: Comparison) => HeldLower | null;
};
