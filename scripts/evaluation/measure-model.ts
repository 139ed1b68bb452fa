import { join } from "node:path";
import type { Deps } from "../../src/server/deps.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { refineReport } from "../../src/server/features/refinement/service.ts";
import { type Measure, rankingPair, rankingResume, readJsonLines } from "./data.ts";
import { areaUnderCurve, mean, spearman } from "./statistics.ts";

const referenceDate = "2021-01-01";
const suitableFrom = 5;

/** A CV before an advertisement, with what people thought of it. */
export type JudgedPair = { jd: string; cv: string; advertisement: string; score: number };

/** The first `most` pairs of the ranking data, whole jobs together. */
export function judgedPairs(folder: string, most: number): JudgedPair[] {
  const resumes = new Map(
    readJsonLines(join(folder, "ferr", "resumes.jsonl"), rankingResume).map((line) => [
      line.resume,
      line.text,
    ]),
  );
  return readJsonLines(join(folder, "ferr", "pairs.jsonl"), rankingPair)
    .flatMap(({ jd, skills, resume, score }) => {
      const cv = resumes.get(resume);
      const advertisement = `Requirements\n${skills.map((skill) => `• ${skill}`).join("\n")}`;
      return cv === undefined ? [] : [{ jd, cv, advertisement, score }];
    })
    .sort((one, other) => one.jd.localeCompare(other.jd))
    .slice(0, most);
}

type Scored = JudgedPair & { alone: number; together: number; isUsed: boolean };

function ranking(pairs: readonly Scored[], scoreOf: (pair: Scored) => number) {
  const jobs = [...Map.groupBy(pairs, ({ jd }) => jd).values()].filter(({ length }) => length > 1);
  const correlations = jobs.map((job) =>
    spearman(
      job.map(scoreOf),
      job.map(({ score }) => score),
    ),
  );
  const auc = areaUnderCurve(
    pairs.map(scoreOf),
    pairs.map(({ score }) => score >= suitableFrom),
  );
  return { spearman: mean(correlations), auc };
}

/**
 * The engine alone and with a language model on the same pairs, each ranked against what people thought; and how often
 * anything of the model's was used. One pair after the other, so that a small server is not flooded.
 */
export async function compareWithModel(
  pairs: readonly JudgedPair[],
  deps: Pick<Deps, "engine" | "languageModel" | "log">,
): Promise<Measure[]> {
  const scored: Scored[] = [];
  for (const pair of pairs) {
    const input = {
      document: documentFromText(pair.cv),
      jobDescription: pair.advertisement,
      referenceDate,
    };
    const { signal } = new AbortController();
    const alone = await deps.engine.run(input, { signal, onStage: () => {} });
    const together = await refineReport(deps, input, alone, signal);
    scored.push({
      ...pair,
      alone: alone.match_percentage,
      together: together.match_percentage,
      isUsed: together.engine.mode === "ai",
    });
  }
  const own = ranking(scored, ({ alone }) => alone);
  const helped = ranking(scored, ({ together }) => together);
  const group = "engine alone and with the model";
  const of = `FERR, ${scored.length} pairs`;
  return [
    { group, what: "Spearman, engine alone", value: own.spearman, of },
    { group, what: "Spearman, with the model", value: helped.spearman, of },
    { group, what: "AUC, engine alone", value: own.auc, of },
    { group, what: "AUC, with the model", value: helped.auc, of },
    {
      group,
      what: "reports in which the model was used",
      value: scored.filter(({ isUsed }) => isUsed).length / Math.max(1, scored.length),
      of,
    },
  ];
}
