import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { openLoggedIn } from "../../../test/logged-in.ts";
import { sampleResults } from "../../../test/sample-results.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { finishAnalysis, insertAnalysis } from "../../db/queries/analyses.ts";
import { failAnalysis } from "../../db/queries/running-analyses.ts";

let server: TestServer;
let ann: Browser;
const finishedAt = new Date("2026-11-20T10:00:00Z");

beforeAll(async () => {
  server = await startServer();
  const { userId: ownerId, ...browser } = await openLoggedIn(server, "ann");
  ann = browser;
  const { db } = server.deps;
  for (let number = 1; number <= 23; number++) {
    const row = { id: `a${number}`, ownerId };
    const createdAt = new Date(Date.UTC(2026, 10, number, 9));
    const originalFilename = number % 2 ? `cv-${number}.pdf` : null;
    await insertAnalysis(db, { ...row, originalFilename, engineVersion: "1", createdAt });
    if (number === 23) continue;
    if (number > 20) await failAnalysis(db, row, { failure: "Analysis cancelled.", finishedAt });
    else {
      const title = number === 7 ? "100%_Nurse" : `Role ${number}`;
      const job = { ...sampleResults.job, title, company: "Acme" };
      const report = { ...sampleResults, job, overall_score: number === 1 ? 51 : 72 };
      await finishAnalysis(db, row, { report, finishedAt });
    }
  }
});
afterAll(() => server.close());

const page = async (query: string) => (await ann.get(`/dashboard/api/history?${query}`)).body;

describe("the dashboard's history", () => {
  it("comes in pages of ten, newest first", async () => {
    const first = { page: 1, pages: 3, per_page: 10, total: 23 };
    expect(await page("")).toMatchObject({ ...first, analyses: { length: 10, 0: { id: "a23" } } });
    expect(await page("page=3")).toMatchObject({
      page: 3,
      analyses: { length: 3, 2: { id: "a1" } },
    });
    expect(await page("page=99")).toMatchObject({ page: 3, analyses: { length: 3 } });
    expect(await page("page=-1&per_page=0")).toMatchObject(first);
    expect(await page("per_page=5&page=2")).toMatchObject({ pages: 5, per_page: 5 });
  });

  it("is searched by role, company and file name, each sign meaning itself", async () => {
    expect(await page("search=role%2012")).toMatchObject({ total: 1, analyses: [{ id: "a12" }] });
    expect(await page("search=ACME")).toMatchObject({ total: 20 });
    expect(await page("search=cv-21.PDF")).toMatchObject({ analyses: [{ id: "a21" }] });
    expect(await page("search=pasted%20text&status=completed")).toMatchObject({ total: 10 });
    expect(await page("search=100%25_")).toMatchObject({ analyses: [{ id: "a7" }] });
    expect(await page("search=e%20_")).toMatchObject({ total: 0, pages: 1, page: 1, analyses: [] });
    expect(await page("search=%27;drop%20table")).toMatchObject({ total: 0 });
  });

  it("keeps and finds what has names far too long for an index", async () => {
    const dee = await openLoggedIn(server, "dee");
    const signs = Array.from({ length: 3000 }, (_, at) =>
      String.fromCodePoint(0x20000 + ((at * 7919) % 40_000)),
    );
    const from = (start: number) => [...signs.slice(start), ...signs.slice(0, start)].join("");
    const { db } = server.deps;
    const row = { id: "00000000-0000-4000-8000-000000000000", ownerId: dee.userId };
    const begun = { originalFilename: from(0), engineVersion: "1", createdAt: finishedAt };
    await insertAnalysis(db, { ...row, ...begun });
    const job = {
      ...sampleResults.job,
      title: from(750),
      company: from(1500),
      industry: from(2250),
    };
    await finishAnalysis(db, row, { report: { ...sampleResults, job }, finishedAt });
    const search = encodeURIComponent(signs.slice(1520, 1540).join(""));
    const { body } = await dee.get(`/dashboard/api/history?search=${search}`);
    const analyses = [{ id: row.id, original_filename: signs.slice(0, 255).join("") }];
    expect(body).toMatchObject({ total: 1, analyses });
    expect((await dee.get("/api/analysis/history")).body).toMatchObject({ analyses });
  });

  it("is filtered by status", async () => {
    expect(await page("status=failed")).toMatchObject({ total: 2 });
    expect(await page("status=processing")).toMatchObject({ total: 1, analyses: [{ id: "a23" }] });
    expect(await page("status=pending")).toMatchObject({ total: 0 });
    expect(await page("status=nonsense")).toMatchObject({ total: 23 });
  });

  it("is summed up", async () => {
    expect((await ann.get("/dashboard/api/stats")).body).toEqual({
      total_analyses: 23,
      completed_analyses: 20,
      avg_overall_score: 71,
      avg_match_percentage: 70,
    });
    const bea = await openLoggedIn(server, "bea");
    expect((await bea.get("/dashboard/api/stats")).body).toEqual({
      total_analyses: 0,
      completed_analyses: 0,
      avg_overall_score: null,
      avg_match_percentage: null,
    });
  });

  it("gives one report away as a file, to its owner", async () => {
    const { status, headers, body } = await ann.get("/dashboard/api/export/a3");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('attachment; filename="analysis_a3.json"');
    expect(body).toMatchObject({ analysis_id: "a3", results: { overall_score: 72 } });
    expect((await ann.get("/dashboard/api/export/never")).status).toBe(404);
    const cem = await openLoggedIn(server, "cem");
    expect((await cem.get("/dashboard/api/export/a3")).status).toBe(404);
  });

  it("forgets with a report what is still held of its run: its id answers like one that never was", async () => {
    const dan = await openLoggedIn(server, "dan");
    const id = await dan.uploadText("Ten years as a nurse");
    await dan.post("/api/analysis/analyze", { analysis_id: id, job_description: "Nurse" });
    const results = () => dan.get(`/api/analysis/results/${id}`);
    await expect.poll(results).toMatchObject({ body: { status: "completed" } });
    const erase = { method: "DELETE", headers: { "x-csrf-token": dan.csrfToken } };
    expect(await dan.send(`/dashboard/api/analysis/${id}`, erase)).toMatchObject({ status: 200 });
    const never = await dan.get("/api/analysis/results/never-was");
    expect(await results()).toMatchObject({ status: 404, body: never.body });
  });

  it("knows that what is over cannot be cancelled", async () => {
    const cancel = (id: string) => ann.post(`/api/analysis/cancel/${id}`);
    const refused = { status: 409, body: { code: "already_finished" } };
    // A report, and what was cancelled before.
    for (const id of ["a3", "a21"]) expect(await cancel(id)).toMatchObject(refused);
  });

  it("is for those who have logged in", async () => {
    const visitor = await openBrowser(server.url);
    for (const path of ["stats", "history", "export/a3"]) {
      expect((await visitor.get(`/dashboard/api/${path}`)).status).toBe(401);
    }
  });
});
