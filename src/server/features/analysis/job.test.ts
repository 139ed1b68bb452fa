import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createControlledEngine } from "../../../../test/controlled-engine.ts";
import { insertPerson } from "../../../../test/insert-person.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import { findAnalysis, insertAnalysis } from "../../../db/queries/analyses.ts";
import { AppError, HandedOver } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { runAnalysis } from "./job.ts";
import { failedState, pendingState, processingState } from "./run-state.ts";

const owner: Owner = { kind: "account", id: "ann" };
const controlled = createControlledEngine();

describe("an analysis that several processes may work at", () => {
  let deps: Awaited<ReturnType<typeof openTestDeps>>;
  beforeAll(async () => {
    deps = await openTestDeps({ engine: controlled.engine });
    await insertPerson(deps.db, owner.id);
    return deps.close;
  });
  afterAll(() => deps.liveRuns.close());

  /** A run that has just been put on the queue, and its task. */
  async function queued(id: string) {
    const held = { document: documentFromText("Ann Example"), jobDescription: "Developer" };
    await deps.liveRuns.insert({ id, owner, filename: null, state: pendingState(id) }, held);
    await deps.liveRuns.change(id, 1, { state: processingState(id, 0), starts: true });
    const row = { id, ownerId: owner.id, originalFilename: null, engineVersion: "test" };
    await insertAnalysis(deps.db, { ...row, createdAt: new Date() });
    return { id, owner, demo: false, sequence: 2 };
  }

  /** Says whether the state is to be left to another process. */
  function begin(task: Awaited<ReturnType<typeof queued>>) {
    const stop = new AbortController();
    const ended = runAnalysis(deps, task, stop.signal).then(
      () => "ended",
      () => "rejected",
    );
    return { stop, ended };
  }

  async function told(id: string): Promise<unknown[]> {
    const run = await deps.liveRuns.find(id, owner);
    const row = await findAnalysis(deps.db, { id, ownerId: owner.id });
    return [run?.state.status, run?.state.percent, row?.status];
  }

  it("goes on where the one before left it, and never goes back", async () => {
    const task = await queued("handed");
    const seen: (number | undefined)[] = [];
    await deps.liveRuns.subscribe(task.id, (run) => seen.push(run?.state.percent));
    const first = begin(task);
    const work = await controlled.nextRun();
    work.stage();
    work.stage();
    await expect.poll(() => seen).toEqual([17, 34]);
    first.stop.abort(new HandedOver());
    expect(await first.ended).toBe("rejected");
    expect(await told(task.id)).toEqual(["processing", 34, "processing"]);

    const second = begin(task);
    (await controlled.nextRun()).finish();
    expect(await second.ended).toBe("ended");
    expect(await told(task.id)).toEqual(["completed", 100, "completed"]);
    expect(seen).toEqual([17, 34, 50, 67, 84, 100]);
  });

  it("is ended by one of two that both believe to have it, and says one thing everywhere", async () => {
    const task = await queued("twice");
    const asleep = begin(task);
    const old = await controlled.nextRun();
    const awake = begin(task);
    const taken = await controlled.nextRun();
    taken.stage();
    old.fail(new AppError("unavailable", "too late"));
    expect(await asleep.ended).toBe("ended");
    taken.finish();
    await awake.ended;
    const [status, , row] = await told(task.id);
    expect(row).toBe(status);
  });

  it("that has ended, or was started anew, is not done again", async () => {
    const cancelled = await queued("cancelled");
    const state = failedState(processingState("cancelled", 0), texts.cancelled);
    await deps.liveRuns.change("cancelled", 2, { state });
    expect(await begin(cancelled).ended).toBe("ended");
    expect(await told("cancelled")).toEqual(["failed", 0, "failed"]);

    const old = await queued("anew");
    await deps.liveRuns.change("anew", 2, { state: processingState("anew", 0), starts: true });
    expect(await begin(old).ended).toBe("ended");
    expect(await told("anew")).toEqual(["processing", 0, "processing"]);
  });
});
