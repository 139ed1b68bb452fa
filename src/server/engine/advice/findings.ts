import type { AtsCheck, Keyword } from "../../../shared/results.ts";
import type { ScoredCheck } from "../ats/rubric.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import type { Judgement } from "../match/judgement.ts";
import type { SkillCoverage } from "../match/match-skills.ts";
import type { Case, Scores } from "../score/assess.ts";

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

const longestText = 90;

/** A text of the advertisement or the CV, short enough for a sentence, in quotation marks. */
export function inQuotes(text: string): string {
  const folded = text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.;,:]$/u, "");
  if (folded.length <= longestText) return `“${folded}”`;
  const cut = folded.slice(0, longestText);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(" "), 40))} …”`;
}

/** Required before preferred, demands before duties; the advertisement's order otherwise. */
export function byWeight(judgements: readonly Judgement[]): Judgement[] {
  const rank = ({ demand }: Judgement) =>
    (demand.licences.length > 0 ? 0 : 1) +
    (demand.importance === "preferred" ? 4 : 0) +
    (demand.responsibility ? 2 : 0);
  return [...judgements].sort((one, other) => rank(one) - rank(other));
}
