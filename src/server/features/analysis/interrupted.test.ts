import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { findAnalysis } from "../../../db/queries/analyses.ts";
import { beginAnalysis } from "../../../db/queries/running-analyses.ts";
import { unavailable } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import { createMemoryLiveRuns } from "../../adapters/memory-live-runs.ts";
import type { Queue } from "../../adapters/queue.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { readPlanUse } from "../plan/service.ts";
import { endInterrupted, quietMs } from "./interrupted.ts";
import { failedState, pendingState, processingState } from "./run-state.ts";
import type { AnalysisTask } from "./task.ts";

const owner: Owner = { kind: "account", id: "ann" };
let clock = Date.parse("2026-11-22T09:00:00Z");
const now = () => clock;
/** What some process works at. */
const held = new Set<string>();

const queue: Queue<AnalysisTask> = {
  add: async () => {},
  process: () => {},
  cancel: async () => {},
  load: async () => ({ waiting: 0, running: 0 }),
  holds: async ({ id, sequence }) => held.has(`${id}.${sequence}`),
  close: async () => {},
};

describe("what nobody works at any more", () => {
  let deps: Awaited<ReturnType<typeof openTestDeps>>;
  beforeAll(async () => {
    const liveRuns = createMemoryLiveRuns({ now, maxBytes: 1_000_000 });
    deps = await openTestDeps({ now, queue, liveRuns });
    await insertPerson(deps.db, owner.id);
    return deps.close;
  });
  afterAll(() => deps.liveRuns.close());

  /** A run that has just started, with its row in the history. */
  async function start(id: string): Promise<void> {
    const document = documentFromText("Ann Example");
    const run = { id, owner, filename: null, state: pendingState(id) };
    await deps.liveRuns.insert(run, { document, jobDescription: "Developer" });
    await deps.liveRuns.change(id, 1, { state: processingState(id, 0), starts: true });
    await insertRow(id);
  }

  function insertRow(id: string): Promise<boolean> {
    const row = { id, ownerId: owner.id, originalFilename: null, engineVersion: "test" };
    return beginAnalysis(deps.db, { ...row, createdAt: new Date(clock) }, null);
  }
  const used = async () => (await readPlanUse(deps, owner)).used;

  async function told(id: string): Promise<unknown[]> {
    const run = await deps.liveRuns.find(id, owner);
    const row = await findAnalysis(deps.db, { id, ownerId: owner.id });
    return [run?.state.status, run?.state.error, row?.status, row?.failure];
  }

  const running = ["processing", null, "processing", null];
  const ended = ["failed", texts.interrupted, "failed", texts.interrupted];

  it("ends as failed, for the person and in the history, and not before it is quiet", async () => {
    await start("lost");
    await endInterrupted(deps);
    expect(await told("lost")).toEqual(running);
    expect(await used()).toBe(1);
    clock += quietMs + 1;
    await endInterrupted(deps);
    expect(await told("lost")).toEqual(ended);
    await endInterrupted(deps);
    expect(await used()).toBe(0);
  });

  it("is not what somebody works at, however long it is quiet", async () => {
    await start("long");
    held.add("long.2");
    clock += 10 * quietMs;
    await endInterrupted(deps);
    expect(await told("long")).toEqual(running);
    held.delete("long.2");
    // Held under another start: that one is not this one.
    held.add("long.1");
    await endInterrupted(deps);
    expect(await told("long")).toEqual(ended);
  });

  it("ends in the history as its run has ended, or as interrupted when the run is gone", async () => {
    await start("cancelled");
    const state = failedState(processingState("cancelled", 0), texts.cancelled);
    await deps.liveRuns.change("cancelled", 2, { state });
    await start("unwritten");
    const unwritten = failedState(processingState("unwritten", 5), unavailable().message);
    await deps.liveRuns.change("unwritten", 2, { state: unwritten });
    await insertRow("gone");
    clock += quietMs + 1;
    await endInterrupted(deps);
    expect(await told("cancelled")).toEqual(["failed", texts.cancelled, "failed", texts.cancelled]);
    expect(await told("gone")).toEqual([undefined, undefined, "failed", texts.interrupted]);
    expect((await told("unwritten"))[2]).toBe("failed");
    // What the person ended counts; what never came to anything, or could not be written, does not.
    expect(await used()).toBe(1);
  });
});
