import { passageLabels } from "../../../src/server/engine/job/passage-model.ts";
import { randomFrom } from "../random.ts";

/** What is to be learnt from one passage: it is one of `labels` (several: it is not known which). */
export type PassageLesson = {
  features: readonly string[];
  labels: readonly number[];
  weight: number;
};

export type PassageTraining = {
  seed: number;
  epochs: number;
  rate: number;
  /** Pull of every weight towards nought, for each lesson. */
  decay: number;
  /** Features in fewer lessons are left out; a lesson counts by its weight. */
  least: number;
};

const count = passageLabels.length;

function frequent(lessons: readonly PassageLesson[], least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features, weight } of lessons) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight);
  }
  const names = [...counts].filter(([, often]) => often >= least).map(([name]) => name);
  return new Map(names.sort().map((name, at) => [name, at]));
}

function shuffled(size: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, at) => at);
  for (let at = size - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

/** Shares of the labels; in `wanted`, the same shares among the labels that may be right. */
function shares(sums: Float64Array, labels: readonly number[] | null): Float64Array {
  const top = Math.max(...sums);
  const all = sums.map((sum, at) => (labels?.includes(at) === false ? 0 : Math.exp(sum - top)));
  const total = all.reduce((sum, share) => sum + share, 0) || 1;
  return all.map((share) => share / total);
}

/**
 * Multinomial logistic regression by AdaGrad; where a lesson leaves open which of some labels it is, the likelihood of
 * any of them is raised. The same lessons and training give the same weights: `count` numbers for each feature.
 */
export function trainPassages(
  lessons: readonly PassageLesson[],
  { seed, epochs, rate, decay, least }: PassageTraining,
): Map<string, Float64Array> {
  const places = frequent(lessons, least);
  const rows = lessons.map(({ features }) =>
    Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
  );
  const weights = new Float64Array(places.size * count);
  const squares = new Float64Array(places.size * count).fill(1e-6);
  const random = randomFrom(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(lessons.length, random)) {
      const lesson = lessons[at];
      const row = rows[at];
      if (lesson && row) learn(weights, squares, row, lesson, rate, decay);
    }
  }
  return new Map(
    [...places].map(([name, at]) => [name, weights.subarray(at * count, (at + 1) * count)]),
  );
}

function learn(
  weights: Float64Array,
  squares: Float64Array,
  row: Uint32Array,
  { labels, weight }: PassageLesson,
  rate: number,
  decay: number,
): void {
  const sums = new Float64Array(count);
  for (const feature of row) {
    for (let label = 0; label < count; label++) {
      sums[label] = (sums[label] ?? 0) + (weights[feature * count + label] ?? 0);
    }
  }
  const now = shares(sums, null);
  const wanted = shares(sums, labels);
  for (const feature of row) {
    for (let label = 0; label < count; label++) {
      const at = feature * count + label;
      const own = weights[at] ?? 0;
      const slope = weight * ((wanted[label] ?? 0) - (now[label] ?? 0)) - decay * own;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = own + (rate * slope) / Math.sqrt(square);
    }
  }
}
