import type { Statement } from "../document/statements.ts";
import type { Encoder, Judged } from "./encoder.ts";
import type { ReadingMemory } from "./reader.ts";
import type { WordPieces } from "./word-pieces.ts";

/** A statement before a demand: how near the two are (cosine, -1 to 1), and how it is judged. */
export type Pair = { statement: number; nearness: number; judged: Judged };

/** How far a judgement says that a statement answers, 0 to 1: likely met, and half of likely partly met. */
export const answerOf = ([, partial, met]: Judged): number => met + partial / 2;

/** A demand beside a statement. */
export type AskedPair = readonly [demand: string, statement: Statement];

/** What is read of each demand: its nearest statements judged, and how near each statement is. */
export type DemandPairs = { pairs: Pair[]; vector: Float32Array };

/** The statements judged for a demand: the nearest ones, and those somebody points at. */
export const nearest = 7;
/** Statements further down a CV than this are not read. */
export const mostStatements = 400;

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** Whether a line ends with a full stop is a matter of layout. */
const withoutEndMarks = (text: string) => text.replace(/[.,;:]+$/u, "");

const readable = (statement: Statement): Statement => ({
  ...statement,
  text: withoutEndMarks(statement.text),
});

/** The encoder with a memory of what it has read: a changed CV costs only the lines that changed. */
export type PairScorer = {
  /**
   * `also` names, for each demand, statements to be judged whatever their nearness. Demands and statements in order; every
   * statement beyond `mostStatements` is left out.
   */
  score(
    demands: readonly string[],
    statements: readonly Statement[],
    also: readonly (readonly number[])[],
    signal?: AbortSignal,
  ): Promise<DemandPairs[]>;
  /** How each pair is judged, in their order. */
  judge(pairs: readonly AskedPair[], signal?: AbortSignal): Promise<Judged[]>;
  memory(): ReadingMemory;
};

/** Begins with what was read before. */
export function createPairScorer(
  encoder: Encoder,
  wordPieces: WordPieces,
  memory?: ReadingMemory,
): PairScorer {
  const vectors = new Map<string, Float32Array>(memory?.vectors);
  const judged = new Map<string, Judged>(memory?.pairs);

  async function readVectors(texts: readonly string[], signal?: AbortSignal) {
    const unread = [...new Set(texts)].filter((text) => !vectors.has(text));
    const found = await encoder.encode(unread.map(wordPieces.single), signal);
    for (const [at, { vector }] of found.entries()) vectors.set(unread[at] ?? "", vector);
    return texts.map((text) => vectors.get(text) ?? new Float32Array());
  }

  const keyOf = ([demand, { post, text }]: AskedPair) => `${demand}\n${post}\n${text}`;

  async function readPairs(pairs: readonly AskedPair[], signal?: AbortSignal): Promise<Judged[]> {
    const unread = [...new Map(pairs.map((pair) => [keyOf(pair), pair]))].filter(
      ([key]) => !judged.has(key),
    );
    const inputs = unread.map(([, [demand, { post, text }]]) =>
      wordPieces.pair(demand, post, text),
    );
    for (const [at, encoded] of (await encoder.encode(inputs, signal)).entries()) {
      judged.set(unread[at]?.[0] ?? "", encoded.judged);
    }
    return pairs.map((pair) => judged.get(keyOf(pair)) ?? unanswered);
  }

  return {
    memory: () => ({ vectors, pairs: judged }),
    judge: (pairs, signal) =>
      readPairs(
        pairs.map(([demand, statement]) => [demand, readable(statement)]),
        signal,
      ),
    async score(demands, given, also, signal) {
      const statements = given.slice(0, mostStatements).map(readable);
      const asked = await readVectors(demands, signal);
      const said = await readVectors(
        statements.map(({ text }) => text),
        signal,
      );
      const chosen = asked.map((vector, at) => {
        const near = said.map((other) => cosine(vector, other));
        const order = near
          .map((_, i) => i)
          .sort((one, other) => (near[other] ?? 0) - (near[one] ?? 0));
        const pointed = (also[at] ?? []).filter((i) => i < statements.length);
        const indexes = [...new Set([...order.slice(0, nearest), ...pointed])];
        return indexes.map((statement) => ({ statement, nearness: near[statement] ?? 0 }));
      });
      const asking = chosen.map((near, at) =>
        near.flatMap(({ statement, nearness }) => {
          const line = statements[statement];
          const pair: AskedPair | undefined = line && [demands[at] ?? "", line];
          return pair ? [{ statement, nearness, pair }] : [];
        }),
      );
      const read = (
        await readPairs(
          asking.flat().map(({ pair }) => pair),
          signal,
        )
      ).values();
      return asking.map((near, at) => ({
        vector: asked[at] ?? new Float32Array(),
        pairs: near.map(({ statement, nearness }) => ({
          statement,
          nearness,
          judged: read.next().value ?? unanswered,
        })),
      }));
    },
  };
}

const unanswered: Judged = [1, 0, 0];
