import { join } from "node:path";
import { analyse } from "../../src/server/engine/analyse.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { type Measure, rankingPair, rankingResume, readJsonLines } from "./data.ts";
import { areaUnderCurve, mean, spearman } from "./statistics.ts";

const referenceDate = "2021-01-01";
/** People scored 1 to 7; from here on they call a candidate suitable. */
const suitableFrom = 5;

function match(text: string, skills: string[]): number {
  const stages = analyse({
    document: documentFromText(text),
    jobDescription: `Requirements\n${skills.map((skill) => `• ${skill}`).join("\n")}`,
    referenceDate,
  });
  let step = stages.next();
  while (!step.done) step = stages.next();
  return step.value.match_percentage;
}

/** Match scores against how HR people ranked the same candidates for the same job. */
export function measureRanking(folder: string): Measure[] {
  const resumes = new Map(
    readJsonLines(join(folder, "ferr", "resumes.jsonl"), rankingResume).map((line) => [
      line.resume,
      line.text,
    ]),
  );
  const pairs = readJsonLines(join(folder, "ferr", "pairs.jsonl"), rankingPair)
    .filter((pair) => resumes.has(pair.resume))
    .map((pair) => ({ ...pair, match: match(resumes.get(pair.resume) ?? "", pair.skills) }));
  const jobs = [...Map.groupBy(pairs, (pair) => pair.jd).values()];
  const correlations = jobs.map((job) =>
    spearman(
      job.map((pair) => pair.match),
      job.map((pair) => pair.score),
    ),
  );
  const auc = areaUnderCurve(
    pairs.map((pair) => pair.match),
    pairs.map((pair) => pair.score >= suitableFrom),
  );
  const group = "ranking of candidates";
  const of = `FERR, ${jobs.length} jobs, ${pairs.length} pairs`;
  return [
    { group, what: "mean Spearman within a job", value: mean(correlations), goal: 0.35, of },
    { group, what: "AUC", value: auc, goal: 0.7, of },
  ];
}
