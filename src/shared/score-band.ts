/** The specification's bands: 80 and above, 60 to 79, below 60. */
export type ScoreBand = "excellent" | "good" | "needs_work";

export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "excellent";
  return score >= 60 ? "good" : "needs_work";
}

export const verdictWords: Record<ScoreBand, string> = {
  excellent: "Excellent",
  good: "Good",
  needs_work: "Needs work",
};
