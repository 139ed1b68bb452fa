/**
 * One part of the server in a process of its own: node bench/memory-child.ts engine|extraction|lexicon CV AD FILE …
 * Prints what it took as one line of JSON.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createExtractor } from "../src/server/extraction/extractor.ts";
import { documentFromText } from "../src/server/extraction/pasted-text.ts";
import { createEnginePool } from "../src/server/features/analysis/engine-pool.ts";
import { countTokens } from "./count-tokens.ts";

const runs = 20;
const loadPasses = 2000;
const [part, cvText = "", ad = "", ...files] = process.argv.slice(2);

/** Megabytes this process holds. */
function resident(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}

async function analyses(): Promise<void> {
  const pool = createEnginePool({ threads: 1 });
  const document = documentFromText(cvText);
  const input = { document, jobDescription: ad, referenceDate: "2026-11-01" };
  const { signal } = new AbortController();
  for (let run = 0; run < runs; run += 1) await pool.run(input, { signal, onStage() {} });
}

async function extractions(): Promise<void> {
  const extractor = createExtractor({ threads: 1 });
  for (let run = 0; run < runs; run += 1) {
    const file = files[run % files.length] ?? "";
    const bytes = new Uint8Array(readFileSync(file));
    await extractor.extract({ name: basename(file), mimeType: null, bytes });
  }
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function loading(): Promise<{ milliseconds: number; reference: number }> {
  const reference = await timeOf(() => {
    for (let pass = 0; pass < loadPasses; pass += 1) countTokens(ad);
  });
  const milliseconds = await timeOf(async () => {
    const { findMentions } = await import("../src/server/engine/lexicon/lexicon.ts");
    findMentions(ad);
  });
  return { milliseconds, reference };
}

const before = resident();
const times = part === "lexicon" ? await loading() : undefined;
if (part === "engine") await analyses();
if (part === "extraction") await extractions();
process.stdout.write(`${JSON.stringify({ megabytes: resident() - before, ...times })}\n`);
process.exit(0);
