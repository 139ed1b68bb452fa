import type { ScorePart } from "../../../shared/results.ts";
import { type ScoredCheck, shareKept } from "../ats/rubric.ts";
import { weighted, wholeScore } from "./weighted-score.ts";

/** `ats_score`: the points kept of those at stake. Checks left out for want of evidence are not at stake. */
export function scoreAts(checks: readonly ScoredCheck[]): { score: number; parts: ScorePart[] } {
  const stated = checks
    .filter((check) => check.points > 0)
    .map((check) => ({
      id: `ats_${check.id}`,
      label: check.title,
      weight: check.points,
      score: 100 * shareKept[check.status],
      explanation: check.evidence,
    }));
  const { score, parts } = weighted("ats_score", stated);
  return { score: wholeScore(score), parts };
}
