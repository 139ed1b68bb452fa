import type { LineFeatures } from "./features.ts";
import { knowledgeOf, labelCount, lineStart, mayFollow, skillOf, spreadMarks } from "./labels.ts";
import { addWeights, type FeatureWeights, type Model } from "./model.ts";

/** What is added to every label of a kind, to find more or less of it. */
export type Eagerness = { knowledge: number; skill: number };

const refused = -1e9;

function readEmissions(
  line: LineFeatures,
  at: number,
  weights: FeatureWeights,
  into: Float64Array,
): void {
  const marks = [0, 0, 0, 0];
  const end = line.ends[at] ?? 0;
  for (let index = at === 0 ? 0 : (line.ends[at - 1] ?? 0); index < end; index++) {
    addWeights(weights, line.ids[index] ?? 0, marks);
  }
  spreadMarks(marks, into, 0);
}

function extras({ knowledge, skill }: Eagerness): Float64Array {
  return Float64Array.from(
    { length: labelCount },
    (_, label) => (knowledgeOf(label) > 0 ? knowledge : 0) + (skillOf(label) > 0 ? skill : 0),
  );
}

function legalTransitions(transitions: Float64Array): Float64Array {
  return transitions.map((score, at) =>
    mayFollow(Math.floor(at / labelCount), at % labelCount) ? score : refused,
  );
}

function bestOf(scores: Float64Array, from: number): number {
  let best = 0;
  for (let label = 1; label < labelCount; label++) {
    if ((scores[from + label] ?? refused) > (scores[from + best] ?? refused)) best = label;
  }
  return best;
}

/** A reader of lines: gives the most likely legal row of labels (Viterbi). */
export function createDecoder(
  { features, transitions }: Pick<Model, "features" | "transitions">,
  eagerness: Eagerness,
): (line: LineFeatures) => Int8Array {
  const legal = legalTransitions(transitions);
  const extra = extras(eagerness);
  const emission = new Float64Array(labelCount);
  return (line) => {
    const { length } = line.ends;
    const scores = new Float64Array(length * labelCount);
    const from = new Int8Array(length * labelCount);
    for (let at = 0; at < length; at++) {
      readEmissions(line, at, features, emission);
      const before = (at - 1) * labelCount;
      for (let label = 0; label < labelCount; label++) {
        let best = at === 0 ? (legal[lineStart * labelCount + label] ?? refused) : refused * 2;
        let previous = 0;
        for (let other = 0; at > 0 && other < labelCount; other++) {
          const score =
            (scores[before + other] ?? refused) + (legal[other * labelCount + label] ?? refused);
          if (score > best) {
            best = score;
            previous = other;
          }
        }
        const own = (emission[label] ?? 0) + (extra[label] ?? 0);
        scores[at * labelCount + label] = best + own;
        from[at * labelCount + label] = previous;
      }
    }
    const labels = new Int8Array(length);
    let label = length > 0 ? bestOf(scores, (length - 1) * labelCount) : 0;
    for (let at = length - 1; at >= 0; at--) {
      labels[at] = label;
      label = from[at * labelCount + label] ?? 0;
    }
    return labels;
  };
}
