import type { SavedAnalysis } from "../../lib/saved-analyses.ts";

/** (spec) the sum of the local list. Analyses without a score count in the total only. */
export function savedFigures(analyses: readonly SavedAnalysis[]) {
  const scores = analyses.flatMap(({ score }) => (score === null ? [] : [score]));
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    total: analyses.length,
    average: scores.length === 0 ? null : Math.round(sum / scores.length),
    best: scores.length === 0 ? null : Math.max(...scores),
    excellent: scores.filter((score) => score >= 80).length,
  };
}

/** (spec) the first 100 characters of the advertisement. */
const previewCharacters = 100;

/** White space folded, cut after whole characters. */
export function previewOf(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const start = characters.slice(0, previewCharacters).join("");
  return characters.length > previewCharacters ? `${start.trimEnd()}…` : start;
}
