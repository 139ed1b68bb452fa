import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { fieldOf, openBrowser } from "../../test/browser.ts";
import { startServer, type TestServer } from "../../test/start-server.ts";
import { createOtlpTracing } from "./adapters/otlp-tracing.ts";
import { createTelemetry } from "./adapters/telemetry.ts";
import { createEnginePool } from "./features/analysis/engine-pool.ts";
import { requestId } from "./http/answered.ts";
import { createLog } from "./log.ts";
import { addReadings } from "./readings.ts";

const metricsToken = "a-token-that-only-tests-use";
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(overrides: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ metricsToken, ...overrides });
  cleanUps.push(() => server.close());
  return server;
}

const asked = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A collector that keeps what it is sent. */
async function startCollector(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(`${request.url} ${await text(request)}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => collector.close());
  const address = collector.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received };
}

type SentSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string };

function spansOf(received: string[]): SentSpan[] {
  return received.flatMap((request) => {
    const { resourceSpans } = JSON.parse(request.slice(request.indexOf(" ")));
    return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    );
  });
}

describe("the metrics", () => {
  it("are nowhere without a token, and for nobody with another", async () => {
    const closed = await start({ metricsToken: null });
    const nowhere = await fetch(`${closed.url}/metrics`, asked(metricsToken));
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toMatchObject({ code: "not_found" });
    const { url } = await start();
    for (const init of [{}, asked("another"), asked(`${metricsToken}x`)]) {
      const { status, headers } = await fetch(`${url}/metrics`, init);
      expect(status).toBe(401);
      expect(headers.get("www-authenticate")).toBe("Bearer");
    }
    expect((await fetch(`${url}/metrics`, asked(metricsToken))).status).toBe(200);
  });

  it("count what cannot be read at the moment instead of failing", async () => {
    const telemetry = createTelemetry({ ofProcess: false, tracing: null, now: Date.now });
    const read = () => Promise.reject(new Error("gone"));
    telemetry.addReading({ name: "shortlisted_test", help: "never", read });
    await telemetry.metrics();
    expect((await telemetry.metrics()).text).toMatch(/^shortlisted_reading_failures_total [12]$/m);
  });
});

describe("a request's id", () => {
  it("is that of a proxy in front, when there is one and it is an id", () => {
    expect(requestId(1, "from-the-proxy-1")).toBe("from-the-proxy-1");
    for (const [proxies, given] of [
      [0, "from-the-proxy-1"],
      [1, "short"],
      [1, "forged\nline-of-the-log"],
      [1, undefined],
    ] as const) {
      expect(requestId(proxies, given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });
});

describe("a whole run", () => {
  const secrets = {
    name: "Zyxwvut Unmistakable",
    mail: "zyxwvut.unmistakable@example.org",
    employer: "Quibblewick Haberdashery",
    wanted: "Flumptious Instruments",
    password: "Brown-Kettle-27",
    query: "quzzlewump",
  };

  it("leaves in logs, metrics and traces how it went, and not a word of whom and what it was about", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: (line: string) => lines.push(line) });
    const collector = await startCollector();
    const tracing = createOtlpTracing(collector.url);
    const telemetry = createTelemetry({ ofProcess: true, tracing, now: Date.now });
    const engine = createEnginePool({ threads: 1 });
    cleanUps.push(() => engine.close());
    const { url, deps } = await start({ log, telemetry, engine });
    addReadings(telemetry, {
      queue: deps.queue,
      mail: deps.mail,
      database: { check: async () => {} },
    });

    const ann = await openBrowser(url);
    const { name, mail: email, password } = secrets;
    await ann.post("/api/auth/signup", { name, email, password });
    await ann.post("/api/auth/login", { email, password });
    const id = await ann.uploadText(
      `${name}\n${email}\nPython developer at ${secrets.employer}, 2019 to 2024`,
    );
    const job_description = `${secrets.wanted} needs a Python developer. Requirements: Python, SQL.`;
    await ann.post("/api/analysis/analyze", { analysis_id: id, job_description });
    const read = async () => (await ann.get(`/api/analysis/results/${id}?q=${secrets.query}`)).body;
    await expect
      .poll(async () => fieldOf(await read(), "status"), { timeout: 20_000 })
      .toBe("completed");
    await ann.post(`/email/api/send/${id}`, { email });
    await ann.post("/api/analysis/cover-letter", { analysis_id: id, companyName: secrets.wanted });
    await ann.get(`/no/such/${secrets.query}`);

    const metrics = await (await fetch(`${url}/metrics`, asked(metricsToken))).text();
    await telemetry.close();
    const traces = collector.received.join("\n");
    const logged = lines.join("");

    expect(metrics).toMatch(
      /shortlisted_request_seconds_count\{method="POST",route="\/api\/analysis\/upload",status="201"\} 1/,
    );
    expect(metrics).toContain('shortlisted_analysis_seconds_count{outcome="completed"} 1');
    expect(metrics).toContain('shortlisted_analysis_stage_seconds_count{stage="skills_gap"} 1');
    expect(metrics).toContain('shortlisted_queue_tasks{kind="waiting"} 0');
    expect(metrics).toContain('shortlisted_sockets{kind="open"} 0');
    expect(metrics).toMatch(/shortlisted_mails\{kind="handed_over"\} \d/);
    expect(metrics).toMatch(/shortlisted_process_resident_memory_bytes \d/);
    expect(traces).toMatch(/^\/v1\/traces /);
    expect(traces).toContain("POST /api/analysis/upload");
    expect(traces).toContain("recommendations");
    const spans = spansOf(collector.received);
    const asking = spans.find(({ name }) => name === "POST /api/analysis/analyze");
    expect(spans.find(({ name }) => name === "analysis")).toMatchObject({
      traceId: asking?.traceId,
      parentSpanId: asking?.spanId,
    });

    const told: { msg: string; run?: string; reqId?: string; outcome?: string }[] = logged
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const ended = told.find(({ msg }) => msg === "an analysis has ended");
    expect(ended).toMatchObject({ outcome: "completed", run: expect.stringMatching(/^\w{12}$/) });
    expect(traces).toContain(ended?.run);
    const answers = told.filter(({ msg, run }) => msg === "answered" && run === ended?.run);
    expect(answers.length).toBeGreaterThan(2);
    for (const { reqId } of answers) expect(reqId).toMatch(/^[\w-]{36}$/);

    for (const place of [logged, metrics, traces]) {
      const folded = place.toLowerCase();
      for (const secret of [...Object.values(secrets), id, ann.cookieHeader()]) {
        for (const word of secret.toLowerCase().split(" ")) expect(folded).not.toContain(word);
      }
    }
  });
});
