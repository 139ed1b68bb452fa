import type { LanguageModel, ModelUsage } from "../../src/server/adapters/language-model.ts";
import { openLanguageModel } from "../../src/server/deps.ts";
import { readEnv } from "../../src/server/env.ts";
import { createEnginePool } from "../../src/server/features/analysis/engine-pool.ts";
import type { EnginePool } from "../../src/server/features/analysis/task.ts";
import { costOf, type ModelBounds } from "../../src/server/features/refinement/metered-model.ts";
import { refineReport } from "../../src/server/features/refinement/service.ts";
import { createLog } from "../../src/server/log.ts";
import { modelBoundsOf } from "../../src/server/model-bounds.ts";
import type { Measure } from "./data.ts";
import type { ReportOf } from "./measure-cases.ts";
import { mean } from "./statistics.ts";

type ModelReports = {
  reportOf: ReportOf;
  /** How many reports the model judged, how long they took, and what they cost. */
  close(): Promise<Measure[]>;
};

/** Reports with the language model of the environment; null where none is set up. One after the other, so that a small server is not flooded. */
export async function modelReports(): Promise<ModelReports | null> {
  const env = readEnv(process.env);
  const languageModel = await openLanguageModel(env, createLog("warn"));
  if (!languageModel) return null;
  const bounds = modelBoundsOf(env).enterprise;
  return reportsWith(createEnginePool({ threads: 1 }), languageModel, bounds);
}

/** The model, with the time in which somebody waits for it. */
function timed(model: LanguageModel): { model: LanguageModel; waitedMs: () => number } {
  let waited = 0;
  return {
    waitedMs: () => waited,
    model: {
      ...model,
      async answer(question) {
        const begun = performance.now();
        return await model.answer(question).finally(() => {
          waited += performance.now() - begun;
        });
      },
    },
  };
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

/** The same with an engine and a model at hand. */
export function reportsWith(
  engine: EnginePool,
  languageModel: LanguageModel,
  bounds: ModelBounds,
): ModelReports {
  const log = createLog("warn");
  const { signal } = new AbortController();
  const [seconds, own]: [number[], number[]] = [[], []];
  const spent: ModelUsage[] = [];
  const judged: boolean[] = [];
  return {
    async reportOf(input) {
      const { model, waitedMs } = timed(languageModel);
      const begun = performance.now();
      const alone = await engine.begin(input, { signal, onStage: () => {} });
      const asked = performance.now();
      const report = await refineReport({ engine, languageModel: model, log }, input, alone, {
        signal,
        bounds,
        onSpent: (one) => spent.push(one),
      });
      const ended = performance.now();
      seconds.push((ended - begun) / 1000);
      own.push(ended - asked - waitedMs());
      judged.push(report.engine.reader !== undefined);
      return report;
    },
    async close() {
      await engine.close();
      const group = "with the language model";
      const of = `${judged.length} reports, ${languageModel.name}`;
      const costs = spent.flatMap((one) => costOf(one, bounds.prices) ?? []);
      const rows: [string, number][] = [
        ["reports it judged", mean(judged.map(Number))],
        ["seconds a report, mean", mean(seconds)],
        ["seconds a report, longest", Math.max(...seconds)],
        ["our own code after the engine, ms, median", quantile(own, 0.5)],
        ["… 95 of 100", quantile(own, 0.95)],
        ["tokens asked, a report", mean(spent.map(({ input }) => input))],
        ["tokens answered, a report", mean(spent.map(({ output }) => output))],
      ];
      if (costs.length > 0) rows.push(["money a report", mean(costs)]);
      return rows.map(([what, value]) => ({ group, what, value, of }));
    },
  };
}
