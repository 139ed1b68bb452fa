import type { LanguageModel } from "../../src/server/adapters/language-model.ts";
import { openLanguageModel } from "../../src/server/deps.ts";
import { readEnv } from "../../src/server/env.ts";
import { createEnginePool } from "../../src/server/features/analysis/engine-pool.ts";
import type { EnginePool } from "../../src/server/features/analysis/task.ts";
import { refineReport } from "../../src/server/features/refinement/service.ts";
import { createLog } from "../../src/server/log.ts";
import type { Measure } from "./data.ts";
import type { ReportOf } from "./measure-cases.ts";
import { mean } from "./statistics.ts";

type ModelReports = {
  reportOf: ReportOf;
  /** How long the reports took, and how many the model judged. */
  close(): Promise<Measure[]>;
};

/** Reports with the language model of the environment; null where none is set up. One after the other, so that a small server is not flooded. */
export async function modelReports(): Promise<ModelReports | null> {
  const log = createLog("warn");
  const languageModel = await openLanguageModel(readEnv(process.env), log);
  if (!languageModel) return null;
  return reportsWith(createEnginePool({ threads: 1 }), languageModel);
}

/** The same with an engine and a model at hand. */
export function reportsWith(engine: EnginePool, languageModel: LanguageModel): ModelReports {
  const log = createLog("warn");
  const { signal } = new AbortController();
  const seconds: number[] = [];
  const judged: boolean[] = [];
  return {
    async reportOf(input) {
      const begun = performance.now();
      const alone = await engine.run(input, { signal, onStage: () => {} });
      const report = await refineReport({ engine, languageModel, log }, input, alone, { signal });
      seconds.push((performance.now() - begun) / 1000);
      judged.push(report.engine.reader !== undefined);
      return report;
    },
    async close() {
      await engine.close();
      const group = "with the language model";
      const of = `${judged.length} reports, ${languageModel.name}`;
      return [
        { group, what: "reports it judged", value: mean(judged.map(Number)), of },
        { group, what: "seconds a report, mean", value: mean(seconds), of },
        { group, what: "seconds a report, longest", value: Math.max(...seconds), of },
      ];
    },
  };
}
