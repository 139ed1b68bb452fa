import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../test/temporary-folder.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { createEnginePool } from "./engine-pool.ts";
import type { EngineInput, EnginePool } from "./task.ts";

const input: EngineInput = {
  document: documentFromText("Python developer"),
  jobDescription: "Python",
  referenceDate: "2026-11-20",
};
const never = new AbortController().signal;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let pool: EnginePool | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await pool?.close();
  await folder.remove();
});

/** A pool whose worker runs this function body, given `{ input, port }` as `task`. */
async function poolOf(
  body: string,
  limits: { timeLimitMs?: number; idleMs?: number } = {},
): Promise<EnginePool> {
  const path = join(folder.path, "worker.mjs");
  await writeFile(path, `export default async function work(task) { ${body} }`);
  pool = createEnginePool({ threads: 1, worker: pathToFileURL(path), ...limits });
  return pool;
}

describe("the engine's threads", () => {
  it("announce every stage before the report, in order", async () => {
    const engine = await poolOf(`
      for (const stage of ["cv_text", "job_parsing", "keyword_matching"]) task.port.postMessage(stage);
      return { summary: task.input.jobDescription };
    `);
    for (let round = 0; round < 20; round += 1) {
      const stages: string[] = [];
      const results = await engine.run(input, { signal: never, onStage: (id) => stages.push(id) });
      expect(stages).toEqual(["cv_text", "job_parsing", "keyword_matching"]);
      expect(results).toEqual({ summary: "Python" });
    }
  });

  it("end when they have nothing to do, and come again with the next work", async () => {
    const body = `return (await import("node:worker_threads")).threadId;`;
    const engine = await poolOf(body, { idleMs: 1 });
    const thread = () => engine.run(input, { signal: never, onStage() {} });
    const first = await thread();
    await expect.poll(thread).not.toBe(first);
    engine.warm();
    expect(await thread()).not.toBe(first);
  });

  it("really stop when they are told, even in an endless loop, and take new work", async () => {
    const engine = await poolOf(`
      task.port.postMessage("cv_text");
      while (task.input.jobDescription === "for ever") {}
      return "done";
    `);
    const controller = new AbortController();
    const stuck = engine.run(
      { ...input, jobDescription: "for ever" },
      { signal: controller.signal, onStage: () => controller.abort(new Error("cancelled")) },
    );
    await expect(stuck).rejects.toThrow("cancelled");
    // The only thread would still be busy.
    expect(await engine.run(input, { signal: never, onStage: () => {} })).toBe("done");
  });

  it("are stopped with a clear sentence when they take too long", async () => {
    const engine = await poolOf("while (true) {}", { timeLimitMs: 300 });
    await expect(engine.run(input, { signal: never, onStage: () => {} })).rejects.toThrow(
      /took too long and was stopped/,
    );
  });

  it.each([
    ["throws", `throw new Error("bad luck");`],
    ["ends its thread", "process.exit(3);"],
    [
      "runs out of memory",
      "const all = []; while (true) all.push(new Array(1e5).fill(Math.random()));",
    ],
  ])("survive work that %s", { timeout: 60_000 }, async (_, body) => {
    const engine = await poolOf(
      `if (task.input.jobDescription === "bad") { ${body} } return "done";`,
    );
    const bad = engine.run(
      { ...input, jobDescription: "bad" },
      { signal: never, onStage: () => {} },
    );
    await expect(bad).rejects.toThrow();
    expect(await engine.run(input, { signal: never, onStage: () => {} })).toBe("done");
  });

  it("see nothing of the environment but where compiled code is kept", async () => {
    const engine = await poolOf(
      "return Object.keys(process.env).filter((name) => name !== 'NODE_COMPILE_CACHE');",
    );
    expect(await engine.run(input, { signal: never, onStage: () => {} })).toEqual([]);
  });
});
