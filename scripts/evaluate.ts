import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { partOf, readCases } from "./evaluation/cases.ts";
import { dataFolder, type Measure } from "./evaluation/data.ts";
import { fallen, readFigures, writeFigures } from "./evaluation/figures.ts";
import { measureAdvertisements } from "./evaluation/measure-advertisements.ts";
import { measureCases } from "./evaluation/measure-cases.ts";
import { measureCvFields } from "./evaluation/measure-cv-fields.ts";
import { measureExtraction } from "./evaluation/measure-extraction.ts";
import { measureForeign } from "./evaluation/measure-foreign.ts";
import { measureJobFacts } from "./evaluation/measure-job-facts.ts";
import { measureRanking } from "./evaluation/measure-ranking.ts";
import { measureSkills } from "./evaluation/measure-skills.ts";
import { measureUnrelated } from "./evaluation/measure-unrelated.ts";

/**
 * Quality of the engine on the development data: prints a table; `--json FILE` writes it as JSON. `--cases` reads the labelled cases
 * alone; `--figures` writes models/figures.json anew. `--model` compares instead
 * the engine alone with the engine and the language model of OPENAI_API_KEY and its neighbours, on `--pairs N` pairs.
 */

const { values } = parseArgs({
  options: {
    json: { type: "string" },
    model: { type: "boolean" },
    pairs: { type: "string", default: "40" },
    cases: { type: "boolean" },
    figures: { type: "boolean" },
  },
});
const folder = dataFolder() ?? "";
if (folder === "" && !values.cases) {
  console.error("The development data is not here: EVAL_DATA names the folder it lies in.");
  process.exit(1);
}

function row({ what, value, goal, of }: Measure): string {
  const reached = goal === undefined ? " " : value >= goal ? "✓" : "✗";
  const wanted = goal === undefined ? "" : `goal ${goal.toFixed(2)}`;
  return `  ${reached} ${what.padEnd(42)} ${value.toFixed(3).padStart(7)}  ${wanted.padEnd(10)} ${of}`;
}

async function withModel(data: string): Promise<Measure[]> {
  const [
    { compareWithModel, judgedPairs },
    { openLanguageModel },
    { readEnv },
    { createLog },
    pool,
  ] = await Promise.all([
    import("./evaluation/measure-model.ts"),
    import("../src/server/deps.ts"),
    import("../src/server/env.ts"),
    import("../src/server/log.ts"),
    import("../src/server/features/analysis/engine-pool.ts"),
  ]);
  const log = createLog("warn");
  const languageModel = await openLanguageModel(readEnv(process.env), log);
  if (!languageModel) {
    console.error("--model needs OPENAI_API_KEY or OPENAI_BASE_URL.");
    process.exit(1);
  }
  const engine = pool.createEnginePool({ threads: 1 });
  const pairs = judgedPairs(data, Number(values.pairs));
  const found = await compareWithModel(pairs, { engine, languageModel, log });
  await engine.close();
  return found;
}

/** Cases of a small fixed sample, of those that teach the judge: `npm test` reckons their figure again. */
const sampleSize = 4;

async function measureHeldCases(): Promise<Measure[]> {
  const cases = readCases();
  const measures = await measureCases(cases.filter(({ name }) => partOf(name) === "held"));
  const lost = fallen(measures, readFigures());
  if (lost.length > 0) {
    console.error(`Below what the committed weights reached:\n${lost.join("\n")}`);
    process.exitCode = 1;
  }
  if (values.figures) {
    const sample = cases.filter(({ name }) => partOf(name) === "judge").slice(0, sampleSize);
    const [right] = await measureCases(sample);
    writeFigures(measures, {
      cases: sample.map(({ name }) => name),
      right: Number((right?.value ?? 0).toFixed(4)),
    });
  }
  return measures;
}

const engineAlone = async (data: string): Promise<Measure[]> => [
  ...(await measureHeldCases()),
  ...measureSkills(data),
  ...measureForeign(),
  ...measureAdvertisements(data),
  ...measureJobFacts(data),
  ...(await measureCvFields(data)),
  ...(await measureRanking(data)),
  ...(await measureUnrelated(data)),
  ...(await measureExtraction(data)),
];

const measures = values.cases
  ? await measureHeldCases()
  : await (values.model ? withModel(folder) : engineAlone(folder));
for (const [group, members] of Map.groupBy(measures, (measure) => measure.group)) {
  console.log(`\n${group}`);
  for (const measure of members) console.log(row(measure));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`);
