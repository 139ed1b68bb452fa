import { type Judgement, metFrom, weightedMean } from "../match/judgement.ts";
import { asksAttitude, tellableShare, weightOf } from "./demand-weight.ts";
import type { StatedPart } from "./weighted-score.ts";
import { attitudesToOthers, fullPartWeight, type matchParts, overlooked } from "./weights.ts";

export type Weighed = { credit: number; weight: number };

/** `tellable`: how much of the demand can be told of in words that do not name it, 0 to 1. */
type Rated = Weighed & { tellable: number };

function weigh(judgements: readonly Judgement[]): Rated[] {
  const rated = judgements.flatMap(({ fit, demand }) =>
    fit === null
      ? []
      : [
          {
            credit: fit,
            weight: weightOf(demand),
            attitude: asksAttitude(demand),
            tellable: tellableShare(demand),
          },
        ],
  );
  const sum = (attitude: boolean) =>
    rated.reduce((total, one) => total + (one.attitude === attitude ? one.weight : 0), 0);
  const most = sum(false) * attitudesToOthers;
  const damp = most > 0 && sum(true) > most ? most / sum(true) : 1;
  return rated.map(({ attitude, weight, ...rest }) => ({
    ...rest,
    weight: attitude ? weight * damp : weight,
  }));
}

/** Points, 0 to 100. */
export const meanOf = (weighed: readonly Weighed[]) => 100 * weightedMean(weighed);

export function countMet(credits: readonly Weighed[]): string {
  const met = credits.filter(({ credit }) => credit >= metFrom - 1e-9).length;
  return `${met} of ${credits.length} met in full`;
}

/**
 * Points (0 to 100) added for what the engine overlooked: a CV says much in words of its own, and the likelier so the more
 * of the rest was found. docs/decisions/0012-what-the-engine-overlooks.md tells what this was measured on.
 * @param found points found
 * @param open points not found of what can be told of without its name
 */
export function allowanceFor(found: number, open: number): number {
  return open * (found / 100) ** overlooked.exponent;
}

function openOf(rated: readonly Rated[]): number {
  return meanOf(
    rated.map(({ credit, weight, tellable }) => ({ credit: (1 - credit) * tellable, weight })),
  );
}

function explain(found: number, allowance: number): string {
  const points = Math.round(found + allowance) - Math.round(found);
  return points === 0
    ? ""
    : ` ${Math.round(found)} points were found, ${points} are allowed for what may be said in other words.`;
}

export function fitPart(
  part: (typeof matchParts)["required" | "preferred" | "responsibilities"],
  judgements: readonly Judgement[],
): StatedPart | null {
  const weighed = weigh(judgements);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const found = meanOf(weighed);
  const allowance = allowanceFor(found, openOf(weighed));
  return {
    ...part,
    weight: part.weight * Math.min(1, total / fullPartWeight),
    score: found + allowance,
    explanation: `${countMet(weighed)}. ${part.note}${explain(found, allowance)}`,
  };
}
