import { join } from "node:path";
import { reportOn } from "../../src/server/engine/analyse.ts";
import type { Reader } from "../../src/server/engine/reader/reader.ts";
import { documentFromText } from "../../src/server/extraction/pasted-text.ts";
import { openReader } from "../../src/server/features/analysis/open-reader.ts";
import { type Measure, rankingPair, rankingResume, readJsonLines } from "./data.ts";
import { areaUnderCurve, mean, spearman } from "./statistics.ts";

const referenceDate = "2021-01-01";
/** People scored 1 to 7; from here on they call a candidate suitable. */
const suitableFrom = 5;

async function match(reader: Reader, text: string, skills: string[]): Promise<number> {
  const results = await reportOn({
    document: documentFromText(text),
    jobDescription: `Requirements\n${skills.map((skill) => `• ${skill}`).join("\n")}`,
    referenceDate,
    reader,
  });
  return results.match_percentage;
}

/** Match scores against how HR people ranked the same candidates for the same job. */
export async function measureRanking(folder: string): Promise<Measure[]> {
  const reader = await openReader();
  const resumes = new Map(
    readJsonLines(join(folder, "ferr", "resumes.jsonl"), rankingResume).map((line) => [
      line.resume,
      line.text,
    ]),
  );
  const known = readJsonLines(join(folder, "ferr", "pairs.jsonl"), rankingPair).filter((pair) =>
    resumes.has(pair.resume),
  );
  const pairs: ((typeof known)[number] & { match: number })[] = [];
  for (const pair of known) {
    const text = resumes.get(pair.resume) ?? "";
    pairs.push({ ...pair, match: await match(reader, text, pair.skills) });
  }
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
