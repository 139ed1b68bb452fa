import type { Statement } from "../document/statements.ts";
import type { Encoder, Judged } from "./encoder.ts";
import type { NamedStatements, ReadingMemory } from "./reader.ts";
import type { WordPieces } from "./word-pieces.ts";

/** A statement before a demand: how near the two are (cosine, -1 to 1), and how it is judged. */
export type Pair = { statement: number; nearness: number; judged: Judged };

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

const readable = (given: readonly Statement[]): Statement[] =>
  given
    .slice(0, mostStatements)
    .map((statement) => ({ ...statement, text: withoutEndMarks(statement.text) }));

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
  /** How each named statement is judged for its demand, whatever its nearness; null for what is no statement. */
  judge(
    named: readonly NamedStatements[],
    statements: readonly Statement[],
    signal?: AbortSignal,
  ): Promise<(Judged | null)[][]>;
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

  async function readPairs(pairs: ReadonlyMap<string, [string, Statement]>, signal?: AbortSignal) {
    const unread = [...pairs].filter(([key]) => !judged.has(key));
    const inputs = unread.map(([, [demand, { post, text }]]) =>
      wordPieces.pair(demand, post, text),
    );
    for (const [at, encoded] of (await encoder.encode(inputs, signal)).entries()) {
      judged.set(unread[at]?.[0] ?? "", encoded.judged);
    }
  }

  const keyOf = (demand: string, { post, text }: Statement) => `${demand}\n${post}\n${text}`;

  return {
    memory: () => ({ vectors, pairs: judged }),
    async judge(named, given, signal) {
      const statements = readable(given);
      const open = new Map<string, [string, Statement]>();
      const keys = named.map(({ text, statements: indexes }) =>
        indexes.map((index) => {
          const line = statements[index];
          if (!line) return "";
          const key = keyOf(text, line);
          open.set(key, [text, line]);
          return key;
        }),
      );
      await readPairs(open, signal);
      return keys.map((own) => own.map((key) => judged.get(key) ?? null));
    },
    async score(demands, given, also, signal) {
      const statements = readable(given);
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
      const open = new Map<string, [string, Statement]>();
      for (const [at, pairs] of chosen.entries()) {
        const demand = demands[at] ?? "";
        for (const { statement } of pairs) {
          const line = statements[statement];
          if (line) open.set(keyOf(demand, line), [demand, line]);
        }
      }
      await readPairs(open, signal);
      return chosen.map((pairs, at) => ({
        vector: asked[at] ?? new Float32Array(),
        pairs: pairs.flatMap(({ statement, nearness }) => {
          const line = statements[statement];
          const known = line && judged.get(keyOf(demands[at] ?? "", line));
          return known ? [{ statement, nearness, judged: known }] : [];
        }),
      }));
    },
  };
}
