import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDeps } from "../../../../test/start-server.ts";
import type { Owner } from "../../../shared/owner.ts";
import { createMemoryQueue } from "../../adapters/memory-queue.ts";
import type { Deps } from "../../deps.ts";
import { createEnginePool } from "./engine-pool.ts";
import { runAnalysis } from "./job.ts";
import { readAnalysis, startAnalysis, uploadDocument } from "./service.ts";
import { tryText } from "./what-if.ts";

const ann: Owner = { kind: "visitor", id: "ann" };
const from = { address: "192.0.2.1", userAgent: "test" };
const cv = `Ann Example
ann@example.org

Work experience
Data analyst, Acme Ltd, Leeds, January 2020 - present
- Built sales reports in Excel for 12 shops`;
const jobDescription = "Requirements\n- SQL\n- Excel\n- Tableau";

let base: Awaited<ReturnType<typeof openTestDeps>>;
let deps: Deps;
let id: string;

beforeAll(async () => {
  base = await openTestDeps({ engine: createEnginePool({ threads: 1 }) });
  deps = { ...base, queue: createMemoryQueue(1) };
  deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
  id = (await uploadDocument(deps, ann, { file: null, text: cv })).analysis_id;
  await startAnalysis(deps, ann, { analysisId: id, jobDescription });
  while ((await readAnalysis(deps, ann, id)).status === "processing") {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}, 120_000);
afterAll(async () => {
  await base?.engine.close();
  await base?.close();
});

describe("another wording, tried out", () => {
  it("changes nothing when nothing is changed", async () => {
    const same = await tryText(deps, ann, { analysisId: id, cvText: cv, from });
    expect(same.after).toEqual(same.before);
    expect(same.changed).toEqual([]);
  });

  it("gives the scores of the changed text and keeps the analysis as it is", async () => {
    const { results } = await readAnalysis(deps, ann, id);
    const cvText = `${cv}, from a SQL database, shown in Tableau`;
    const tried = await tryText(deps, ann, { analysisId: id, cvText, from });
    expect(tried.before.match_percentage).toBe(results?.match_percentage);
    expect(tried.after.match_percentage).toBeGreaterThan(tried.before.match_percentage);
    expect(tried.results.skills_matched).toEqual(expect.arrayContaining(["SQL", "Tableau"]));
    expect(tried.changed.map(({ text, before, after }) => [text, before, after])).toEqual([
      ["SQL", "missing", "met"],
      ["Tableau", "missing", "met"],
    ]);
    expect((await readAnalysis(deps, ann, id)).results).toEqual(results);
  });

  it("is for the analysis' owner, and needs a text", async () => {
    const bea: Owner = { kind: "visitor", id: "bea" };
    const call = (owner: Owner, cvText: string) =>
      tryText(deps, owner, { analysisId: id, cvText, from });
    await expect(call(bea, cv)).rejects.toMatchObject({ code: "not_found" });
    await expect(call(ann, " ")).rejects.toMatchObject({ code: "no_document" });
  });
});
