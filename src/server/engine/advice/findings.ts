import type { AtsCheck, Keyword } from "../../../shared/results.ts";
import type { ScoredCheck } from "../ats/rubric.ts";
import type { CvReading } from "../document/cv-reading.ts";
import type { Judgement } from "../judge/judgement.ts";
import type { SkillCoverage } from "../keywords/match-skills.ts";
import type { Case, Scores } from "../score/assess.ts";
import { overallShares } from "../score/overall-score.ts";

/** Everything the earlier stages found, for those who turn it into advice. */
export type Findings = {
  about: Case;
  reading: CvReading;
  keywords: Keyword[];
  coverage: SkillCoverage;
  checks: ScoredCheck[];
  pasted: AtsCheck;
  judgements: Judgement[];
  scores: Scores;
};

/** One piece of advice with the points of overall score it could bring, roughly. */
export type Advice = { text: string; gain: number };

/** The points of overall score that meeting a demand in full would bring. */
export function gainOfMeeting({ scores }: Findings, { demand }: Judgement): number {
  const part = scores.match.parts.find(({ id }) => id === demand.id);
  return part ? overallShares.match * part.weight * (100 - part.score) : 0;
}

/** Judgements by what meeting them would bring, required before preferred. */
export function byGain(findings: Findings): Judgement[] {
  const rank = (judgement: Judgement) =>
    gainOfMeeting(findings, judgement) + (judgement.demand.importance === "required" ? 100 : 0);
  return [...findings.judgements].sort((one, other) => rank(other) - rank(one));
}
