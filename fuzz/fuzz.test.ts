import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it, test } from "vitest";
import { checkInput, targets } from "./check-case.ts";
import { dice } from "./dice.ts";
import { makeFrom, makeNew } from "./make-input.ts";
import { markCode } from "./mark-code.ts";
import { smallest } from "./smallest.ts";

const kept = new URL("./kept/", import.meta.url);
const inputs = readdirSync(kept).filter((name) => /^\d+\./.test(name));
const quick = 30;

test("the same number makes the same input", () => {
  const rolls = (seed: number) => Array.from({ length: 20 }, () => dice(seed).roll(1000));
  expect(rolls(7)).toEqual(rolls(7));
  expect(dice(7).some(100, () => 0)).not.toEqual(dice(8).some(100, () => 0));
  for (const target of targets) {
    const made = (seed: number) => makeNew(target, dice(seed));
    const changed = (seed: number) => makeFrom(target, [made(seed), made(seed + 1)], dice(seed));
    expect(changed(7)).toEqual(changed(7));
    expect([1, 2, 3, 4, 5].some((seed) => !Buffer.from(made(seed)).equals(changed(seed)))).toBe(
      true,
    );
  }
});

test("a file of any length can be changed", () => {
  // The engine's inputs are pairs of texts and always whole.
  for (const target of targets.filter((name) => name !== "engine")) {
    const whole = makeNew(target, dice(1));
    for (let seed = 0; seed < 200; seed += 1) {
      const chance = dice(seed);
      const cut = whole.subarray(0, chance.roll(Math.min(whole.length, 1600)));
      expect(() => makeFrom(target, [cut, whole], chance), `${target} ${seed}`).not.toThrow();
    }
  }
});

test("code with marks does what it did, and says which of its branches ran", () => {
  const code = `
    const wrap = (n) => ({ n });
    function size(n) {
      if (n > 9) return "large"; else if (n < 0) throw new Error("no");
      for (const one of [n]) if (one === 5) { return "five"; }
      switch (n) { case 7: return "seven"; default: }
      return n ? wrap(n || 1).n : null ?? "none";
    }
    return size(given);`;
  let marks = 0;
  const marked = markCode(`function run(given) {${code}}`, () => marks++);
  const runs = (given: number) => {
    const reached: number[] = Array<number>(marks).fill(0);
    Reflect.set(globalThis, "__fuzzReached", reached);
    const answer: unknown = new Function("given", `${marked}; return run(given)`)(given);
    return { answer, places: reached.flatMap((count, at) => (count === 1 ? [at] : [])) };
  };
  expect([10, 5, 7, 3, 0].map((given) => runs(given).answer)).toEqual([
    "large",
    "five",
    "seven",
    3,
    "none",
  ]);
  expect(() => runs(-1)).toThrow("no");
  const places = [10, 5, 7, 3, 0].map((given) => runs(given).places.join());
  expect(new Set(places).size).toBe(5);
});

test("an input that breaks something is made as small as it can be", async () => {
  const breaks = async (smaller: Uint8Array) => Buffer.from(smaller).includes("{{");
  const found = await smallest(new Uint8Array(Buffer.from("a long {text {{ with }} more")), breaks);
  expect(Buffer.from(found).toString()).toBe("{{");
});

it.each(inputs)("what broke something once breaks nothing: %s", async (name) => {
  const extension = extname(name).slice(1);
  const target = targets.find((known) => known === extension) ?? "engine";
  expect([...targets, "json"]).toContain(extension);
  await checkInput(target, new Uint8Array(readFileSync(new URL(name, kept))));
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
  // Listened for from the beginning: on a busy machine the thread may have ended before its answer is looked at.
  const ended = once(thread, "exit");
  const [answer] = await once(thread, "message");
  expect(answer).toMatchObject({ refusal: { code: "file_empty" } });
  expect(await ended).toEqual([0]);
});

it.each(targets)(
  "whatever is made and changed is read or refused: %s",
  async (target) => {
    for (let seed = 1; seed <= quick; seed += 1) {
      const chance = dice(seed);
      const [one, other] = [makeNew(target, chance), makeNew(target, chance)];
      await checkInput(target, one);
      await checkInput(target, makeFrom(target, [one, other], chance));
    }
  },
  120_000,
);
