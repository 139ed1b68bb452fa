import type { Requirement } from "../../../../shared/results.ts";
import type { CvLine, CvRecord } from "../../cv/cv-record.ts";
import type { Demand, JobRecord } from "../../job/job-record.ts";
import { relation } from "../../lexicon/lexicon.ts";
import type { AskedPhrase } from "./asked-phrase.ts";
import { demandWeight, isSoft } from "./demand-weight.ts";

/** The CV and the advertisement with its judged demands. */
export type ProofCase = {
  cv: CvRecord;
  job: JobRecord;
  requirements: readonly Requirement[];
  /** Keys of the words of all demands and the title. */
  askedKeys: ReadonlySet<string>;
  /** Demands as they can be named, by their ids. */
  phrases: ReadonlyMap<string, AskedPhrase>;
};

export type Answer = { demand: Demand; credit: number; skill: string | null };

/** How well a line answers a demand, 0 to 1.3, and the skill of the demand it names. */
function answerOf(
  cv: CvRecord,
  line: CvLine,
  demand: Demand,
  requirement: Requirement | undefined,
): Answer {
  const asked = demand.skills.flat().filter((skill) => !isSoft(skill));
  const held = cv.skills.filter((mention) => mention.line === line.index);
  const skill =
    asked.find((one) => held.some((mention) => relation(mention.skill, one) === 1)) ?? null;
  const quoted =
    requirement !== undefined &&
    (requirement.status === "met" || requirement.status === "partial") &&
    requirement.evidence.some(
      ({ quote }) => quote.length > 12 && (line.text.includes(quote) || quote.includes(line.text)),
    );
  // A licence is held or not: what is quoted besides answers little of it.
  const worth = demand.licences.length > 0 ? 0.2 : 0.6;
  return { demand, credit: (skill ? 0.7 : 0) + (quoted ? worth : 0), skill };
}

/** The demands a line answers, the weightiest first. */
export function answersOf({ cv, job, requirements }: ProofCase, line: CvLine): Answer[] {
  const byId = new Map(requirements.map((one) => [one.id, one]));
  return job.demands
    .map((demand) => answerOf(cv, line, demand, byId.get(demand.id)))
    .filter(({ credit }) => credit > 0)
    .sort((a, b) => b.credit * demandWeight(b.demand) - a.credit * demandWeight(a.demand));
}
