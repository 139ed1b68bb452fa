/**
 * Compares the words our readers find with what the reference readers on this machine find (pdftotext,
 * antiword, LibreOffice), file by file: node scripts/compare-extraction.ts FOLDER [FOLDER …]
 *
 * recall: share of the reference's words we have; precision: share of ours the reference has; order: length of
 * the longest common subsequence against the words both have. A file's figures are those of the reference
 * reader it agrees with best; a dash means that no reference reader could read it.
 */
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { bestAgreement, type Figures, referenceTexts } from "./evaluation/reading-comparison.ts";
import { mean } from "./evaluation/statistics.ts";

async function listFiles(folders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true });
      return entries.map((entry) => join(folder, entry));
    }),
  );
  return files
    .flat()
    .filter((file) => /\.(?:pdf|docx?|rtf|txt)$/i.test(file))
    .sort();
}

function print(name: string, figures: Figures | null, note: string): void {
  const numbers = [figures?.recall, figures?.precision, figures?.order];
  const cells = numbers.map((value) => (value === undefined ? "—" : value.toFixed(3)).padStart(9));
  console.log(`${name.padEnd(44)}${cells.join("")}  ${figures?.reader ?? ""} ${note}`);
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("Usage: node scripts/compare-extraction.ts FOLDER [FOLDER …]");
  process.exit(2);
}
const extractor = createExtractor();
const all = new Map<string, Figures[]>();
console.log(
  `${"file".padEnd(44)}${["recall", "precision", "order"].map((head) => head.padStart(9)).join("")}`,
);
for (const file of await listFiles(folders)) {
  const bytes = new Uint8Array(await readFile(file));
  try {
    const { text, layout } = await extractor.extract({ name: file, mimeType: null, bytes });
    const best = bestAgreement(text, await referenceTexts(file)) ?? null;
    print(basename(file), best, layout.scanned ? "scan" : "");
    const type = extname(file).toLowerCase();
    if (best !== null && !layout.scanned) all.set(type, [...(all.get(type) ?? []), best]);
  } catch (error) {
    print(basename(file), null, error instanceof Error ? error.message : String(error));
  }
}
await extractor.close();
for (const [type, figures] of all) {
  const means = {
    reader: "",
    recall: mean(figures.map((one) => one.recall)),
    precision: mean(figures.map((one) => one.precision)),
    order: mean(figures.map((one) => one.order)),
  };
  print(`mean of ${figures.length} ${type} files`, means, "");
}
