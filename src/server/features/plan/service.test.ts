import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createControlledEngine, instantEngine } from "../../../../test/controlled-engine.ts";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { updateUser } from "../../../db/queries/accounts.ts";
import { type Plan, plans } from "../../../shared/account.ts";
import type { Owner } from "../../../shared/owner.ts";
import { createMemoryLimits } from "../../adapters/limits.ts";
import { createMemoryLiveRuns } from "../../adapters/memory-live-runs.ts";
import { createMemoryQueue } from "../../adapters/memory-queue.ts";
import type { Deps } from "../../deps.ts";
import { runAnalysis } from "../analysis/job.ts";
import {
  cancelAnalysis,
  limitStart,
  readAnalysis,
  startAnalysis,
  uploadDocument,
} from "../analysis/service.ts";
import { deleteFromHistory, listHistory } from "../history/service.ts";
import { readPlanUse } from "./service.ts";

let base: Awaited<ReturnType<typeof openTestDeps>>;
let deps: Deps;
let clock: number;
let people = 0;

beforeAll(async () => {
  base = await openTestDeps();
});
afterAll(() => base.close());

beforeEach(() => {
  clock = Date.parse("2026-11-20T21:30:00Z");
  const now = () => clock;
  const liveRuns = createMemoryLiveRuns({ now, maxBytes: 50_000_000 });
  deps = { ...base, engine: instantEngine, now, liveRuns, queue: createMemoryQueue(2) };
  deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
});

async function person(plan: Plan = "free"): Promise<Owner> {
  people += 1;
  const id = `person-${people}`;
  await insertPerson(base.db, id);
  await updateUser(base.db, id, { plan, updatedAt: new Date() });
  return { kind: "account", id };
}

const upload = async (owner: Owner) =>
  (await uploadDocument(deps, owner, { file: null, text: "Ann. Python." })).analysis_id;
const start = (owner: Owner, analysisId: string) =>
  startAnalysis(deps, owner, { analysisId, jobDescription: "Python wanted" });

async function startMany(owner: Owner, count: number): Promise<PromiseSettledResult<unknown>[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => upload(owner)));
  return Promise.allSettled(ids.map((id) => start(owner, id)));
}

const begun = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === "fulfilled").length;

describe("a plan's analyses of a day", () => {
  it("are three on Free, also when fifty are started side by side", async () => {
    const ann = await person();
    const outcomes = await startMany(ann, 50);
    expect(begun(outcomes)).toBe(3);
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") continue;
      expect(outcome.reason).toMatchObject({
        code: "plan_limit_reached",
        message: expect.stringContaining("midnight UTC (in 2 hours 30 minutes)"),
        retryAfterSeconds: 9000,
      });
    }
    expect(await listHistory(deps, ann)).toHaveLength(3);
    expect(await readPlanUse(deps, ann)).toEqual({
      plan: "free",
      used: 3,
      limit: 3,
      remaining: 0,
      resets_at: "2026-11-21T00:00:00.000Z",
    });
  });

  it("come back with the next day, for the CV that was refused too", async () => {
    const ann = await person();
    clock = Date.parse("2026-11-20T23:30:00Z");
    await startMany(ann, 3);
    const id = await upload(ann);
    await expect(start(ann, id)).rejects.toMatchObject({ code: "plan_limit_reached" });
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "pending", error: null });
    clock = Date.parse("2026-11-21T00:00:00Z") - 1;
    await expect(start(ann, id)).rejects.toMatchObject({ code: "plan_limit_reached" });
    clock += 1;
    await expect(start(ann, id)).resolves.toMatchObject({ status: "processing" });
  });

  it("are twenty on Starter, as many as one likes on Pro, and each person's own", async () => {
    expect(begun(await startMany(await person("starter"), 22))).toBe(20);
    expect(begun(await startMany(await person("pro"), 30))).toBe(30);
    expect(begun(await startMany(await person(), 1))).toBe(1);
  });

  it("are not given back by deleting what was begun", async () => {
    const ann = await person();
    await startMany(ann, 3);
    for (const { id } of await listHistory(deps, ann)) await deleteFromHistory(deps, ann, id);
    expect(begun(await startMany(ann, 1))).toBe(0);
  });

  it("are given back when the analysis could not begin", async () => {
    const ann = await person();
    const broken = { ...deps.queue, add: () => Promise.reject(new Error("no queue")) };
    const id = await upload(ann);
    const input = { analysisId: id, jobDescription: "Python" };
    await expect(startAnalysis({ ...deps, queue: broken }, ann, input)).rejects.toThrow("no queue");
    expect(await readPlanUse(deps, ann)).toMatchObject({ used: 0 });
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "failed" });
    expect(begun(await startMany(ann, 4))).toBe(3);
  });

  it("are given back when the analysis failed, and not when the person stopped it", async () => {
    const ann = await person();
    const { engine, nextRun } = createControlledEngine();
    deps = { ...deps, engine };
    deps.queue = createMemoryQueue(2);
    deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
    const failing = await upload(ann);
    await start(ann, failing);
    (await nextRun()).fail(new Error("something in the engine"));
    await expect
      .poll(() => readAnalysis(deps, ann, failing))
      .toMatchObject({ error: "Analysis failed. Please try again." });
    await expect.poll(() => readPlanUse(deps, ann)).toMatchObject({ used: 0 });
    const stopped = await upload(ann);
    await start(ann, stopped);
    await nextRun();
    await cancelAnalysis(deps, ann, stopped);
    await expect
      .poll(async () => (await listHistory(deps, ann)).map(({ status }) => status))
      .toEqual(["failed", "failed"]);
    expect(await readPlanUse(deps, ann)).toMatchObject({ used: 1 });
  });

  it("do not count what somebody tries in the demo, which leaves no history either", async () => {
    const ann = await person();
    for (let time = 0; time < 5; time++) {
      const input = { analysisId: await upload(ann), jobDescription: "Python", demo: true };
      await startAnalysis(deps, ann, input);
    }
    expect(await readPlanUse(deps, ann)).toMatchObject({ used: 0 });
    expect(await listHistory(deps, ann)).toEqual([]);
  });

  it("do not count what visitors do in the demo", async () => {
    expect(begun(await startMany({ kind: "visitor", id: "somebody" }, 10))).toBe(10);
  });

  it("begin before others on Pro and Enterprise only", async () => {
    const priorities: number[] = [];
    const queue = {
      ...deps.queue,
      add: async (_task: unknown, priority: number) => void priorities.push(priority),
    };
    const owners: Owner[] = [{ kind: "visitor", id: "somebody" }];
    for (const plan of plans) owners.push(await person(plan));
    for (const owner of owners) {
      const input = { analysisId: await upload(owner), jobDescription: "Python" };
      await startAnalysis({ ...deps, queue }, owner, input);
    }
    expect(priorities).toEqual([0, 0, 0, 1, 1]);
  });
});

describe("starts in the demo", () => {
  const address = "192.0.2.7";
  const visitor = (id: string): Owner => ({ kind: "visitor", id });
  let limited: Deps;
  beforeEach(() => {
    limited = { ...deps, limits: createMemoryLimits() };
  });
  const start = (owner: Owner, demo: boolean, from = address) =>
    limitStart(limited, owner, { demo, from: { address: from } });
  const refusal = {
    code: "rate_limited",
    message: expect.stringMatching(/Please try again in \d+ minutes/),
    retryAfterSeconds: expect.any(Number),
  };

  it("have a limit of their own for each visitor, which an account's other starts do not touch", async () => {
    const ann: Owner = { kind: "account", id: "ann" };
    for (let time = 0; time < 30; time += 1) {
      await start(visitor("v"), false);
      await start(ann, true);
    }
    await expect(start(visitor("v"), false)).rejects.toMatchObject(refusal);
    await expect(start(ann, true)).rejects.toMatchObject(refusal);
    await expect(start(ann, false)).resolves.toBeUndefined();
    await expect(start(visitor("w"), false)).resolves.toBeUndefined();
  });

  it("have one for each address, whoever comes from there", async () => {
    for (let time = 0; time < 240; time += 1) await start(visitor(`v${time}`), true);
    await expect(start(visitor("new"), true)).rejects.toMatchObject(refusal);
    await expect(start(visitor("new"), true, "192.0.2.8")).resolves.toBeUndefined();
  });
});
