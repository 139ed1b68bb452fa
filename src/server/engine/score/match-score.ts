import type { ScorePart } from "../../../shared/results.ts";
import type { Judgement } from "../judge/judgement.ts";
import { weighted, wholeScore } from "./weighted-score.ts";

/** Demands for experience or years count this much; all others once. */
export const experienceWeight = 2;
/** Duties are judged where an advertisement names few demands (judge/judge-demands.ts): they count half. */
export const dutyWeight = 0.5;
/** The highest match where a required licence, registration or right is not shown. */
export const licenceCap = 60;

const values = { met: 1, partial: 0.5, missing: 0 } as const;
const words = { met: "Met", partial: "Partly met", missing: "Not shown" } as const;
const longestLabel = 160;

export type MatchScore = {
  /** `match_percentage`. */
  score: number;
  parts: ScorePart[];
  /** Required licences, as the advertisement names them, that hold the score at `licenceCap`; empty where it is not held. */
  heldBy: string[];
};

function weightOf({ demand }: Judgement): number {
  if (demand.responsibility) return dutyWeight;
  return demand.kind === "experience" || demand.years !== null ? experienceWeight : 1;
}

/** 100 × Σ weight × value / Σ weight over the demands that a CV can show: met 1, partly met ½, not shown 0. */
export function scoreMatch(judgements: readonly Judgement[]): MatchScore {
  const stated = judgements.flatMap((judgement) => {
    const { demand, status } = judgement;
    if (status === "unverifiable") return [];
    const weight = weightOf(judgement);
    const counts = weight === 1 ? "" : weight > 1 ? ", counts twice" : ", a duty: counts half";
    return [
      {
        id: demand.id,
        label: demand.text.slice(0, longestLabel),
        weight,
        score: 100 * values[status],
        explanation: `${words[status]}${counts}.`,
      },
    ];
  });
  if (stated.length === 0) return { score: 0, parts: [nothingToCompare], heldBy: [] };
  const { score, parts } = weighted("match_percentage", stated);
  const absent = judgements.filter((judgement) => judgement.lacksLicence);
  const isHeld = absent.length > 0 && score > licenceCap;
  return {
    score: isHeld ? licenceCap : wholeScore(score),
    parts,
    heldBy: isHeld ? absent.map(({ demand }) => demand.text) : [],
  };
}

const nothingToCompare: ScorePart = {
  id: "nothing",
  of: "match_percentage",
  label: "Nothing to compare",
  score: 0,
  weight: 1,
  explanation: "The advertisement states no demand that a CV could show.",
};
