/**
 * Speed and memory as ratios against a reference measured in the same run:
 *
 *   npm run bench -- [--rounds N] [--json FILE] [--only TEXT]
 *
 * `--only` keeps the rows whose name has this text. With EVAL_DATA set, its CV files are read as well.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { engineRows } from "./engine-rows.ts";
import { extractionRow, hasPdftotext } from "./extraction-rows.ts";
import { loadRow, memoryRows } from "./in-child.ts";
import { type Comparison, compare, type Row } from "./measure.ts";
import { pageRows } from "./page-rows.ts";
import { serverRows } from "./server-rows.ts";
import { memoryTable, pageTable, summary, throughputTable, timeTable } from "./table.ts";
import { throughputRows } from "./throughput-rows.ts";

const fixtures = fileURLToPath(new URL("../test/cv-fixtures", import.meta.url));
const adFile = new URL("./marketing-manager.ad.txt", import.meta.url);
const cvFile = new URL("./marketing-manager.cv.txt", import.meta.url);
const formats = new Set([".pdf", ".docx", ".doc", ".rtf", ".txt"]);
const warmUp = 4;
const loadRounds = 5;
const pageRounds = 3;
const serverRounds = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    json: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const rounds = Math.max(1, Number(values.rounds) || 1);
const isWanted = (name: string): boolean => name.includes(values.only);

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => formats.has(extname(name)))
    .sort()
    .map((name) => join(folder, name));
}

function cvFiles(): string[] {
  const data = process.env.EVAL_DATA;
  const more = data === undefined ? [] : [join(data, "cv_files"), join(data, "livecareer", "pdf")];
  return [fixtures, ...more].flatMap(filesIn);
}

async function measured(comparisons: readonly Comparison[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const comparison of comparisons) rows.push(await compare(comparison, { rounds, warmUp }));
  return rows;
}

const extractor = createExtractor({ threads: 1 });
const files = cvFiles();
const wanted = files.filter((file) => isWanted(`extract ${basename(file)}`));
const ad = readFileSync(adFile, "utf8");
const document = documentFromText(readFileSync(cvFile, "utf8"));

// Every reader is warm before the first file counts.
for (const file of wanted.slice(0, 40)) {
  await extractor.extract({
    name: file,
    mimeType: null,
    bytes: new Uint8Array(readFileSync(file)),
  });
}
const pdftotext = await hasPdftotext();
const reading = await measured(wanted.map((file) => extractionRow(file, extractor, pdftotext)));
await extractor.close();
const engine = await measured(engineRows(document, ad).filter((row) => isWanted(row.name)));
const material = { cvText: document.text, ad, files: files.slice(0, 20) };
const loading = isWanted("lexicon loaded") ? [await loadRow(material, loadRounds)] : [];
const throughput = await throughputRows(isWanted, {
  document,
  jobDescription: ad,
  referenceDate: "2026-11-01",
});
const server = await serverRows(isWanted, {
  pdf: join(fixtures, "marketer-two-pages.pdf"),
  ad,
  rounds: Math.min(rounds, serverRounds),
});
const memory = [...(isWanted("thread") ? await memoryRows(material) : []), ...server.memory];
const pages = await pageRows(isWanted, Math.min(rounds, pageRounds));

const times = [...reading, ...engine, ...loading, ...server.times];
if (times.length > 0) console.log(timeTable(times));
console.log(summary(reading));
if (throughput.length > 0) console.log(throughputTable(throughput));
if (memory.length > 0) console.log(memoryTable(memory));
if (pages.length > 0) console.log(pageTable(pages));
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ times, throughput, memory, pages }, null, 2)}\n`);
}
