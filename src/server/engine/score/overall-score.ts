import type { ScorePart } from "../../../shared/results.ts";
import type { CvEvidence } from "../match/cv-evidence.ts";
import { contentParts } from "./content-quality.ts";
import { weighted, wholeScore } from "./weighted-score.ts";
import { overallParts } from "./weights.ts";

/** The weight of the content's quality as a whole, whichever of its parts can be judged. */
const contentWeight = 1 - overallParts.match.weight - overallParts.ats.weight;

/** `overall_score`: .6 match, .25 ATS, .15 quality of the content. */
export function scoreOverall(
  evidence: CvEvidence,
  match: number,
  ats: number,
): { score: number; parts: ScorePart[] } {
  const content = contentParts(evidence);
  const stated = content.reduce((sum, part) => sum + part.weight, 0);
  const { score, parts } = weighted("overall_score", [
    { ...overallParts.match, score: match, explanation: `The match of ${match}.` },
    { ...overallParts.ats, score: ats, explanation: `The ATS score of ${ats}.` },
    ...content.map((part) => ({ ...part, weight: (part.weight * contentWeight) / stated })),
  ]);
  return { score: wholeScore(score), parts };
}
