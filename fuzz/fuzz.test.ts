import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it, test } from "vitest";
import { documentFormats } from "../src/shared/document.ts";
import { checkCase, checkFile, targets } from "./check-case.ts";
import { dice } from "./dice.ts";

const kept = new URL("./kept/", import.meta.url);
const files = readdirSync(kept).filter((name) => /^\d+\./.test(name));
/** Numbers that broke the engine once. */
const brokeTheEngine: number[] = [];
const quick = 40;

test("the same number makes the same case", () => {
  const rolls = (seed: number) => Array.from({ length: 20 }, () => dice(seed).roll(1000));
  expect(rolls(7)).toEqual(rolls(7));
  expect(dice(7).some(100, () => 0)).not.toEqual(dice(8).some(100, () => 0));
});

it.each(files)("what broke a reader once is read or refused: %s", async (name) => {
  const format = documentFormats.find((known) => extname(name) === `.${known}`);
  if (!format) throw new Error(`${name} is of no format`);
  await checkFile(format, new Uint8Array(readFileSync(new URL(name, kept))));
});

test("an error that is left behind when a file is answered ends no reading thread", async () => {
  const bytes = new Uint8Array(readFileSync(new URL("late-rejection.pdf", kept)));
  const read = new URL("../src/server/extraction/extraction-worker.ts", import.meta.url).href;
  const thread = new Worker(
    `const { workerData: { read, file }, parentPort } = require("node:worker_threads");
     import(read)
       .then((reader) => reader.default(file))
       .then((answer) => setImmediate(() => parentPort.postMessage(answer)));`,
    { eval: true, workerData: { read, file: { name: "late.pdf", mimeType: null, bytes } } },
  );
  const [answer] = await once(thread, "message");
  expect(answer).toMatchObject({ refusal: { code: "file_empty" } });
  expect(await once(thread, "exit")).toEqual([0]);
});

it.each(targets)("whatever a grammar makes is read or refused: %s", async (target) => {
  for (let seed = 1; seed <= quick; seed += 1) await checkCase(target, seed);
  if (target === "engine") for (const seed of brokeTheEngine) await checkCase("engine", seed);
});
