import type { AtsCheck, Keyword } from "../../../shared/results.ts";
import type { ScoredCheck } from "../ats/rubric.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import type { Judgement } from "../match/judgement.ts";
import type { SkillCoverage } from "../match/match-skills.ts";
import type { Case, Scores } from "../score/assess.ts";
import { overallParts } from "../score/weights.ts";

/** Everything the earlier stages found, for those who turn it into advice. */
export type Findings = {
  about: Case;
  evidence: CvEvidence;
  keywords: Keyword[];
  coverage: SkillCoverage;
  checks: ScoredCheck[];
  pasted: AtsCheck;
  judgements: Judgement[];
  scores: Scores;
};

/** Required before preferred, demands before duties; the advertisement's order otherwise. */
export function byWeight(judgements: readonly Judgement[]): Judgement[] {
  const rank = ({ demand }: Judgement) =>
    (demand.licences.length > 0 ? 0 : 1) +
    (demand.importance === "preferred" ? 4 : 0) +
    (demand.responsibility ? 2 : 0);
  return [...judgements].sort((one, other) => rank(one) - rank(other));
}

const partOf = ({ demand }: Judgement) => {
  if (demand.responsibility) return "responsibilities";
  return demand.importance === "preferred" ? "preferred" : "required";
};

/** The points of overall score that meeting a demand in full would bring, taking the demands of a part as equals. */
export function gainOfMeeting({ judgements, scores }: Findings, judgement: Judgement): number {
  if (judgement.fit === null) return 0;
  const own = partOf(judgement);
  const weight = scores.match.parts.find((part) => part.id === own)?.weight ?? 0;
  const peers = judgements.filter((other) => other.fit !== null && partOf(other) === own).length;
  return (100 * overallParts.match.weight * weight * (1 - judgement.fit)) / Math.max(1, peers);
}
