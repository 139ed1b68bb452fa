import { z } from "zod";
import type { RequirementStatus } from "../../../shared/results.ts";
import type { Features } from "./features.ts";

/** A node of a decision tree; `left` where the feature is at most `threshold`, `missing` where it is unknown. */
const node = z.object({
  feature: z.number().int().optional(),
  threshold: z.number().optional(),
  left: z.number().int().optional(),
  right: z.number().int().optional(),
  /** Where an unknown value goes. */
  unknownLeft: z.boolean().optional(),
  value: z.number().optional(),
});

/** Boosted trees: the logit of a probability is `base` plus one leaf of each tree. */
const trees = z.object({ base: z.number(), trees: z.array(z.array(node)) });

/** The file training/judge.py writes. */
export const verdictModelSchema = z.object({
  features: z.array(z.string()),
  /** Probability that something answers, that it is met, and that no CV can show it where nothing answers. */
  answered: trees,
  met: trees,
  unverifiable: trees,
  /** Least probabilities at which a demand is called met, and at least partial. */
  thresholds: z.object({
    met: z.number(),
    answered: z.number(),
    unverifiable: z.number(),
    /** Least answer of the best line: what no line comes near is not answered. */
    line: z.number(),
  }),
  /** Logistic regression on a demand's vector: one row a kind, its last number the bias. */
  kinds: z.object({ names: z.array(z.string()), weights: z.array(z.array(z.number())) }),
});
export type VerdictModel = z.infer<typeof verdictModelSchema>;

type Trees = z.infer<typeof trees>;
const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));

function probability({ base, trees: all }: Trees, values: readonly number[]): number {
  let logit = base;
  for (const tree of all) {
    let at = tree[0];
    while (at?.feature !== undefined) {
      const value = values[at.feature] ?? Number.NaN;
      const goesLeft = Number.isNaN(value) ? at.unknownLeft : value <= (at.threshold ?? 0);
      at = tree[(goesLeft ? at.left : at.right) ?? 0];
    }
    logit += at?.value ?? 0;
  }
  return sigmoid(logit);
}

export type JudgedDemand = { status: RequirementStatus; sureness: number };

/** The verdict of one demand from its features. Rising features never lower it (training/judge.py). */
export function judgeFeatures(model: VerdictModel, features: Features): JudgedDemand {
  const values = model.features.map((name) => features[name] ?? Number.NaN);
  const { thresholds } = model;
  const isNear = (features.answer1 ?? 0) >= thresholds.line;
  const answered = isNear ? probability(model.answered, values) : 0;
  const met = Math.min(answered, probability(model.met, values));
  if (met >= thresholds.met) return { status: "met", sureness: met };
  if (answered >= thresholds.answered) return { status: "partial", sureness: answered - met };
  const unverifiable = probability(model.unverifiable, values);
  return unverifiable >= thresholds.unverifiable
    ? { status: "unverifiable", sureness: (1 - answered) * unverifiable }
    : { status: "missing", sureness: (1 - answered) * (1 - unverifiable) };
}

/** How likely a demand is of each kind, by its vector; in the order of `model.kinds.names`. */
export function kindsOf(model: VerdictModel, vector: Float32Array): number[] {
  const logits = model.kinds.weights.map((row) =>
    row.reduce((sum, weight, i) => sum + weight * (i < vector.length ? (vector[i] ?? 0) : 1), 0),
  );
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}
