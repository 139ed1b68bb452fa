import {
  type LineFeatures,
  lexiconFeatures,
  wordFeatures,
} from "../../src/server/engine/tagger/features.ts";
import {
  gatherMarks,
  labelCount,
  marksPerFeature,
  spreadMarks,
} from "../../src/server/engine/tagger/labels.ts";
import { marginals } from "./marginals.ts";
import { randomFrom } from "./random.ts";

export type Example = LineFeatures & {
  /** For each token and label: 1 where the truth allows it. */
  allowed: Uint8Array;
  /** How much the example counts. */
  weight: number;
  /** Which lesson it comes from: 0 the one whose practice is wanted. */
  lesson: number;
};

export type TrainedWeights = { features: Float32Array; transitions: Float64Array };

export type TrainingOptions = {
  buckets: number;
  seed: number;
  epochs: number;
  rate: number;
  /**
   * The rate of a lesson's own copy of every weight, beside the general one. What a lesson does in a way of its own goes into
   * its copy and leaves the others alone (Daumé III 2007, "Frustratingly easy domain adaptation").
   */
  copyRate: number;
  /** How many lessons there are. */
  lessons: number;
  /** How often a feature must occur to be learnt. */
  least: number;
  /** What a missed token of an entity costs beside one wrongly marked. */
  missed: { knowledge: number; skill: number };
  /** How often a feature, a feature of the word itself, and all of the lexicon are left out. */
  left: { feature: number; word: number; lexicon: number };
};

/** Below this a token is right enough to be left alone. */
const smallest = 0.01;

type State = TrainedWeights & {
  rows: number;
  squares: Float32Array;
  transitionSquares: Float64Array;
};

/**
 * The features that are learnt, numbered without gaps so that their weights lie close together: `of` the number of a
 * feature, -1 where it occurs too seldom.
 */
type LearntRows = { count: number; of: Int32Array };

/** The example, its features by their row, without those that chance leaves out, so that no single one is trusted too much. */
function thinned(
  example: Example,
  rows: LearntRows,
  { left }: TrainingOptions,
  random: () => number,
): Example {
  const ids = new Int32Array(example.ids.length);
  const ends = new Int32Array(example.ends.length);
  const withoutLexicon = random() < left.lexicon;
  let count = 0;
  let from = 0;
  for (const [token, end] of example.ends.entries()) {
    for (let at = from; at < end; at++) {
      const place = at - from;
      if (withoutLexicon && place >= wordFeatures - 1 && place < lexiconFeatures) continue;
      if (place < wordFeatures && random() < left.word) continue;
      const row = rows.of[example.ids[at] ?? 0] ?? -1;
      if (row < 0 || random() < left.feature) continue;
      ids[count] = row;
      count += 1;
    }
    ends[token] = count;
    from = end;
  }
  return { ...example, ids: ids.subarray(0, count), ends };
}

/** Where a lesson's copy of the weights begins, behind the general ones. */
function copyOf(lesson: number, rows: number): number {
  return (lesson + 1) * rows * marksPerFeature;
}

function emissionsOf(
  { ids, ends, lesson }: Example,
  features: Float32Array,
  rows: number,
): Float64Array {
  const copy = copyOf(lesson, rows);
  const emissions = new Float64Array(ends.length * labelCount);
  const marks = new Float64Array(marksPerFeature);
  let at = 0;
  for (const [token, end] of ends.entries()) {
    marks.fill(0);
    for (; at < end; at++) {
      const row = (ids[at] ?? 0) * marksPerFeature;
      for (let mark = 0; mark < marksPerFeature; mark++) {
        marks[mark] =
          (marks[mark] ?? 0) + (features[row + mark] ?? 0) + (features[copy + row + mark] ?? 0);
      }
    }
    spreadMarks(marks, emissions, token * labelCount);
  }
  return emissions;
}

/** Labels that would miss an entity look better than they are, so that the truth must win by more (softmax margin). */
function withCosts(
  emissions: Float64Array,
  truth: Float64Array,
  missed: TrainingOptions["missed"],
): Float64Array {
  const costly = emissions.slice();
  for (let from = 0; from < truth.length; from += labelCount) {
    let knowledge = 0;
    let skill = 0;
    for (let label = 0; label < labelCount; label++) {
      const share = truth[from + label] ?? 0;
      if (label >= 3) knowledge += share;
      if (label % 3 !== 0) skill += share;
    }
    for (let label = 0; label < labelCount; label++) {
      const cost =
        (label < 3 ? missed.knowledge * knowledge : 0) +
        (label % 3 === 0 ? missed.skill * skill : 0);
      costly[from + label] = (costly[from + label] ?? 0) + cost;
    }
  }
  return costly;
}

/** One step of AdaGrad: steps grow smaller for a weight the more it has been moved. */
function move(
  weights: Float32Array | Float64Array,
  squares: Float32Array | Float64Array,
  at: number,
  slope: number,
  rate: number,
): void {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) + (rate * slope) / (Math.sqrt(square) + 0.1);
}

function learn(state: State, example: Example, options: TrainingOptions): void {
  const { rows, features, transitions, squares, transitionSquares } = state;
  const { ids, ends, allowed, weight, lesson } = example;
  const copy = copyOf(lesson, rows);
  const emissions = emissionsOf(example, features, rows);
  const truth = marginals(emissions, transitions, allowed);
  const costly = withCosts(emissions, truth.labels, options.missed);
  const guess = marginals(costly, transitions, null);
  const slopes = new Float64Array(labelCount);
  const markSlopes = new Float64Array(marksPerFeature);
  let at = 0;
  for (const [token, end] of ends.entries()) {
    let steepest = 0;
    for (let label = 0; label < labelCount; label++) {
      const cell = token * labelCount + label;
      slopes[label] = ((truth.labels[cell] ?? 0) - (guess.labels[cell] ?? 0)) * weight;
      steepest = Math.max(steepest, Math.abs(slopes[label] ?? 0));
    }
    gatherMarks(slopes, markSlopes);
    for (; at < end && steepest > smallest; at++) {
      const row = (ids[at] ?? 0) * marksPerFeature;
      for (let mark = 0; mark < marksPerFeature; mark++) {
        const slope = markSlopes[mark] ?? 0;
        move(features, squares, row + mark, slope, options.rate);
        move(features, squares, copy + row + mark, slope, options.copyRate);
      }
    }
    at = end;
  }
  for (const [pair, share] of truth.pairs.entries()) {
    const slope = (share - (guess.pairs[pair] ?? 0)) * weight;
    if (slope !== 0) move(transitions, transitionSquares, pair, slope, options.rate);
  }
}

function learntRows(examples: readonly Example[], buckets: number, least: number): LearntRows {
  const occurrences = new Uint32Array(buckets);
  for (const { ids } of examples) {
    for (const id of ids) occurrences[id] = (occurrences[id] ?? 0) + 1;
  }
  let count = 0;
  const of = Int32Array.from(occurrences, (times) => (times < least ? -1 : count++));
  return { count, of };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

function addTo(sums: Float32Array | Float64Array, values: Float32Array | Float64Array, by: number) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0) * by;
}

/** Weights by row as they stand in the whole table. */
function spreadRows(features: Float32Array, rows: LearntRows): Float32Array {
  const spread = new Float32Array(rows.of.length * marksPerFeature);
  for (const [id, row] of rows.of.entries()) {
    if (row < 0) continue;
    const from = row * marksPerFeature;
    spread.set(features.subarray(from, from + marksPerFeature), id * marksPerFeature);
  }
  return spread;
}

/**
 * Trains a conditional random field to tag as the first lesson does; the weights are the mean of the second half of the
 * epochs.
 */
export function trainWeights(
  examples: readonly Example[],
  options: TrainingOptions,
): TrainedWeights {
  const rows = learntRows(examples, options.buckets, options.least);
  const size = rows.count * marksPerFeature;
  const pairs = (labelCount + 1) * labelCount;
  const state: State = {
    rows: rows.count,
    features: new Float32Array(size * (1 + options.lessons)),
    transitions: new Float64Array(pairs),
    squares: new Float32Array(size * (1 + options.lessons)),
    transitionSquares: new Float64Array(pairs),
  };
  const features = new Float32Array(size);
  const transitions = new Float64Array(pairs);
  const random = randomFrom(options.seed);
  const order = Int32Array.from(examples, (_, at) => at);
  const first = Math.floor(options.epochs / 2);
  const share = 1 / (options.epochs - first);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example && example.ends.length > 0) {
        learn(state, thinned(example, rows, options, random), options);
      }
    }
    if (epoch < first) continue;
    // The general weights with those of the first lesson's copy.
    addTo(features, state.features.subarray(0, size), share);
    addTo(features, state.features.subarray(size, 2 * size), share);
    addTo(transitions, state.transitions, share);
  }
  return { features: spreadRows(features, rows), transitions };
}

/** The mean of several trainings: a linear model again, and a steadier one. */
export function meanWeights(all: readonly TrainedWeights[]): TrainedWeights {
  const [first] = all;
  const features = new Float32Array(first?.features.length ?? 0);
  const transitions = new Float64Array(first?.transitions.length ?? 0);
  for (const one of all) {
    addTo(features, one.features, 1 / all.length);
    addTo(transitions, one.transitions, 1 / all.length);
  }
  return { features, transitions };
}
