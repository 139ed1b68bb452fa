import type { Evidence, RequirementStatus } from "../../../shared/results.ts";
import type { Demand, JobRecord } from "../job/job-record.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import type { TermWeights } from "./wording-terms.ts";

/** One CV before the demands of one advertisement. */
export type Comparison = {
  evidence: CvEvidence;
  job: JobRecord;
  /** ISO 8601. */
  referenceDate: string;
  weights: TermWeights;
};

/** What one aspect of a demand (skills, wording, years, education …) finds in the CV. */
export type Finding = {
  /** 0 to 1; null where the CV could not show it. */
  credit: number | null;
  /** One or two plain sentences naming what was found. */
  reason: string;
  evidence: Evidence[];
  /** Credit from which it is met, where that differs: years are met in full or in part. */
  metFrom?: number;
  /** One line holds every word of the demand that says something. */
  everyWord?: boolean;
  /** All that says something is one word, and what stands beside it in the demand is not said. */
  oneWord?: boolean;
  /** One line holds every word of the demand, those of any job too. */
  verbatim?: boolean;
  /** Too little to be shown as an answer in part, whatever it counts in the score. */
  isFaint?: boolean;
  /** What is asked cannot be told from the CV, and must be named in it all the same. */
  mustBeNamed?: boolean;
  /** A licence is named without saying whether it is of the level or field that is asked. */
  levelUnsaid?: boolean;
  /** All that answers it is narrower than what is asked. */
  narrower?: boolean;
  /** One of several things asked for is clearly there. */
  holdsPart?: boolean;
  /** Attitudes asked for of which no line says anything. */
  unshown?: readonly string[];
  /** Some skill it names, other than an attitude, is not in the CV. */
  lacksHard?: boolean;
  /** Tools asked for by name that the CV does not name. */
  absentTools?: readonly string[];
  /** What was found of the skills by their names, where other words say more. */
  insteadOf?: Finding;
  /** How many things it judges, where that is more than one. */
  asks?: number;
};

export type Judgement = {
  demand: Demand;
  status: RequirementStatus;
  reason: string;
  evidence: Evidence[];
  /** Attitudes asked for of which no line says anything. */
  unshown: readonly string[];
  /** Skills, wording, licences and languages asked for: 0 to 1; null where the demand asks for none of them. */
  fit: number | null;
  years: number | null;
  education: number | null;
  /** A registration or licence is demanded and the CV names none that serves. */
  licenceMissing: boolean;
};

/** From this credit on a demand is met: a skill that is listed counts. */
export const metFrom = 0.8;
/** From this credit on it is met in part. */
export const partialFrom = 0.35;
/** One of up to five things asked together is a part of them. */
const partOfSeveral = 0.2;

/** What a set of credits means together: met when each is, missing when none comes near. */
export function statusOf(findings: readonly Finding[]): RequirementStatus {
  const known = findings.flatMap(({ credit, metFrom: from = metFrom }) =>
    credit === null ? [] : [{ credit, from }],
  );
  if (known.length === 0) return "unverifiable";
  if (known.every(({ credit, from }) => credit >= from - 1e-9)) return "met";
  const isPart = findings.some(
    ({ credit, isFaint, holdsPart }) =>
      credit !== null && !isFaint && credit >= (holdsPart ? partOfSeveral : partialFrom) - 1e-9,
  );
  return isPart ? "partial" : "missing";
}

/** The finding of more credit; the first where neither has more. */
export function bestOf(one: Finding, other: Finding | null): Finding {
  return other && (other.credit ?? 0) > (one.credit ?? 0) ? other : one;
}

/** Of no parts it is no number. */
export function weightedMean(parts: readonly { credit: number; weight: number }[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.reduce((sum, { credit, weight }) => sum + credit * weight, 0) / total;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
