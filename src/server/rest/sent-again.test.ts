import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { createControlledEngine } from "../../../test/controlled-engine.ts";
import { insertMember, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

const controlled = createControlledEngine();
let now = Date.parse("2026-11-20T12:00:00Z");
let server: TestServer;
let ann: Browser;

beforeAll(async () => {
  server = await startServer({ engine: controlled.engine, now: () => now });
  await insertMember(server.deps.db, "ann@example.org");
  ann = await openMember(server.url, "ann@example.org");
});
afterAll(() => server.close());

const job = "We need a Python developer.";
const keyed = (key: string) => ({ "idempotency-key": key });

function analyze(id: string, key: string, browser = ann, text = job) {
  const body = { analysis_id: id, job_description: text };
  return browser.post("/api/analysis/analyze", body, keyed(key));
}

function upload(text: string, key: string, browser = ann) {
  const form = new FormData();
  form.set("text", text);
  return browser.post("/api/analysis/upload", form, keyed(key));
}

async function finish(id: string): Promise<void> {
  (await controlled.nextRun()).finish();
  for (;;) {
    const { body } = await ann.get(`/api/analysis/results/${id}`);
    if (fieldOf(body, "status") === "completed") return;
  }
}

describe("a call with an Idempotency-Key", () => {
  it("is done once: sent again, it gets the same answer", async () => {
    const first = await upload("Ann Example", "u1");
    expect(first.status).toBe(201);
    const again = await upload("Ann Example", "u1");
    expect([again.status, again.body]).toEqual([201, first.body]);
    const id = fieldOf(first.body, "analysis_id");
    const started = await analyze(id, "a1");
    // Without the key it would be told that the analysis is running.
    expect(await analyze(id, "a1")).toMatchObject({ status: 200, body: started.body });
    await finish(id);
    expect(await analyze(id, "a1")).toMatchObject({ status: 200, body: started.body });
    const { body } = await ann.get(`/api/analysis/results/${id}`);
    expect(body).toMatchObject({ status: "completed" });
  });

  it("refuses the same key for something else", async () => {
    const { body } = await upload("One", "u2");
    expect(await upload("Two", "u2")).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
    // The key of one call is no key of another.
    const started = await analyze(fieldOf(body, "analysis_id"), "u2");
    expect(started.status).toBe(200);
    expect((await analyze(fieldOf(body, "analysis_id"), "u2", ann, "Other")).status).toBe(422);
    await finish(fieldOf(body, "analysis_id"));
  });

  it("may be tried again after it failed", async () => {
    expect((await upload("  ", "u3")).status).toBe(400);
    expect((await upload("Now with text", "u3")).status).toBe(201);
  });

  it("sent twice at once does its work once", async () => {
    const { body } = await upload("At once", "u4");
    const id = fieldOf(body, "analysis_id");
    const answers = await Promise.all([1, 2, 3, 4].map(() => analyze(id, "a4")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const { status, body: answer, headers } of answers) {
      if (status === 200) continue;
      expect({ status, answer }).toMatchObject({
        status: 409,
        answer: { code: "call_in_progress" },
      });
      expect(headers.get("retry-after")).toBe("1");
    }
    await finish(id);
    expect((await analyze(id, "a4")).status).toBe(200);
  });

  it("keeps it for 24 hours, and for its owner alone", async () => {
    const first = await upload("Kept", "u5");
    const bea = await openBrowser(server.url);
    const other = await upload("Kept", "u5", bea);
    expect(other.status).toBe(201);
    expect(other.body).not.toEqual(first.body);
    now += 24 * 60 * 60 * 1000 - 1;
    expect((await upload("Kept", "u5")).body).toEqual(first.body);
    now += 1;
    expect((await upload("Kept", "u5")).body).not.toEqual(first.body);
  });

  it("gives a visitor the demo's report again, as long as it is held", async () => {
    const bea = await openBrowser(server.url);
    const body = { cv_text: "Bea", job_description: job };
    const ask = () => bea.post("/api/analysis/analyze", body, keyed("d1"));
    const asked = ask();
    (await controlled.nextRun()).finish();
    const first = await asked;
    expect(first.body).toMatchObject({ inline_mode: true, results: expect.any(Object) });
    expect((await ask()).body).toEqual(first.body);
  });

  it.each(["", "x".repeat(256), "with space"])("refuses %j as a key", async (key) => {
    expect(await upload("Ann", key)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { "Idempotency-Key": expect.any(String) } },
    });
  });
});

describe("an answer that is known already", () => {
  it("is not sent again while nothing changed", async () => {
    const { body } = await upload("Ann Example", "t1");
    const id = fieldOf(body, "analysis_id");
    for (const path of [
      `/api/analysis/results/${id}`,
      "/api/analysis/history",
      "/dashboard/api/history?per_page=5",
    ]) {
      const first = await ann.get(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const again = await ann.get(path, { "if-none-match": `"other", ${etag}` });
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(etag);
      expect((await ann.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
    const before = (await ann.get(`/api/analysis/results/${id}`)).headers.get("etag") ?? "";
    await analyze(id, "t1");
    await finish(id);
    const after = await ann.get(`/api/analysis/results/${id}`, { "if-none-match": before });
    expect(after).toMatchObject({ status: 200, body: { status: "completed" } });
    const exported = await ann.get(`/dashboard/api/export/${id}`);
    const known = { "if-none-match": exported.headers.get("etag") ?? "" };
    expect((await ann.get(`/dashboard/api/export/${id}`, known)).status).toBe(304);
  });
});

describe("the history", () => {
  it("comes whole, or in pages where a page is asked for", async () => {
    const whole = await ann.get("/api/analysis/history");
    expect(Object.keys(whole.body ?? {})).toEqual(["analyses"]);
    const paged = await ann.get("/api/analysis/history?per_page=2&page=2");
    expect(paged.body).toMatchObject({ page: 2, per_page: 2 });
    expect(paged.body).toEqual((await ann.get("/dashboard/api/history?per_page=2&page=2")).body);
    for (const [query, page, perPage] of [
      ["page=0&per_page=0", 1, 10],
      ["page=x&per_page=101", 1, 10],
      ["page=999999", 1, 10],
      ["page=1&per_page=100", 1, 100],
    ] as const) {
      const { status, body } = await ann.get(`/dashboard/api/history?${query}`);
      expect({ status, body }).toMatchObject({ status: 200, body: { page, per_page: perPage } });
    }
  });
});
