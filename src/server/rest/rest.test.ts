import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { createControlledEngine } from "../../../test/controlled-engine.ts";
import { directEngine } from "../../../test/direct-engine.ts";
import { sampleResults } from "../../../test/sample-results.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { maxCvFileBytes } from "../../shared/limits.ts";

const controlled = createControlledEngine();
const jobDescription = "We need a Python developer.";
let server: TestServer;
let ann: Browser;

beforeAll(async () => {
  server = await startServer({ engine: controlled.engine });
  ann = await openBrowser(server.url);
});
afterAll(() => server.close());

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function analyze(browser: Browser, body: unknown) {
  return browser.post("/api/analysis/analyze", body);
}

/** Polls until the run is in this status. */
async function resultsOnce(browser: Browser, id: string, status: string) {
  for (;;) {
    const answer = await browser.get(`/api/analysis/results/${id}`);
    if (fieldOf(answer.body, "status") === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("status", () => {
  it("names the versions and the demo mode", async () => {
    expect(await ann.get("/api/status")).toMatchObject({
      status: 200,
      body: { status: "ok", demo_mode: false, version: "0.0.0-test", engine_version: "test" },
    });
  });

  it("is never kept by a cache", async () => {
    const { headers } = await ann.get("/api/status");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("upload", () => {
  const upload = (fields: Record<string, string | File>) =>
    ann.post("/api/analysis/upload", formOf(fields));

  it("takes pasted text", async () => {
    const { status, body } = await upload({ text: "Ann Example" });
    expect(status).toBe(201);
    expect(body).toEqual({
      analysis_id: expect.stringMatching(/^[\w-]{30,}$/),
      filename: null,
      characters: 11,
      warnings: [],
    });
  });

  it("takes a file, and names it without its path", async () => {
    const cv_file = new File(["Ann Example"], 'C:\\papers\\my "new" cv.txt', {
      type: "text/plain",
    });
    expect(await upload({ cv_file })).toMatchObject({
      status: 201,
      body: { filename: 'my "new" cv.txt' },
    });
  });

  it("counts an empty file input as no file", async () => {
    const cv_file = new File([], "", { type: "application/octet-stream" });
    expect(await upload({ cv_file, text: "Ann" })).toMatchObject({
      status: 201,
      body: { filename: null },
    });
    expect(await upload({ cv_file })).toMatchObject({ status: 400, body: { code: "no_document" } });
  });

  const withoutCv: Record<string, string>[] = [{}, { text: " \n " }, { other: "field" }];
  it.each(withoutCv)("asks for a CV where there is none (%o)", async (fields) => {
    const text = "Please upload a file or paste CV text";
    expect(await upload(fields)).toMatchObject({
      status: 400,
      body: { error: text, message: text, code: "no_document" },
    });
  });

  it("takes a file of exactly 10 MB", async () => {
    const cv_file = new File([Buffer.alloc(maxCvFileBytes, "a\n")], "cv.txt");
    expect((await upload({ cv_file })).status).toBe(201);
  });

  it.each([1, 30 * 1024 * 1024])("refuses a file %i bytes larger", async (more) => {
    const cv_file = new File([Buffer.alloc(maxCvFileBytes + more, "a\n")], "cv.txt");
    expect(await upload({ cv_file })).toMatchObject({
      status: 413,
      body: { error: "File too large. Maximum size is 10MB.", code: "file_too_large" },
    });
  });

  it("takes any text up to the limit, and refuses more", async () => {
    const most = "語".repeat(9).concat(" ").repeat(20_000);
    expect((await upload({ text: most })).status).toBe(201);
    expect(await upload({ text: `${most}語` })).toMatchObject({
      status: 413,
      body: { code: "text_too_long" },
    });
    expect(await upload({ text: "x".repeat(1_500_000) })).toMatchObject({
      status: 413,
      body: { code: "text_too_long" },
    });
  });

  it("refuses what is no form, and a form that breaks off", async () => {
    expect(await ann.post("/api/analysis/upload", { text: "Ann" })).toMatchObject({
      status: 415,
      body: { code: "validation_failed" },
    });
    const broken = await ann.send("/api/analysis/upload", {
      method: "POST",
      body: '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nAnn',
      headers: { "content-type": "multipart/form-data; boundary=x", "x-csrf-token": ann.csrfToken },
    });
    expect(broken).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: { body: expect.any(String) } },
    });
  });

  it("refuses two files", async () => {
    const form = formOf({ cv_file: new File(["a"], "a.txt") });
    form.append("cv_file", new File(["b"], "b.txt"));
    expect(await ann.post("/api/analysis/upload", form)).toMatchObject({
      status: 400,
      body: { error: "Please upload one file.", code: "validation_failed" },
    });
  });

  it("asks for a CV where nothing is sent at all", async () => {
    const asked = { error: "Please upload a file or paste CV text", code: "no_document" };
    const type = { "content-type": "multipart/form-data; boundary=x" };
    for (const headers of [{}, type]) {
      const answer = await ann.post("/api/analysis/upload", undefined, headers);
      expect(answer).toMatchObject({ status: 400, body: asked });
    }
  });
});

describe("analyze, results and cancel", () => {
  it("lead from an upload to the report", async () => {
    const id = await ann.uploadText("Ann Example. Python.");
    expect(await ann.get(`/api/analysis/results/${id}`)).toMatchObject({
      status: 200,
      body: {
        analysis_id: id,
        status: "pending",
        percent: 0,
        score: null,
        results: null,
        error: null,
      },
    });
    expect(await analyze(ann, { analysis_id: id, job_description: jobDescription })).toMatchObject({
      status: 200,
      body: { success: true, inline_mode: false, analysis_id: id },
    });
    const run = await controlled.nextRun();
    run.stage();
    expect(await resultsOnce(ann, id, "processing")).toMatchObject({
      body: { score: null, results: null, error: null },
    });
    expect(await analyze(ann, { analysis_id: id, job_description: jobDescription })).toMatchObject({
      status: 409,
      body: { code: "already_running" },
    });
    run.finish();
    expect((await resultsOnce(ann, id, "completed")).body).toEqual({
      analysis_id: id,
      status: "completed",
      percent: 100,
      message: "Analysis complete!",
      score: 72,
      results: sampleResults,
      error: null,
    });
    expect(await ann.post(`/api/analysis/cancel/${id}`)).toMatchObject({
      status: 409,
      body: { code: "already_finished" },
    });
  });

  it("answer the demo's single call with the report, with an id and without", async () => {
    const id = await ann.uploadText("Ann Example. Python.");
    for (const analysis_id of [undefined, null, "", id]) {
      const body = {
        analysis_id,
        job_description: jobDescription,
        cv_text: "Ann Example. Python.",
      };
      const answer = analyze(ann, body);
      (await controlled.nextRun()).finish();
      expect(await answer).toMatchObject({
        status: 200,
        body: { success: true, inline_mode: true, results: sampleResults },
      });
      if (analysis_id === id) expect((await answer).body).toMatchObject({ analysis_id: id });
    }
  });

  it("cancel a running analysis", async () => {
    const id = await ann.uploadText("Ann");
    await analyze(ann, { analysis_id: id, job_description: jobDescription });
    const run = await controlled.nextRun();
    const cancelled = await ann.post(`/api/analysis/cancel/${id}`, undefined, {
      "content-type": "application/json",
    });
    expect(cancelled).toMatchObject({ status: 200, body: { success: true } });
    expect(run.signal.aborted).toBe(true);
    expect(await ann.get(`/api/analysis/results/${id}`)).toMatchObject({
      body: { status: "failed", error: "Analysis cancelled.", results: null, score: null },
    });
  });

  it("refuse with the specification's texts", async () => {
    const id = await ann.uploadText("Ann");
    expect(await analyze(ann, { analysis_id: id, job_description: " " })).toMatchObject({
      status: 400,
      body: { error: "Please enter a job description", code: "no_job_description" },
    });
    expect(await analyze(ann, { job_description: jobDescription })).toMatchObject({
      status: 400,
      body: { error: "No CV uploaded. Please go back and upload your CV first." },
    });
  });

  it("refuse what is no advertisement, and take a terse one", async () => {
    const real = await startServer({ db: server.deps.db, engine: directEngine });
    const cem = await openBrowser(real.url);
    const id = await cem.uploadText("Cem Example. Sage 50.");
    const text =
      "No job and no demand was found in this text: please paste the text of the job advertisement.";
    for (const given of [
      { analysis_id: id, job_description: "hello" },
      { job_description: "hello", cv_text: "Cem Example. Sage 50." },
    ]) {
      expect(await analyze(cem, given)).toMatchObject({
        status: 400,
        body: { error: text, code: "validation_failed", fields: { job_description: text } },
      });
    }
    const terse = "Accounts Assistant. Essential: Sage 50, two years of purchase ledger.";
    expect((await analyze(cem, { analysis_id: id, job_description: terse })).status).toBe(200);
    await real.close(10_000);
  });

  it("name the fields that are of the wrong kind", async () => {
    expect(await analyze(ann, { analysis_id: 7, job_description: ["x"] })).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        fields: { analysis_id: expect.any(String), job_description: expect.any(String) },
      },
    });
    expect(await analyze(ann, [1])).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });

  it("hide another visitor's analysis", async () => {
    const bea = await openBrowser(server.url);
    const id = await ann.uploadText("Ann");
    const refusals = await Promise.all([
      bea.get(`/api/analysis/results/${id}`),
      bea.post(`/api/analysis/cancel/${id}`),
      analyze(bea, { analysis_id: id, job_description: jobDescription }),
      bea.get("/api/analysis/results/never-was"),
    ]);
    for (const { status, body } of refusals) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: "not_found", error: expect.any(String) });
    }
    expect(refusals[0]?.body).toEqual(refusals[3]?.body);
  });
});

describe("the history", () => {
  it("asks visitors to log in", async () => {
    expect((await ann.get("/api/analysis/history")).status).toBe(401);
    const headers = { "x-csrf-token": ann.csrfToken };
    const deleted = await ann.send("/dashboard/api/analysis/x", { method: "DELETE", headers });
    expect(deleted).toMatchObject({ status: 401, body: { code: "unauthorized" } });
  });
});

describe("what is no proper call", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "%s of an unknown path is 404 in JSON",
    async (method) => {
      for (const path of [
        "/api/nothing",
        "/api",
        "/drafts/api/none/deeper",
        "/email/api/x",
        "/dashboard/api/y",
      ]) {
        expect(await ann.send(path, { method, headers: { accept: "text/html" } })).toMatchObject({
          status: 404,
          body: { code: "not_found", error: expect.any(String), message: expect.any(String) },
        });
      }
    },
  );

  it("a call that is there with another method is 405, and says with which", async () => {
    for (const [method, path, allow] of [
      ["PUT", "/api/status", "GET, HEAD, OPTIONS"],
      ["GET", "/api/analysis/analyze", "POST, OPTIONS"],
      ["PATCH", "/dashboard/api/analysis/x", "DELETE, OPTIONS"],
    ]) {
      const answer = await ann.send(path ?? "", { method });
      expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
      expect(answer.headers.get("allow")).toBe(allow);
    }
  });

  it("an id of endless length is none", async () => {
    const answer = await ann.get(`/api/analysis/results/${"x".repeat(2000)}`);
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("a HEAD is answered like a GET without body, OPTIONS names the methods", async () => {
    expect(await ann.send("/api/status", { method: "HEAD" })).toMatchObject({
      status: 200,
      body: "",
    });
    const options = await ann.send("/api/analysis/analyze", { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toContain("POST");
  });

  const raw = (body: string, type: string) =>
    ann.send("/api/analysis/analyze", {
      method: "POST",
      body,
      headers: { "content-type": type, "x-csrf-token": ann.csrfToken },
    });

  it("malformed JSON is refused as such", async () => {
    for (const body of ['{"a":', "null", '"text"', '{"__proto__":{"x":1}}']) {
      expect(await raw(body, "application/json")).toMatchObject({ status: 400 });
    }
    expect(await raw('{"a":', "application/json")).toMatchObject({
      body: { code: "validation_failed", fields: { body: "The request could not be understood." } },
    });
  });

  it("an address with a stray % is refused in JSON", async () => {
    expect(await ann.get("/api/%zz")).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        error: expect.any(String),
        fields: { address: expect.any(String) },
      },
    });
  });

  it("another type of content is refused", async () => {
    expect(await raw("<a/>", "text/xml")).toMatchObject({
      status: 415,
      body: { code: "validation_failed" },
    });
  });

  it("a body beyond all limits is refused", async () => {
    const body = JSON.stringify({ cv_text: "x".repeat(3_000_000) });
    expect(await raw(body, "application/json")).toMatchObject({
      status: 413,
      body: { error: expect.any(String) },
    });
  });

  it("nobody is hung up on who is still sending, so that the answer arrives", async () => {
    const body = "x".repeat(6_000_000);
    for (const [type, status] of [
      ["application/json", 413],
      ["text/xml", 415],
    ] as const) {
      const told = await raw(body, type);
      expect(told.status).toBe(status);
      expect(told.headers.get("connection")).not.toBe("close");
    }
  });
});

describe("an error nobody foresaw", () => {
  it("shows an id and nothing of the inside", async () => {
    const liveRuns = { ...server.deps.liveRuns };
    liveRuns.find = async () => {
      throw new Error("secret inside");
    };
    const broken = await startServer({ liveRuns, db: server.deps.db });
    const browser = await openBrowser(broken.url);
    const { status, body } = await browser.get("/api/analysis/results/x");
    expect(status).toBe(500);
    expect(body).toMatchObject({
      code: "internal",
      error: expect.stringMatching(/Error [0-9a-f-]{36}/),
    });
    expect(JSON.stringify(body)).not.toMatch(/secret inside|\.ts|at /);
    await broken.close();
  });
});
