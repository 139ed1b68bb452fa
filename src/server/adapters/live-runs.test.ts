import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import type { Owner } from "../../shared/owner.ts";
import type { RunState } from "../../shared/run.ts";
import { documentFromText } from "../extraction/pasted-text.ts";
import type { HeldTexts, LiveRun, LiveRuns } from "./live-runs.ts";
import { createMemoryLiveRuns } from "./memory-live-runs.ts";
import { createRedisLiveRuns } from "./redis-live-runs.ts";

const ann: Owner = { kind: "visitor", id: "ann" };
const minute = 60_000;
const texts = textsOf("Python developer");

function textsOf(text: string): HeldTexts {
  return { document: documentFromText(text), jobDescription: "Developer wanted" };
}

function state(id: string, status: RunState["status"], percent = 0): RunState {
  return { analysis_id: id, status, percent, message: "", score: null, results: null, error: null };
}

function insertInto(runs: LiveRuns, id: string, held = texts): Promise<LiveRun | undefined> {
  return runs.insert({ id, owner: ann, filename: "cv.pdf", state: state(id, "pending") }, held);
}

/** Live runs, and a clock of theirs that the test moves. */
type Opened = { runs: LiveRuns; pass(ms: number): Promise<void>; close(): Promise<void> };

function openInMemory(maxBytes = 1_000_000): Opened {
  let clock = 1_000_000;
  const runs = createMemoryLiveRuns({ now: () => clock, maxBytes });
  const pass = async (ms: number) => {
    clock += ms;
  };
  return { runs, pass, close: () => runs.close() };
}

async function openInRedis(): Promise<Opened> {
  const redis = await openTestRedis();
  const runs = createRedisLiveRuns(redis.link);
  async function close(): Promise<void> {
    await runs.close();
    await redis.close();
  }
  return { runs, pass: redis.pass, close };
}

const kinds = [
  { name: "in memory", open: async () => openInMemory(), skip: false },
  { name: "in Redis", open: openInRedis, skip: !testRedisUrl },
];

describe.each(kinds)("live runs $name", ({ open, skip }) => {
  describe.skipIf(skip)("behave the same everywhere:", () => {
    let opened: Opened;
    let runs: LiveRuns;
    const insert = (id: string, held?: HeldTexts) => insertInto(runs, id, held);
    beforeAll(async () => {
      opened = await open();
      runs = opened.runs;
      return opened.close;
    });
    afterEach(() => runs.deleteOf(ann));

    it("belong to one owner: of the right kind and id", async () => {
      await insert("a");
      expect(await runs.find("a", ann)).toEqual({
        id: "a",
        owner: ann,
        filename: "cv.pdf",
        demo: false,
        sequence: 1,
        started: 0,
        state: state("a", "pending"),
      });
      expect(await runs.find("a", { kind: "visitor", id: "bea" })).toBeUndefined();
      expect(await runs.find("a", { kind: "account", id: "ann" })).toBeUndefined();
      expect(await runs.readTexts("a", { kind: "visitor", id: "bea" })).toBeUndefined();
      expect(await runs.find("unknown", ann)).toBeUndefined();
    });

    it("give back the texts as they were", async () => {
      const written = textsOf("Größe 📄 \u2028 \\n\nline");
      await insert("a", written);
      expect(await runs.readTexts("a", ann)).toEqual(written);
    });

    it("keep the first of two with one id", async () => {
      await insert("a");
      expect(await insert("a", textsOf("other"))).toBeUndefined();
      expect(await runs.readTexts("a", ann)).toEqual(texts);
    });

    it("change only from the state the caller knows", async () => {
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

    it("let one of many change what all of them know", async () => {
      await insert("a");
      const tries = Array.from({ length: 20 }, (_, at) =>
        runs.change("a", 1, { state: state("a", "processing", at) }),
      );
      const changed = (await Promise.all(tries)).filter((run) => run !== undefined);
      expect(changed).toHaveLength(1);
      expect(await runs.find("a", ann)).toEqual(changed[0]);
    });

    it("change what is given and keep the rest, and know the number of the start", async () => {
      await insert("a");
      const other = textsOf("other");
      const next = { state: state("a", "processing"), texts: other, demo: true, starts: true };
      expect(await runs.change("a", 1, next)).toMatchObject({
        filename: "cv.pdf",
        demo: true,
        started: 2,
      });
      const after = { state: state("a", "completed", 100), filename: null };
      const last = await runs.change("a", 2, after);
      expect(last).toMatchObject({ filename: null, demo: true, started: 2, sequence: 3 });
      expect(await runs.find("a", ann)).toEqual(last);
      expect(await runs.readTexts("a", ann)).toEqual(other);
    });

    it("tell subscribers of every change, until they leave", async () => {
      await insert("a");
      const seen: (number | undefined)[] = [];
      const others: unknown[] = [];
      const leave = await runs.subscribe("a", (run) => seen.push(run?.sequence));
      await runs.subscribe("a", (run) => others.push(run?.state.percent));
      await runs.change("a", 1, { state: state("a", "processing") });
      await runs.change("a", 2, { state: state("a", "processing", 17) });
      await expect.poll(() => seen).toEqual([2, 3]);
      leave();
      await runs.change("a", 3, { state: state("a", "completed", 100) });
      await expect.poll(() => others).toEqual([0, 17, 100]);
      expect(seen).toEqual([2, 3]);
    });

    it("forget everything of an owner, running or not, and say so to subscribers", async () => {
      const bea: Owner = { kind: "visitor", id: "bea" };
      await insert("a");
      await insert("b");
      await runs.change("b", 1, { state: state("b", "processing") });
      await runs.insert(
        { id: "c", owner: bea, filename: null, state: state("c", "pending") },
        texts,
      );
      const seen: unknown[] = [];
      await runs.subscribe("b", (run) => seen.push(run));
      await runs.deleteOf(ann);
      await expect.poll(() => seen).toEqual([undefined]);
      expect(await runs.find("a", ann)).toBeUndefined();
      expect(await runs.readTexts("b", ann)).toBeUndefined();
      expect(await runs.change("b", 2, { state: state("b", "completed") })).toBeUndefined();
      expect(await runs.find("c", bea)).toBeDefined();
      await runs.deleteOf(bea);
    });

    it("are forgotten one by one by their owner, who is told, and by nobody else", async () => {
      await insert("a");
      await insert("b");
      const seen: unknown[] = [];
      await runs.subscribe("a", (run) => seen.push(run));
      await runs.delete("a", { kind: "visitor", id: "bea" });
      expect(await runs.find("a", ann)).toBeDefined();
      await runs.delete("a", ann);
      await runs.delete("a", ann);
      // A look in between may tell the present state first.
      await expect.poll(() => seen).toContain(undefined);
      expect(await runs.find("a", ann)).toBeUndefined();
      expect(await runs.readTexts("a", ann)).toBeUndefined();
      expect(await runs.find("b", ann)).toBeDefined();
    });

    it("are forgotten within an hour of their last use", async () => {
      await insert("a");
      await opened.pass(59 * minute);
      expect(await runs.find("a", ann)).toBeDefined();
      await opened.pass(60 * minute);
      expect(await runs.find("a", ann)).toBeUndefined();
    });

    it("lose the texts an hour after its last use, even while the report is being read", async () => {
      await insert("a");
      await opened.pass(40 * minute);
      await runs.find("a", ann);
      await opened.pass(20 * minute);
      expect(await runs.find("a", ann)).toBeDefined();
      expect(await runs.readTexts("a", ann)).toBeUndefined();
    });

    it("count a sign of life of a running analysis as a use of its texts", async () => {
      await insert("a");
      await runs.change("a", 1, { state: state("a", "processing") });
      await opened.pass(40 * minute);
      await runs.change("a", 2, { state: state("a", "processing", 17) });
      await opened.pass(40 * minute);
      expect(await runs.readTexts("a", ann)).toEqual(texts);
    });

    it("name the running ones of which nothing was heard", async () => {
      await insert("a");
      await insert("b");
      await runs.change("b", 1, { state: state("b", "processing"), starts: true });
      expect(await runs.listQuiet(minute)).toEqual([]);
      const quiet = await runs.listQuiet(0);
      expect(quiet).toMatchObject([{ id: "b", owner: ann, sequence: 2, started: 2 }]);
      await runs.change("b", 2, { state: state("b", "completed", 100) });
      expect(await runs.listQuiet(0)).toEqual([]);
    });
  });
});

describe("live runs in memory", () => {
  let opened: Opened;
  afterEach(() => opened.close());
  function open(maxBytes?: number): LiveRuns {
    opened = openInMemory(maxBytes);
    return opened.runs;
  }
  const size = JSON.stringify(texts).length + JSON.stringify(state("x", "pending")).length;

  it("say to subscribers that they are forgotten", async () => {
    const runs = open();
    await insertInto(runs, "a");
    const seen: unknown[] = [];
    await runs.subscribe("a", (run) => seen.push(run));
    await opened.pass(60 * minute);
    expect(await runs.find("a", ann)).toBeUndefined();
    expect(seen).toEqual([undefined]);
  });

  it("keep the texts of a running analysis", async () => {
    const runs = open();
    await insertInto(runs, "a");
    await runs.change("a", 1, { state: state("a", "processing") });
    await opened.pass(61 * minute);
    expect(await runs.readTexts("a", ann)).toEqual(texts);
  });

  it("make room by forgetting the longest unused first, never a running one", async () => {
    const runs = open(size * 3.5);
    for (const id of ["a", "b", "c"]) {
      await insertInto(runs, id);
      await opened.pass(minute);
    }
    await runs.change("a", 1, { state: state("a", "processing") });
    await runs.find("b", ann);
    await insertInto(runs, "d");
    expect(await runs.find("c", ann)).toBeUndefined();
    expect(await runs.find("a", ann)).toBeDefined();
    expect(await runs.find("b", ann)).toBeDefined();
    expect(await runs.find("d", ann)).toBeDefined();
  });

  it("refuse as busy what would not fit even so", async () => {
    const runs = open(100);
    await expect(insertInto(runs, "a")).rejects.toMatchObject({ code: "busy" });
    expect(await runs.find("a", ann)).toBeUndefined();
  });

  it("count the room of replaced texts once", async () => {
    const runs = open(size * 2.5);
    await insertInto(runs, "a");
    for (let sequence = 1; sequence < 20; sequence += 1) {
      await runs.change("a", sequence, { state: state("a", "pending"), texts });
    }
    await insertInto(runs, "b");
    expect(await runs.find("a", ann)).toBeDefined();
  });
});
