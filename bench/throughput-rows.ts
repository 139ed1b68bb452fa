import { createEnginePool } from "../src/server/features/analysis/engine-pool.ts";
import type { EngineInput, EnginePool } from "../src/server/features/analysis/task.ts";
import { quantile } from "./measure.ts";

/** How much a number of threads gets done when more is asked of them than they can do at once. */
export type ThroughputRow = {
  name: string;
  perSecond: number;
  /** Milliseconds from asking to the answer, waiting included. */
  median: number;
  p95: number;
  /** `perSecond` against one thread's, in the same run. */
  ratio: number;
};

const threadCounts = [1, 2, 4];
/** Asked at once, whatever the number of threads: so the times can be compared. */
const waiting = 8;
const analyses = 64;

/** The engine under load, with one, two and four threads. */
export async function throughputRows(
  wanted: (name: string) => boolean,
  input: EngineInput,
): Promise<ThroughputRow[]> {
  const rows: ThroughputRow[] = [];
  for (const threads of threadCounts) {
    const name = `server: analyses with ${threads} thread${threads === 1 ? "" : "s"}`;
    if (!wanted(name)) continue;
    const engine = createEnginePool({ threads });
    await loaded(engine, input, waiting * threads);
    const { seconds, times } = await loaded(engine, input, analyses);
    await engine.close();
    const perSecond = analyses / seconds;
    rows.push({
      name,
      perSecond,
      median: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      ratio: perSecond / (rows[0]?.perSecond ?? perSecond),
    });
  }
  return rows;
}

/** Each of those who wait asks again as soon as it has its answer, `count` times in all. */
async function loaded(
  engine: EnginePool,
  input: EngineInput,
  count: number,
): Promise<{ seconds: number; times: number[] }> {
  const { signal } = new AbortController();
  const times: number[] = [];
  let asked = 0;
  async function askAgain(): Promise<void> {
    while (asked < count) {
      asked += 1;
      const begun = performance.now();
      await engine.run(input, { signal, onStage() {} });
      times.push(performance.now() - begun);
    }
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: waiting }, askAgain));
  return { seconds: (performance.now() - begun) / 1000, times };
}
