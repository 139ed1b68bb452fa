import type { ScorePart } from "../../../shared/results.ts";
import type { CvReading } from "../document/cv-reading.ts";
import { contentParts } from "./content-quality.ts";
import { weighted, wholeScore } from "./weighted-score.ts";

/** Shares of `overall_score`. */
export const overallShares = { match: 0.7, ats: 0.2, content: 0.1 } as const;

/** `overall_score`: .7 match, .2 ATS, .1 quality of the content, whichever of its parts can be judged. */
export function scoreOverall(
  reading: CvReading,
  match: number,
  ats: number,
): { score: number; parts: ScorePart[] } {
  const content = contentParts(reading);
  const stated = content.reduce((sum, part) => sum + part.weight, 0);
  const { score, parts } = weighted("overall_score", [
    {
      id: "match",
      label: "Job match",
      weight: overallShares.match,
      score: match,
      explanation: `The match of ${match}.`,
    },
    {
      id: "ats",
      label: "ATS score",
      weight: overallShares.ats,
      score: ats,
      explanation: `The ATS score of ${ats}.`,
    },
    ...content.map((part) => ({ ...part, weight: (part.weight * overallShares.content) / stated })),
  ]);
  return { score: wholeScore(score), parts };
}
