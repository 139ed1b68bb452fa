import { InferenceSession, Tensor } from "onnxruntime-node";
import type { Pieces } from "./word-pieces.ts";

/** What the encoder gives for each input: how likely missing, partial and met; and a vector of length 1. */
export type Encoded = { judged: Judged; vector: Float32Array };

/** Probabilities that a statement does not answer, half answers or answers a demand; they add up to 1. */
export type Judged = readonly [missing: number, partial: number, met: number];

export type Encoder = {
  /** In the order of `inputs`. Rejects with the signal's reason between two batches once it is aborted. */
  encode(inputs: readonly Pieces[], signal?: AbortSignal): Promise<Encoded[]>;
};

/** Word pieces in one batch, padding included: bounds the memory of a run. */
const piecesABatch = 800;

/** Indexes of the inputs in batches of like length, so that little is padded. */
function batchesOf(inputs: readonly Pieces[]): number[][] {
  const length = (index: number) => inputs[index]?.ids.length ?? 0;
  const batches: number[][] = [];
  for (const index of inputs.map((_, i) => i).sort((one, other) => length(one) - length(other))) {
    const batch = batches.at(-1);
    if (batch && (batch.length + 1) * length(index) <= piecesABatch) batch.push(index);
    else batches.push([index]);
  }
  return batches;
}

function padded(rows: readonly (readonly number[])[], width: number): Tensor {
  const data = new BigInt64Array(rows.length * width);
  rows.forEach((row, y) => {
    row.forEach((value, x) => {
      data[y * width + x] = BigInt(value);
    });
  });
  return new Tensor("int64", data, [rows.length, width]);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** Opens the network (ONNX, int8) on one thread. */
export async function openEncoder(weights: Uint8Array): Promise<Encoder> {
  const session = await InferenceSession.create(weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });

  async function runBatch(rows: readonly Pieces[]): Promise<Encoded[]> {
    const width = Math.max(...rows.map(({ ids }) => ids.length));
    const output = await session.run({
      ids: padded(
        rows.map(({ ids }) => ids),
        width,
      ),
      attention: padded(
        rows.map(({ ids }) => ids.map(() => 1)),
        width,
      ),
      sides: padded(
        rows.map(({ sides }) => sides),
        width,
      ),
    });
    const judged = floatsOf(output.judged);
    const vectors = floatsOf(output.vectors);
    const size = vectors.length / rows.length;
    return rows.map((_, i) => ({
      judged: [judged[3 * i] ?? 1, judged[3 * i + 1] ?? 0, judged[3 * i + 2] ?? 0],
      vector: unit(vectors.slice(i * size, (i + 1) * size)),
    }));
  }

  return {
    async encode(inputs, signal) {
      const found = new Array<Encoded>(inputs.length);
      for (const batch of batchesOf(inputs)) {
        signal?.throwIfAborted();
        const rows = batch.flatMap((index) => inputs[index] ?? []);
        for (const [at, encoded] of (await runBatch(rows)).entries()) {
          found[batch[at] ?? 0] = encoded;
        }
      }
      return found;
    },
  };
}

function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error("The network gave no numbers");
  return tensor.data;
}
