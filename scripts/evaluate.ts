import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { dataFolder, type Measure } from "./evaluation/data.ts";
import { measureAdvertisements } from "./evaluation/measure-advertisements.ts";
import { measureCvFields } from "./evaluation/measure-cv-fields.ts";
import { measureExtraction } from "./evaluation/measure-extraction.ts";
import { measureRanking } from "./evaluation/measure-ranking.ts";
import { measureSkills } from "./evaluation/measure-skills.ts";

/** Quality of the engine on the development data: prints a table; `--json FILE` writes it as JSON. */

const { values } = parseArgs({ options: { json: { type: "string" } } });
const folder = dataFolder();
if (!folder) {
  console.error("The development data is not here: EVAL_DATA names the folder it lies in.");
  process.exit(1);
}

function row({ what, value, goal, of }: Measure): string {
  const reached = goal === undefined ? " " : value >= goal ? "✓" : "✗";
  const wanted = goal === undefined ? "" : `goal ${goal.toFixed(2)}`;
  return `  ${reached} ${what.padEnd(42)} ${value.toFixed(3).padStart(7)}  ${wanted.padEnd(10)} ${of}`;
}

const measures = [
  ...measureSkills(folder),
  ...measureAdvertisements(folder),
  ...(await measureCvFields(folder)),
  ...measureRanking(folder),
  ...(await measureExtraction(folder)),
];
for (const [group, members] of Map.groupBy(measures, (measure) => measure.group)) {
  console.log(`\n${group}`);
  for (const measure of members) console.log(row(measure));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(measures, null, 2)}\n`);
