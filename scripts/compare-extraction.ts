/**
 * Compares the words our readers find with what the reference readers on this machine find (pdftotext,
 * antiword, LibreOffice), file by file: node scripts/compare-extraction.ts FOLDER [FOLDER …]
 *
 * recall: share of the reference's words we have; precision: share of ours the reference has; order: length of
 * the longest common subsequence against the words both have. A file's figures are those of the reference
 * reader it agrees with best; a dash means that no reference reader could read it.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";
import { createExtractor } from "../src/server/extraction/extractor.ts";

const run = promisify(execFile);
type Reference = { reader: string; text: string };
type Figures = { reader: string; recall: number; precision: number; order: number };

/** Words by letters and digits: hyphens and punctuation are set differently by every reader. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

async function output(command: string, args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run(command, args, { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 });
    return stdout;
  } catch {
    return null;
  }
}

async function libreOffice(file: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "compare-"));
  try {
    const args = [
      "--headless",
      "--convert-to",
      "txt:Text (encoded):UTF8",
      "--outdir",
      folder,
      file,
    ];
    if ((await output("soffice", args)) === null) return null;
    return await readFile(join(folder, `${basename(file, extname(file))}.txt`), "utf8").catch(
      () => null,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function references(file: string): Promise<Reference[]> {
  const found: [string, string | null][] = [];
  const type = extname(file).toLowerCase();
  if (type === ".pdf") {
    found.push(["pdftotext", await output("pdftotext", [file, "-"])]);
    found.push(["pdftotext -layout", await output("pdftotext", ["-layout", file, "-"])]);
  }
  if (type === ".doc")
    found.push(["antiword", await output("antiword", ["-m", "UTF-8.txt", file])]);
  if ([".doc", ".docx", ".rtf"].includes(type)) found.push(["soffice", await libreOffice(file)]);
  if (type === ".txt") found.push(["as it is", await readFile(file, "utf8")]);
  return found.flatMap(([reader, text]) => (text === null ? [] : [{ reader, text }]));
}

function shared(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of other) counts.set(word, (counts.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of one) {
    const left = counts.get(word) ?? 0;
    if (left > 0) both += 1;
    counts.set(word, left - 1);
  }
  return both;
}

/** Length of the longest common subsequence, in memory of one row. */
function commonSequence(one: readonly string[], other: readonly string[]): number {
  let row = new Uint32Array(other.length + 1);
  for (const word of one) {
    const next = new Uint32Array(other.length + 1);
    for (let index = 1; index <= other.length; index += 1) {
      const same = word === other[index - 1];
      next[index] = same
        ? (row[index - 1] ?? 0) + 1
        : Math.max(row[index] ?? 0, next[index - 1] ?? 0);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function compare(ours: string, { reader, text }: Reference): Figures {
  const one = wordsOf(ours);
  const other = wordsOf(text);
  const both = shared(one, other);
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  return {
    reader,
    recall: share(both, other.length),
    precision: share(both, one.length),
    order: share(commonSequence(one, other), both),
  };
}

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
    const compared = (await references(file)).map((reference) => compare(text, reference));
    const best = compared.sort((a, b) => b.recall + b.order - a.recall - a.order)[0] ?? null;
    print(basename(file), best, layout.scanned ? "scan" : "");
    const type = extname(file).toLowerCase();
    if (best !== null && !layout.scanned) all.set(type, [...(all.get(type) ?? []), best]);
  } catch (error) {
    print(basename(file), null, error instanceof Error ? error.message : String(error));
  }
}
await extractor.close();
for (const [type, figures] of all) {
  const mean = (pick: (one: Figures) => number): number =>
    figures.reduce((sum, one) => sum + pick(one), 0) / figures.length;
  const means = {
    reader: "",
    recall: mean((one) => one.recall),
    precision: mean((one) => one.precision),
    order: mean((one) => one.order),
  };
  print(`mean of ${figures.length} ${type} files`, means, "");
}
