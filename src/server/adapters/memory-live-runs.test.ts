import { afterEach, describe, expect, it } from "vitest";
import type { Owner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";
import { documentFromText } from "../extraction/pasted-text.ts";
import type { LiveRun, LiveRuns } from "./live-runs.ts";
import { createMemoryLiveRuns } from "./memory-live-runs.ts";

const ann: Owner = { kind: "visitor", id: "ann" };
const minute = 60_000;
const document = documentFromText("Python developer");
let clock = 0;
let runs: LiveRuns;

function open(maxBytes = 1_000_000): LiveRuns {
  clock = 1_000_000;
  runs = createMemoryLiveRuns({ now: () => clock, maxBytes });
  return runs;
}
afterEach(() => runs.close());

function state(id: string, status: RunState["status"], percent = 0): RunState {
  return { analysis_id: id, status, percent, message: "", score: null, results: null, error: null };
}

function insert(id: string, text = document): Promise<LiveRun | undefined> {
  return runs.insert({ id, owner: ann, filename: null, state: state(id, "pending") }, text);
}

describe("live runs in memory", () => {
  it("belong to one owner: of the right kind and id", async () => {
    open();
    await insert("a");
    expect(await runs.find("a", ann)).toMatchObject({ id: "a", sequence: 1 });
    expect(await runs.find("a", { kind: "visitor", id: "bea" })).toBeUndefined();
    expect(await runs.find("a", { kind: "account", id: "ann" })).toBeUndefined();
    expect(await runs.readDocument("a", { kind: "visitor", id: "bea" })).toBeUndefined();
  });

  it("give back the document as it was", async () => {
    open();
    await insert("a");
    expect(await runs.readDocument("a", ann)).toEqual(document);
  });

  it("keep the first of two with one id", async () => {
    open();
    await insert("a");
    expect(await insert("a", documentFromText("other"))).toBeUndefined();
    expect(await runs.readDocument("a", ann)).toEqual(document);
  });

  it("change only from the state the caller knows", async () => {
    open();
    await insert("a");
    expect(await runs.change("a", 1, { state: state("a", "processing") })).toMatchObject({
      sequence: 2,
    });
    expect(await runs.change("a", 1, { state: state("a", "failed") })).toBeUndefined();
    expect(await runs.find("a", ann)).toMatchObject({
      sequence: 2,
      state: { status: "processing" },
    });
  });

  it("tell subscribers of every change, until they leave", async () => {
    open();
    await insert("a");
    const seen: (number | undefined)[] = [];
    const leave = await runs.subscribe("a", (run) => seen.push(run?.sequence));
    await runs.change("a", 1, { state: state("a", "processing") });
    await runs.change("a", 2, { state: state("a", "processing", 17) });
    leave();
    await runs.change("a", 3, { state: state("a", "completed", 100) });
    expect(seen).toEqual([2, 3]);
  });

  it("are forgotten within an hour of their last use, and say so to subscribers", async () => {
    open();
    await insert("a");
    const seen: unknown[] = [];
    await runs.subscribe("a", (run) => seen.push(run));
    clock += 59 * minute;
    expect(await runs.find("a", ann)).toBeDefined();
    clock += 60 * minute;
    expect(await runs.find("a", ann)).toBeUndefined();
    expect(seen).toEqual([undefined]);
  });

  it("lose the document an hour after its last use, even while the report is being read", async () => {
    open();
    await insert("a");
    clock += 40 * minute;
    await runs.find("a", ann);
    clock += 20 * minute;
    expect(await runs.find("a", ann)).toBeDefined();
    expect(await runs.readDocument("a", ann)).toBeUndefined();
  });

  it("keep the document of a running analysis", async () => {
    open();
    await insert("a");
    await runs.change("a", 1, { state: state("a", "processing") });
    clock += 61 * minute;
    expect(await runs.readDocument("a", ann)).toEqual(document);
  });

  it("make room by forgetting the longest unused first, never a running one", async () => {
    const size = JSON.stringify(document).length + JSON.stringify(state("x", "pending")).length;
    open(size * 3.5);
    for (const id of ["a", "b", "c"]) {
      await insert(id);
      clock += minute;
    }
    await runs.change("a", 1, { state: state("a", "processing") });
    await runs.find("b", ann);
    await insert("d");
    expect(await runs.find("c", ann)).toBeUndefined();
    expect(await runs.find("a", ann)).toBeDefined();
    expect(await runs.find("b", ann)).toBeDefined();
    expect(await runs.find("d", ann)).toBeDefined();
  });

  it("refuse as busy what would not fit even so", async () => {
    open(100);
    await expect(insert("a")).rejects.toMatchObject({ code: "busy" });
    expect(await runs.find("a", ann)).toBeUndefined();
  });

  it("count the room of a replaced document once", async () => {
    const size = JSON.stringify(document).length + JSON.stringify(state("x", "pending")).length;
    open(size * 2.5);
    await insert("a");
    for (let sequence = 1; sequence < 20; sequence += 1) {
      await runs.change("a", sequence, { state: state("a", "pending"), document });
    }
    await insert("b");
    expect(await runs.find("a", ann)).toBeDefined();
  });
});
