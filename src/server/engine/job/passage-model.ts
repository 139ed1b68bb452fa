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

/** Where the weights of each feature begin: one number for each label, in the order of `passageLabels`. */
export type PassageModel = { places: ReadonlyMap<string, number>; weights: Float32Array };

const labelCount = passageLabels.length;

/** Reads packed weights. */
export function passageModel({
  largest,
  features,
  weights,
}: Pick<PackedPassageModel, "largest" | "features" | "weights">): PassageModel {
  const levels = new Map([...signs].map((sign, place) => [sign, levelOf(place) * largest]));
  return {
    places: new Map(features.split(" ").map((name, at) => [name, at * labelCount])),
    weights: Float32Array.from(weights, (sign) => levels.get(sign) ?? 0),
  };
}

/** How likely a passage with these features is each of the labels; they sum to 1 (multinomial logistic regression). */
export function likelihoods(
  { places, weights }: PassageModel,
  features: readonly string[],
): Record<PassageLabel, number> {
  const sums = new Float64Array(labelCount);
  for (const feature of features) {
    const from = places.get(feature);
    if (from === undefined) continue;
    for (let at = 0; at < labelCount; at++) {
      sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
    }
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
