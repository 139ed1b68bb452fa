import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { quantile, type Row } from "./measure.ts";

const run = promisify(execFile);
const child = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
const goalMegabytes = 300;

export type MemoryRow = { name: string; megabytes: number; goal: number | null };
type Answer = { megabytes: number; milliseconds?: number; reference?: number };
export type Material = { cvText: string; ad: string; files: readonly string[] };

/** What a worker thread takes, warm: what its process grows by. Megabytes. */
export async function memoryRows(material: Material): Promise<MemoryRow[]> {
  const engine = await answerOf("engine", material);
  const extraction = await answerOf("extraction", material);
  const row = (name: string, { megabytes }: Answer): MemoryRow => ({
    name,
    megabytes,
    goal: goalMegabytes,
  });
  return [
    row("engine thread after 20 analyses", engine),
    row("extraction thread after 20 files", extraction),
  ];
}

/** Loading the lexicon in a fresh process and finding the first skills. */
export async function loadRow(material: Material, rounds: number): Promise<Row> {
  const answers: Required<Answer>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { megabytes, milliseconds = 0, reference = 1 } = await answerOf("lexicon", material);
    answers.push({ megabytes, milliseconds, reference });
  }
  const ratios = answers.map((answer) => answer.milliseconds / answer.reference);
  return {
    name: "lexicon loaded",
    subject: quantile(
      answers.map((answer) => answer.milliseconds),
      0.5,
    ),
    reference: quantile(
      answers.map((answer) => answer.reference),
      0.5,
    ),
    best: Math.min(...answers.map((answer) => answer.milliseconds)),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
    against: "counting the words of the advertisement 2,000 times, cold",
    goal: {},
    rounds,
  };
}

async function answerOf(part: string, { cvText, ad, files }: Material): Promise<Answer> {
  const { stdout } = await run(process.execPath, [child, part, cvText, ad, ...files]);
  const answer: unknown = JSON.parse(stdout);
  const megabytes = numberIn(answer, "megabytes");
  if (megabytes === undefined) throw new Error(`${part}: ${stdout}`);
  const milliseconds = numberIn(answer, "milliseconds");
  const reference = numberIn(answer, "reference");
  return {
    megabytes,
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(reference === undefined ? {} : { reference }),
  };
}

function numberIn(value: unknown, name: string): number | undefined {
  const found: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "number" ? found : undefined;
}
