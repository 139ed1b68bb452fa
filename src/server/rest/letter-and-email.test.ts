import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { createControlledEngine } from "../../../test/controlled-engine.ts";
import { openLoggedIn } from "../../../test/logged-in.ts";
import { createRecordedMail } from "../../../test/recorded-mail.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { createMemoryLimits } from "../adapters/limits.ts";

const controlled = createControlledEngine();
const mail = createRecordedMail();
let clock = Date.parse("2026-11-20T09:00:00Z");
let server: TestServer;
let ann: Browser;
let finished: string;

beforeAll(async () => {
  server = await startServer({ engine: controlled.engine, mail, now: () => clock });
  ann = await openBrowser(server.url);
  finished = await analysed(ann);
});
afterAll(() => server.close());

async function started(browser: Browser): Promise<string> {
  const analysis_id = await browser.uploadText("Ann Example. Python.");
  const job_description = "We need a Python developer.";
  await browser.post("/api/analysis/analyze", { analysis_id, job_description });
  return analysis_id;
}

async function analysed(browser: Browser): Promise<string> {
  const id = await started(browser);
  (await controlled.nextRun()).finish();
  for (;;) {
    const { body } = await browser.get(`/api/analysis/results/${id}`);
    if (fieldOf(body, "status") === "completed") return id;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const letter = (browser: Browser, body: object) => browser.post("/api/analysis/cover-letter", body);
const send = (browser: Browser, id: string, body: object) =>
  browser.post(`/email/api/send/${id}`, body);

describe("the cover letter", () => {
  it("is written from the texts of the analysis and the request, trimmed", async () => {
    const answer = await letter(ann, {
      analysis_id: finished,
      tone: "formal",
      length: "short",
      companyName: "  Acme\n Ltd ",
      jobTitle: "Developer",
    });
    const text =
      "Ann Example. Python. / We need a Python developer. / formal / short / Acme Ltd / Developer";
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        cover_letter: text,
        word_count: 13,
        generated_by: "server",
        sentences: [{ text, sources: [] }],
      },
    });
  });

  it("cuts no name: one that is too long is refused, with the field", async () => {
    const jobTitle = "Director, People & Culture ".repeat(7).trim();
    const { body } = await letter(ann, { analysis_id: finished, jobTitle });
    expect(fieldOf(body, "cover_letter")).toContain(` / ${jobTitle}`);
    expect(await letter(ann, { analysis_id: finished, jobTitle: "a".repeat(201) })).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        fields: { jobTitle: "A name must be at most 200 characters" },
      },
    });
  });

  it("is professional and of medium length unless said otherwise", async () => {
    const { body } = await letter(ann, { analysis_id: finished });
    expect(fieldOf(body, "cover_letter")).toContain("/ professional / medium /");
  });

  it("is refused without an analysis, for another tone, and for somebody else", async () => {
    const noAnalysis = { error: "No analysis found. Please start over.", code: "no_analysis" };
    expect(await letter(ann, {})).toMatchObject({ status: 400, body: noAnalysis });
    expect(await letter(ann, { analysis_id: finished, tone: "rude", length: 3 })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { tone: expect.any(String) } },
    });
    const bea = await openBrowser(server.url);
    expect((await letter(bea, { analysis_id: finished })).status).toBe(404);
  });

  it("waits for the analysis", async () => {
    const id = await started(ann);
    const run = await controlled.nextRun();
    expect(await letter(ann, { analysis_id: id })).toMatchObject({
      status: 409,
      body: { code: "not_finished" },
    });
    run.finish();
  });

  it("needs the texts, which are gone after an hour even where the report is kept", async () => {
    const cem = await openLoggedIn(server, "cem");
    const id = await analysed(cem);
    expect((await letter(cem, { analysis_id: id })).status).toBe(200);
    clock += 61 * 60_000;
    expect(await letter(cem, { analysis_id: id })).toMatchObject({
      status: 410,
      body: { error: "Your CV is no longer held in memory. Please upload it again." },
    });
    expect((await cem.get(`/api/analysis/results/${id}`)).status).toBe(200);
    clock -= 61 * 60_000;
    finished = await analysed(ann);
  });
});

describe("results by mail", () => {
  it("go to the address, as text, as HTML and attached", async () => {
    expect(await send(ann, finished, { email: " Friend@Example.org " })).toMatchObject({
      status: 200,
      body: { message: "Email sent successfully!" },
    });
    const message = mail.sent.at(-1);
    expect(message).toMatchObject({
      to: "friend@example.org",
      subject: "Your CV analysis: 72 out of 100, Developer at Acme",
    });
    expect(message?.text).toContain("Job match: 70 out of 100 (Good)");
    expect(message?.html).toContain("Say where you used SQL, if you did.");
    expect(JSON.parse(message?.attachments?.[0]?.content ?? "")).toMatchObject({
      overall_score: 72,
    });
  });

  it("are refused for what is no address, no analysis of one's own, or not finished", async () => {
    for (const email of ["", "x", "a@b.c\nbcc: d@e.org", undefined, 7]) {
      expect((await send(ann, finished, { email })).status).toBe(400);
    }
    const bea = await openBrowser(server.url);
    expect((await send(bea, finished, { email: "a@example.org" })).status).toBe(404);
    const id = await started(ann);
    const run = await controlled.nextRun();
    expect((await send(ann, id, { email: "a@example.org" })).status).toBe(409);
    run.finish();
  });

  it("say plainly that they could not be sent", async () => {
    const failing = { ...mail, send: () => Promise.reject(new Error("vendor says no")) };
    const other = await startServer({ mail: failing, db: server.deps.db });
    const page = await openBrowser(other.url);
    const id = await page.uploadText("Ann. Python.");
    await page.post("/api/analysis/analyze", { analysis_id: id, job_description: "Python" });
    let answer = await send(page, id, { email: "a@example.org" });
    while (answer.status === 409) answer = await send(page, id, { email: "a@example.org" });
    expect(answer).toMatchObject({
      status: 502,
      body: { error: "Failed to send email", code: "mail_failed" },
    });
    expect(JSON.stringify(answer.body)).not.toContain("vendor");
    await other.close();
  });

  it("cannot be used to flood an address", async () => {
    const limited = await startServer({ mail, db: server.deps.db, limits: createMemoryLimits() });
    const page = await openBrowser(limited.url);
    const id = await page.uploadText("Ann. Python.");
    await page.post("/api/analysis/analyze", { analysis_id: id, job_description: "Python" });
    const statuses = new Set<number>();
    for (let time = 0; time < 12; time++) {
      statuses.add((await send(page, id, { email: "a@example.org" })).status);
    }
    expect(statuses).toContain(429);
    await limited.close();
  });
});

describe("the texts of an analysis, for the website", () => {
  const texts = async (browser: Browser, id: string) => {
    const input = encodeURIComponent(JSON.stringify({ analysis_id: id }));
    const { body } = await browser.get(`/trpc/analysis.texts?input=${input}`);
    return body;
  };

  it("are given to the owner alone, and only while they are held", async () => {
    const id = await analysed(ann);
    const data = { cv: "Ann Example. Python.", job: "We need a Python developer." };
    expect(await texts(ann, id)).toEqual({ result: { data } });
    expect(await texts(await openBrowser(server.url), id)).toMatchObject({
      error: { data: { appCode: "not_found" } },
    });
    clock += 61 * 60_000;
    expect(await texts(ann, id)).toEqual({ result: { data: null } });
    clock -= 61 * 60_000;
  });
});
