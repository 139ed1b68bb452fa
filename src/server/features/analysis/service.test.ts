import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type ControlledRun,
  createControlledEngine,
  instantEngine,
} from "../../../../test/controlled-engine.ts";
import { insertPerson } from "../../../../test/insert-person.ts";
import { sampleResults } from "../../../../test/sample-results.ts";
import { openTestDeps } from "../../../../test/start-server.ts";
import type { Owner } from "../../../shared/owner.ts";
import { percentAfter } from "../../../shared/run.ts";
import { createMemoryLiveRuns } from "../../adapters/memory-live-runs.ts";
import { createMemoryQueue } from "../../adapters/memory-queue.ts";
import type { Deps } from "../../deps.ts";
import { listHistory } from "../history/service.ts";
import { runAnalysis } from "./job.ts";
import {
  analyseInline,
  cancelAnalysis,
  followAnalysis,
  type RunChange,
  readAnalysis,
  startAnalysis,
  uploadDocument,
} from "./service.ts";

const ann: Owner = { kind: "visitor", id: "ann" };
const bea: Owner = { kind: "visitor", id: "bea" };
const jobDescription = "We need a Python developer.";

let base: Awaited<ReturnType<typeof openTestDeps>>;
let deps: Deps;
let nextRun: () => Promise<ControlledRun>;
let clock: number;

beforeAll(async () => {
  base = await openTestDeps();
});
afterAll(() => base.close());

beforeEach(() => {
  clock = Date.parse("2026-11-20T09:00:00Z");
  const controlled = createControlledEngine();
  nextRun = controlled.nextRun;
  const now = () => clock;
  deps = {
    ...base,
    engine: controlled.engine,
    now,
    liveRuns: createMemoryLiveRuns({ now, maxBytes: 10_000_000 }),
    queue: createMemoryQueue(2),
  };
  deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
});

async function upload(owner = ann, text = "Ann Example. Python developer."): Promise<string> {
  return (await uploadDocument(deps, owner, { file: null, text })).analysis_id;
}

async function start(analysisId: string, owner = ann) {
  return startAnalysis(deps, owner, { analysisId, jobDescription });
}

async function followToEnd(analysisId: string, lastSeen: string | null = null, owner = ann) {
  const seen: RunChange[] = [];
  const changes = followAnalysis(deps, owner, { analysisId, lastSeen, signal: undefined });
  for await (const change of changes) seen.push(change);
  return seen;
}

describe("uploading", () => {
  it("holds pasted text and says how much was read", async () => {
    const upload = await uploadDocument(deps, ann, { file: null, text: "Ann\nPython" });
    expect(upload).toMatchObject({ filename: null, characters: 10, warnings: [] });
    expect(await readAnalysis(deps, ann, upload.analysis_id)).toEqual({
      analysis_id: upload.analysis_id,
      status: "pending",
      percent: 0,
      message: "Initializing analysis...",
      score: null,
      results: null,
      error: null,
    });
  });

  it("prefers the file where both are given", async () => {
    const file = { name: "cv.txt", mimeType: "text/plain", bytes: Buffer.from("from the file") };
    const upload = await uploadDocument(deps, ann, { file, text: "pasted" });
    expect(upload).toMatchObject({ filename: "cv.txt", characters: "from the file".length });
  });

  it.each(["", "  \n\t"])("refuses nothing at all (%j)", async (text) => {
    await expect(uploadDocument(deps, ann, { file: null, text })).rejects.toMatchObject({
      code: "no_document",
      message: "Please upload a file or paste CV text",
    });
  });

  it("refuses a text of which nothing can be seen", async () => {
    await expect(upload(ann, "\u0000\u200b\n\u0007")).rejects.toMatchObject({
      code: "no_document",
    });
  });

  it("refuses text beyond the limit, and takes text up to it", async () => {
    const most = "word ".repeat(40_000);
    await expect(upload(ann, most)).resolves.toBeTypeOf("string");
    await expect(upload(ann, `${most}x`)).rejects.toMatchObject({ code: "text_too_long" });
  });

  it("refuses a file that is only pictures", async () => {
    const scan = { ...deps.extractor };
    scan.extract = async (file) => {
      const document = await base.extractor.extract(file);
      return { ...document, layout: { ...document.layout, scanned: true } };
    };
    const file = { name: "cv.pdf", mimeType: null, bytes: Buffer.from("") };
    const refusal = uploadDocument({ ...deps, extractor: scan }, ann, { file, text: "" });
    await expect(refusal).rejects.toMatchObject({ code: "file_scanned" });
  });
});

describe("one analysis", () => {
  it("goes through its stages to the report, each state numbered", async () => {
    const id = await upload();
    const following = followToEnd(id);
    await start(id);
    const run = await nextRun();
    expect(run.input).toMatchObject({ jobDescription, referenceDate: "2026-11-20" });
    run.finish();
    const seen = await following;
    expect(seen.map(({ state }) => [state.status, state.percent])).toEqual([
      ["pending", 0],
      ["processing", 0],
      ...[1, 2, 3, 4, 5].map((done) => ["processing", percentAfter(done)]),
      ["completed", 100],
    ]);
    const numbers = seen.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(seen.at(-1)?.state).toMatchObject({
      score: 72,
      results: sampleResults,
      message: "Analysis complete!",
      error: null,
    });
    for (const { state } of seen.slice(0, -1))
      expect(state).toMatchObject({ score: null, results: null });
  });

  it("is refused without an advertisement, an upload, or with one that is too long", async () => {
    const id = await upload();
    const startWith = (analysisId: string, text: string) =>
      startAnalysis(deps, ann, { analysisId, jobDescription: text });
    await expect(startWith(id, " \n")).rejects.toThrow("Please enter a job description");
    await expect(startWith(" ", "Python")).rejects.toThrow(
      "No CV uploaded. Please go back and upload your CV first.",
    );
    await expect(startWith(id, "x".repeat(60_001))).rejects.toMatchObject({
      code: "job_description_too_long",
    });
  });

  it("runs once at a time", async () => {
    const id = await upload();
    const both = await Promise.allSettled([start(id), start(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(start(id)).rejects.toMatchObject({ code: "already_running" });
  });

  it("may be started again from 0 percent when it has finished", async () => {
    const id = await upload();
    await start(id);
    (await nextRun()).finish();
    await followToEnd(id);
    expect(await start(id)).toMatchObject({ status: "processing", percent: 0, results: null });
    (await nextRun()).finish({ ...sampleResults, overall_score: 10 });
    expect((await followToEnd(id)).at(-1)?.state.score).toBe(10);
  });

  it("is made of texts that can be kept: without U+0000 and halves of characters", async () => {
    const id = await upload(ann, "Ann\u0000 Example\ud83d. Python 👩‍🚒");
    const given = "We need\u0000 a \ude00Python developer 👩‍🚒.";
    await startAnalysis(deps, ann, { analysisId: id, jobDescription: given });
    const { input, finish } = await nextRun();
    expect(input.jobDescription).toBe("We need a Python developer 👩‍🚒.");
    expect(input.document.text).not.toContain("\u0000");
    expect(input.document.text.isWellFormed()).toBe(true);
    finish();
    await followToEnd(id);
    const again = { analysisId: id, jobDescription: "\u0000 \ud83d" };
    await expect(startAnalysis(deps, ann, again)).rejects.toMatchObject({
      code: "no_job_description",
    });
  });

  it("is refused where the text tells of no job, and can be started with another", async () => {
    const asked: string[] = [];
    const describesJob = async (text: string) => {
      asked.push(text);
      return text !== "hello";
    };
    deps = { ...deps, engine: { ...deps.engine, describesJob } };
    const id = await upload();
    const startWith = (text: string) =>
      startAnalysis(deps, ann, { analysisId: id, jobDescription: text });
    await expect(startWith("hello")).rejects.toMatchObject({
      code: "validation_failed",
      fields: { job_description: expect.stringContaining("No job and no demand was found") },
    });
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "pending", error: null });
    await startWith("hello and good morning ".repeat(5));
    (await nextRun()).finish();
    await followToEnd(id);
    expect(asked).toEqual(["hello"]);
  });

  it("is begun where it could not be looked at in time", async () => {
    const describesJob = () => Promise.reject(new Error("busy"));
    deps = { ...deps, engine: { ...deps.engine, describesJob } };
    await expect(start(await upload())).resolves.toMatchObject({ status: "processing" });
  });

  it("fails with a sentence, not with what went wrong inside", async () => {
    const id = await upload();
    await start(id);
    (await nextRun()).fail(new Error("cannot read property of undefined"));
    expect((await followToEnd(id)).at(-1)?.state).toMatchObject({
      status: "failed",
      results: null,
      error: "Analysis failed. Please try again.",
    });
  });
});

describe("somebody else's analysis", () => {
  it("is not there: to read, to start, to cancel or to follow", async () => {
    const id = await upload();
    const refusal = { code: "not_found" };
    await expect(readAnalysis(deps, bea, id)).rejects.toMatchObject(refusal);
    await expect(start(id, bea)).rejects.toMatchObject(refusal);
    await expect(cancelAnalysis(deps, bea, id)).rejects.toMatchObject(refusal);
    await expect(followToEnd(id, null, bea)).rejects.toMatchObject(refusal);
    await expect(
      analyseInline(deps, bea, { analysisId: id, cvText: "Bea", jobDescription }),
    ).rejects.toMatchObject(refusal);
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "pending" });
  });

  it.each(["", "x", "../../etc/passwd", "A".repeat(38), "é".repeat(5000)])(
    "and neither is an id that never was (%#)",
    async (id) => {
      await expect(readAnalysis(deps, ann, id)).rejects.toMatchObject({ code: "not_found" });
    },
  );
});

describe("cancelling", () => {
  it("stops the work and says so", async () => {
    const id = await upload();
    await start(id);
    const run = await nextRun();
    run.stage();
    const following = followToEnd(id);
    expect(await cancelAnalysis(deps, ann, id)).toMatchObject({
      status: "failed",
      error: "Analysis cancelled.",
    });
    expect(run.signal.aborted).toBe(true);
    run.finish();
    expect((await following).at(-1)?.state.error).toBe("Analysis cancelled.");
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "failed", results: null });
  });

  it("works before the start, and once: what is cancelled has ended", async () => {
    const id = await upload();
    const first = await cancelAnalysis(deps, ann, id);
    await expect(cancelAnalysis(deps, ann, id)).rejects.toMatchObject({ code: "already_finished" });
    expect(await readAnalysis(deps, ann, id)).toEqual(first);
  });

  it("is refused when the analysis has finished", async () => {
    const id = await upload();
    await start(id);
    (await nextRun()).finish();
    await followToEnd(id);
    await expect(cancelAnalysis(deps, ann, id)).rejects.toMatchObject({ code: "already_finished" });
  });

  it("of one that waits for a free core leaves the others alone", async () => {
    const ids = await Promise.all([upload(), upload(), upload()]);
    for (const id of ids) await start(id);
    const first = await nextRun();
    await cancelAnalysis(deps, ann, ids[2] ?? "");
    first.finish();
    (await nextRun()).finish();
    const ends = await Promise.all(ids.map((id) => followToEnd(id)));
    expect(ends.map((seen) => seen.at(-1)?.state.status)).toEqual([
      "completed",
      "completed",
      "failed",
    ]);
  });

  it("does not disturb a new start, however late the cancelled work ends", async () => {
    const id = await upload();
    await start(id);
    const cancelled = await nextRun();
    await cancelAnalysis(deps, ann, id);
    await start(id);
    const second = await nextRun();
    cancelled.finish({ ...sampleResults, overall_score: 1 });
    second.finish();
    expect((await followToEnd(id)).at(-1)?.state).toMatchObject({ status: "completed", score: 72 });
  });
});

describe("following", () => {
  it("goes on after the last number seen", async () => {
    const id = await upload();
    await start(id);
    const run = await nextRun();
    const current = (await deps.liveRuns.find(id, ann))?.sequence ?? 0;
    const following = followToEnd(id, String(current));
    run.finish();
    expect((await following).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 6 }, (_, index) => current + 1 + index),
    );
  });

  it("says nothing to somebody who has seen the end", async () => {
    const id = await upload();
    await start(id);
    (await nextRun()).finish();
    const last = (await followToEnd(id)).at(-1)?.sequence;
    expect(await followToEnd(id, String(last))).toEqual([]);
  });

  it("ends when the listener leaves", async () => {
    const id = await upload();
    const controller = new AbortController();
    const changes = followAnalysis(deps, ann, {
      analysisId: id,
      lastSeen: null,
      signal: controller.signal,
    });
    await changes.next();
    const waiting = changes.next();
    controller.abort();
    expect(await waiting).toMatchObject({ done: true });
  });
});

describe("when the text is no longer held", () => {
  const gone = {
    code: "document_expired",
    message: "Your CV is no longer held in memory. Please upload it again.",
  };

  it("a start is refused as gone, after an hour", async () => {
    const id = await upload();
    clock += 61 * 60_000;
    await expect(start(id)).rejects.toMatchObject(gone);
  });

  it("the report stays readable while it is being read", async () => {
    const id = await upload();
    await start(id);
    (await nextRun()).finish();
    await followToEnd(id);
    clock += 40 * 60_000;
    await readAnalysis(deps, ann, id);
    clock += 25 * 60_000;
    expect(await readAnalysis(deps, ann, id)).toMatchObject({ status: "completed" });
    await expect(start(id)).rejects.toMatchObject(gone);
  });

  it("a restart is told apart from an id that never was", async () => {
    const id = await upload();
    const restarted = {
      ...deps,
      liveRuns: createMemoryLiveRuns({ now: deps.now, maxBytes: 1000 }),
    };
    await expect(readAnalysis(restarted, ann, id)).rejects.toMatchObject(gone);
    await expect(readAnalysis(restarted, bea, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("somebody who follows is told", async () => {
    const id = await upload();
    const following = followToEnd(id);
    clock += 61 * 60_000;
    await upload();
    await expect(following).rejects.toMatchObject(gone);
  });
});

describe("the demo in one call", () => {
  beforeEach(() => {
    deps = { ...deps, engine: instantEngine };
    deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
  });
  const cvText = "Ann Example. Python developer.";

  it("needs no upload", async () => {
    const state = await analyseInline(deps, ann, { analysisId: null, cvText, jobDescription });
    expect(state).toMatchObject({ status: "completed", results: sampleResults });
    expect(await readAnalysis(deps, ann, state.analysis_id)).toEqual(state);
  });

  it("uses the run of the upload when it is named, also when that is forgotten", async () => {
    const id = await upload();
    const input = { analysisId: id, cvText, jobDescription };
    expect(await analyseInline(deps, ann, input)).toMatchObject({ analysis_id: id });
    clock += 61 * 60_000;
    expect(await analyseInline(deps, ann, input)).toMatchObject({
      analysis_id: id,
      status: "completed",
    });
  });

  it("refuses what the two calls would refuse", async () => {
    const call = (input: Partial<Parameters<typeof analyseInline>[2]>) =>
      analyseInline(deps, ann, { analysisId: null, cvText, jobDescription, ...input });
    await expect(call({ jobDescription: "" })).rejects.toMatchObject({
      code: "no_job_description",
    });
    await expect(call({ cvText: " " })).rejects.toMatchObject({ code: "no_document" });
    await expect(call({ analysisId: "nonsense" })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the history", () => {
  const account: Owner = { kind: "account", id: "account-1" };
  beforeAll(() => insertPerson(base.db, account.id));

  async function analysed(owner: Owner, end: (run: ControlledRun) => void): Promise<string> {
    const id = await upload(owner);
    await start(id, owner);
    end(await nextRun());
    await followToEnd(id, null, owner);
    return id;
  }

  it("keeps the report of an account's analysis, which outlives the live run", async () => {
    const id = await analysed(account, (run) => run.finish());
    clock += 61 * 60_000;
    expect(await readAnalysis(deps, account, id)).toMatchObject({
      status: "completed",
      results: sampleResults,
    });
    expect(await listHistory(deps, account)).toContainEqual({
      id,
      analysis_id: id,
      overall_score: 72,
      created_at: "2026-11-20T09:00:00.000Z",
      status: "completed",
      analysis_type: "job_match",
      target_role: "Developer",
      target_industry: "IT",
      target_company: "Acme",
      original_filename: null,
    });
  });

  it("says why an account's analysis failed", async () => {
    const id = await analysed(account, (run) => run.fail(new Error("inside")));
    clock += 61 * 60_000;
    expect(await readAnalysis(deps, account, id)).toMatchObject({
      status: "failed",
      error: "Analysis failed. Please try again.",
    });
  });

  it("keeps nothing of a visitor, nor of anybody in demo mode", async () => {
    const visitorsId = await analysed(ann, (run) => run.finish());
    deps = { ...deps, demoMode: true };
    deps.queue.process((task, signal) => runAnalysis(deps, task, signal));
    const demoId = await analysed(account, (run) => run.finish());
    const ids = (await listHistory(deps, account)).map(({ id }) => id);
    expect(ids).not.toContain(demoId);
    clock += 61 * 60_000;
    await expect(readAnalysis(deps, ann, visitorsId)).rejects.toMatchObject({
      code: "document_expired",
    });
  });

  it("is closed to visitors", async () => {
    await expect(listHistory(deps, ann)).rejects.toMatchObject({ code: "unauthorized" });
  });
});
