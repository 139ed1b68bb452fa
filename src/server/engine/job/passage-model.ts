import { levelOf, signs } from "../tagger/model-form.ts";

/** What a passage of an advertisement can be; data/passages/GUIDELINES.md says when it is which. */
export const passageLabels = ["demand", "duty", "offer", "employer", "process", "filler"] as const;
export type PassageLabel = (typeof passageLabels)[number];

/** How the training writes the weights down. */
export type PackedPassageModel = {
  /** The largest weight; each is written as one of 64 signs, finer around nought. */
  largest: number;
  /** The features' names, separated by spaces. */
  features: string;
  /** For each feature in turn, one sign for each label. */
  weights: string;
  /** For each label in turn, how much likelier than elsewhere each label is behind it; separated by spaces. */
  turns: string;
};

/** Weights of each feature: one number for each label, in the order of `passageLabels`. */
export type PassageModel = ReadonlyMap<string, Float32Array>;

/** Reads packed weights. */
export function passageModel({
  largest,
  features,
  weights,
}: Pick<PackedPassageModel, "largest" | "features" | "weights">): PassageModel {
  const places = new Map([...signs].map((sign, place) => [sign, levelOf(place) * largest]));
  const count = passageLabels.length;
  return new Map(
    features.split(" ").map((name, at) => {
      const own = weights.slice(at * count, (at + 1) * count);
      return [name, Float32Array.from(own, (sign) => places.get(sign) ?? 0)];
    }),
  );
}

/** How likely a passage with these features is each of the labels; they sum to 1 (multinomial logistic regression). */
export function likelihoods(
  model: PassageModel,
  features: readonly string[],
): Record<PassageLabel, number> {
  const sums = new Float64Array(passageLabels.length);
  for (const feature of features) {
    const own = model.get(feature);
    if (own) for (const [at, weight] of own.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const top = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const of = (at: number) => (shares[at] ?? 0) / total;
  return {
    demand: of(0),
    duty: of(1),
    offer: of(2),
    employer: of(3),
    process: of(4),
    filler: of(5),
  };
}
