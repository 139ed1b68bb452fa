import type { Results, ScorePart } from "../../../shared/results.ts";

export type StatedPart = {
  id: string;
  label: string;
  /** Before renormalising over the parts that are stated. */
  weight: number;
  /** 0 to 100. */
  score: number;
  explanation: string;
};

const twoPlaces = (value: number) => Math.round(value * 100) / 100;

/** Parts with weights that add up to 1, and their weighted mean (0 to 100, not rounded). */
export function weighted(
  of: ScorePart["of"],
  parts: readonly StatedPart[],
): { score: number; parts: Results["score_parts"] } {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const scaled = parts.map(({ id, label, weight, score, explanation }) => ({
    id,
    of,
    label,
    score: twoPlaces(score),
    weight: weight / total,
    explanation,
  }));
  return { parts: scaled, score: scaled.reduce((sum, part) => sum + part.score * part.weight, 0) };
}

/** A whole number from 0 to 100. Noise of floating point must not tip a half. */
export function wholeScore(score: number): number {
  return Math.min(100, Math.max(0, Math.round(Math.round(score * 1e6) / 1e6)));
}
