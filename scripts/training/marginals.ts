import { labelCount, lineStart, mayFollow } from "../../src/server/engine/tagger/labels.ts";

export const startRow = lineStart * labelCount;

const legal = Uint8Array.from({ length: (labelCount + 1) * labelCount }, (_, at) =>
  mayFollow(Math.floor(at / labelCount), at % labelCount) ? 1 : 0,
);

/** How likely each label is at each token, and each pair of labels in the whole line. */
export type Marginals = { labels: Float64Array; pairs: Float64Array };

/** e to the power of the scores, each token's largest as 1; nought where the truth does not allow the label. */
function likelihoods(emissions: Float64Array, allowed: Uint8Array | null): Float64Array {
  const likely = new Float64Array(emissions.length);
  for (let from = 0; from < emissions.length; from += labelCount) {
    const largest = Math.max(...emissions.subarray(from, from + labelCount));
    for (let at = from; at < from + labelCount; at++) {
      if (!allowed || allowed[at] === 1) likely[at] = Math.exp((emissions[at] ?? 0) - largest);
    }
  }
  return likely;
}

/** Forward-backward over a line. `allowed`: for each token and label 1 where the truth allows it; null allows all. */
export function marginals(
  emissions: Float64Array,
  transitions: Float64Array,
  allowed: Uint8Array | null,
): Marginals {
  const size = emissions.length;
  const likely = likelihoods(emissions, allowed);
  const step = transitions.map((score, at) => (legal[at] === 1 ? Math.exp(score) : 0));
  const forward = new Float64Array(size);
  const scale = new Float64Array(size / labelCount);
  for (let from = 0; from < size; from += labelCount) {
    let sum = 0;
    for (let label = 0; label < labelCount; label++) {
      let reach = from === 0 ? (step[startRow + label] ?? 0) : 0;
      for (let other = 0; from > 0 && other < labelCount; other++) {
        reach +=
          (forward[from - labelCount + other] ?? 0) * (step[other * labelCount + label] ?? 0);
      }
      forward[from + label] = reach * (likely[from + label] ?? 0);
      sum += forward[from + label] ?? 0;
    }
    sum = Math.max(sum, 1e-280);
    scale[from / labelCount] = sum;
    for (let label = from; label < from + labelCount; label++) {
      forward[label] = (forward[label] ?? 0) / sum;
    }
  }
  const labels = new Float64Array(size);
  const pairs = new Float64Array(transitions.length);
  let backward = new Float64Array(labelCount).fill(1);
  for (let from = size - labelCount; from >= 0; from -= labelCount) {
    const weighed = new Float64Array(labelCount);
    for (let label = 0; label < labelCount; label++) {
      labels[from + label] = (forward[from + label] ?? 0) * (backward[label] ?? 0);
      weighed[label] =
        ((likely[from + label] ?? 0) * (backward[label] ?? 0)) / (scale[from / labelCount] ?? 1);
    }
    if (from === 0) break;
    const earlier = new Float64Array(labelCount);
    for (let other = 0; other < labelCount; other++) {
      const reach = forward[from - labelCount + other] ?? 0;
      for (let label = 0; label < labelCount; label++) {
        const pair = (step[other * labelCount + label] ?? 0) * (weighed[label] ?? 0);
        earlier[other] = (earlier[other] ?? 0) + pair;
        pairs[other * labelCount + label] = (pairs[other * labelCount + label] ?? 0) + reach * pair;
      }
    }
    backward = earlier;
  }
  for (let label = 0; label < labelCount; label++) pairs[startRow + label] = labels[label] ?? 0;
  return { labels, pairs };
}
