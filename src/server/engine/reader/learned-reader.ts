import { openEncoder } from "./encoder.ts";
import { type Features, featuresOf } from "./features.ts";
import { answerOf, createPairScorer, type DemandPairs, type PairScorer } from "./pair-scores.ts";
import type { AskedDemand, ReadCv, Reader, ReadingMemory, Verdict } from "./reader.ts";
import { judgeFeatures, kindsOf, type VerdictModel, verdictModelSchema } from "./verdict-model.ts";
import { createTokenizer, createWordPieces } from "./word-pieces.ts";

/** The files of models/: what training/ has made. */
export type ReaderFiles = {
  /** ONNX, int8. */
  weights: Uint8Array;
  /** Contents of tokenizer.json. */
  tokenizer: object;
  /** Contents of judge.json; null to read without giving verdicts, as training does. */
  judge: unknown;
};

/** A statement is worth showing beside a demand from this answer (met plus half of partial) on. */
const worthShowing = 0.3;
const mostShown = 4;

/** All head lines of posts are read where years are asked for: a title and its dates may be all there is. */
const mostHeads = 6;

function pointedAt({ facts }: AskedDemand, { statements }: ReadCv): number[] {
  const named = new Set(facts.lines);
  const byName = statements.flatMap(({ line }, i) => (named.has(line) ? [i] : [])).slice(0, 3);
  if (facts.years === null) return byName;
  const heads = statements.flatMap(({ isHead }, i) => (isHead ? [i] : [])).slice(0, mostHeads);
  return [...byName, ...heads];
}

/** Statements that carry a verdict, best first; of a demand that nothing answers the nearest one. */
function shownFor(status: Verdict["status"], { pairs }: DemandPairs): number[] {
  const rated = pairs
    .map(({ statement, judged, nearness }) => ({ statement, answer: answerOf(judged), nearness }))
    .sort((one, other) => other.answer - one.answer || other.nearness - one.nearness);
  const answering = status === "met" || status === "partial";
  const shown = rated.filter(({ answer }, at) => at === 0 || (answering && answer >= worthShowing));
  return shown.slice(0, mostShown).map(({ statement }) => statement);
}

/** What the encoder makes of demands before a CV, for those who teach the judge. */
export type Lesson = { features: Features; vector: Float32Array };

export type LearnedReader = Reader & {
  lessons(demands: readonly AskedDemand[], cv: ReadCv): Promise<Lesson[]>;
};

/**
 * The reader that was trained (training/): an encoder judges demands beside statements, a small judge over its scores and over
 * what is reckoned exactly gives the verdict.
 */
export async function openLearnedReader(files: ReaderFiles): Promise<LearnedReader> {
  const encoder = await openEncoder(files.weights);
  const tokenizer = createTokenizer(files.tokenizer);
  const model: VerdictModel | null =
    files.judge === null ? null : verdictModelSchema.parse(files.judge);
  const newScorer = (memory?: ReadingMemory) =>
    createPairScorer(encoder, createWordPieces(tokenizer), memory);
  const score = (
    scorer: PairScorer,
    demands: readonly AskedDemand[],
    cv: ReadCv,
    signal?: AbortSignal,
  ) =>
    scorer.score(
      demands.map(({ text }) => text),
      cv.statements,
      demands.map((demand) => pointedAt(demand, cv)),
      signal,
    );
  return {
    async lessons(demands, cv) {
      const read = await score(newScorer(), demands, cv);
      const features = featuresOf(demands, read, [], cv);
      return read.map(({ vector }, at) => ({ features: features[at] ?? {}, vector }));
    },
    begin(memory) {
      if (!model) throw new Error("This reader was opened without a judge");
      const scorer = newScorer(memory);
      return {
        memory: scorer.memory,
        answers: async (pairs, signal) => (await scorer.judge(pairs, signal)).map(answerOf),
        async judge(demands, cv, signal) {
          const read = await score(scorer, demands, cv, signal);
          const kinds = read.map(({ vector }) => kindsOf(model, vector));
          return featuresOf(demands, read, kinds, cv).map((features, at) => {
            const judged = judgeFeatures(model, features);
            const pairs = read[at] ?? { pairs: [], vector: new Float32Array() };
            return { ...judged, statements: shownFor(judged.status, pairs) };
          });
        },
      };
    },
  };
}
