import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { partOf, readCases } from "./evaluation/cases.ts";
import { dataFolder, type Measure } from "./evaluation/data.ts";
import { fallen, readFigures, writeFigures } from "./evaluation/figures.ts";
import { measureAdvertisements } from "./evaluation/measure-advertisements.ts";
import { engineReports, measureCases } from "./evaluation/measure-cases.ts";
import { measureCvFields } from "./evaluation/measure-cv-fields.ts";
import { measureExtraction } from "./evaluation/measure-extraction.ts";
import { measureForeign } from "./evaluation/measure-foreign.ts";
import { measureJobFacts } from "./evaluation/measure-job-facts.ts";
import { measureRanking } from "./evaluation/measure-ranking.ts";
import { measureSkills } from "./evaluation/measure-skills.ts";
import { measureUnrelated } from "./evaluation/measure-unrelated.ts";
import { modelReports } from "./evaluation/model-reports.ts";

/**
 * Quality of the engine on the development data: prints a table; `--json FILE` writes it as JSON. `--cases` reads the labelled cases
 * alone; `--figures` writes models/figures.json anew. `--reader model` has the language model of OPENAI_API_KEY and its neighbours
 * read them, `--most N` of them.
 */

const { values } = parseArgs({
  options: {
    json: { type: "string" },
    reader: { type: "string" },
    most: { type: "string" },
    cases: { type: "boolean" },
    figures: { type: "boolean" },
  },
});
const folder = dataFolder() ?? "";
if (values.reader !== undefined && !["model", "learned"].includes(values.reader)) {
  console.error(`--reader takes "learned" or "model", not "${values.reader}".`);
  process.exit(1);
}
const isModel = values.reader === "model";
if (folder === "" && !values.cases && !isModel) {
  console.error("The development data is not here: EVAL_DATA names the folder it lies in.");
  process.exit(1);
}

function row({ what, value, goal, of }: Measure): string {
  const reached = goal === undefined ? " " : value >= goal ? "✓" : "✗";
  const wanted = goal === undefined ? "" : `goal ${goal.toFixed(2)}`;
  return `  ${reached} ${what.padEnd(42)} ${value.toFixed(3).padStart(7)}  ${wanted.padEnd(10)} ${of}`;
}

/** Held-back cases with a language model in the learned reader's place. */
async function measureModel(): Promise<Measure[]> {
  const opened = await modelReports();
  if (!opened) {
    console.error("--reader model needs OPENAI_API_KEY or OPENAI_BASE_URL.");
    process.exit(1);
  }
  const held = readCases().filter(({ name }) => partOf(name) === "held");
  const measures = await measureCases(
    held.slice(0, Number(values.most ?? held.length)),
    opened.reportOf,
  );
  return [...measures, ...(await opened.close())];
}

/** Cases of a small fixed sample, of those that teach the judge: `npm test` reckons their figure again. */
const sampleSize = 4;

async function measureHeldCases(): Promise<Measure[]> {
  const cases = readCases();
  const reportOf = await engineReports();
  const held = cases.filter(({ name }) => partOf(name) === "held");
  const measures = await measureCases(held, reportOf);
  const lost = fallen(measures, readFigures());
  if (lost.length > 0) {
    console.error(`Below what the committed weights reached:\n${lost.join("\n")}`);
    process.exitCode = 1;
  }
  if (values.figures) {
    const sample = cases.filter(({ name }) => partOf(name) === "judge").slice(0, sampleSize);
    const [right] = await measureCases(sample, reportOf);
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

const measures = isModel
  ? await measureModel()
  : await (values.cases ? measureHeldCases() : engineAlone(folder));
for (const [group, members] of Map.groupBy(measures, (measure) => measure.group)) {
  console.log(`\n${group}`);
  for (const measure of members) console.log(row(measure));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`);
