import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
type Reference = { reader: string; text: string };
/** Shares from 0 to 1; see `compareReading`. */
export type Figures = { reader: string; recall: number; precision: number; order: number };

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

/** The text of a file by every reference reader on this machine that can read it. */
export async function referenceTexts(file: string): Promise<Reference[]> {
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

/**
 * recall: share of the reference's words we have; precision: share of ours the reference has; order: length of the
 * longest common subsequence against the words both have.
 */
function compareReading(ours: string, { reader, text }: Reference): Figures {
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

/** The figures against the reference reader it agrees with best; undefined where none could read the file. */
export function bestAgreement(ours: string, texts: readonly Reference[]): Figures | undefined {
  return texts
    .map((reference) => compareReading(ours, reference))
    .sort((a, b) => b.recall + b.order - a.recall - a.order)[0];
}
