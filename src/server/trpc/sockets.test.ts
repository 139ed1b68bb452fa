import { once } from "node:events";
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from "@trpc/client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { createControlledEngine } from "../../../test/controlled-engine.ts";
import { openLoggedIn } from "../../../test/logged-in.ts";
import { sampleResults } from "../../../test/sample-results.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { deleteSessions } from "../../db/queries/accounts.ts";
import type { RunState } from "../../shared/run.ts";
import type { AppRouter } from "./app-router.ts";

const controlled = createControlledEngine();
const jobDescription = "We need a Python developer.";
let server: TestServer;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startServer({ engine: controlled.engine });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The website's client, as one browser's page has it. */
function openClient(
  browser: Browser,
  url = server.url,
  connectionParams: Record<string, string> | null = null,
) {
  const opened: WebSocket[] = [];
  class PageSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie: browser.cookieHeader(), origin: url } });
      opened.push(this);
    }
  }
  const wsClient = createWSClient({
    url: `${url.replace("http", "ws")}/trpc`,
    // Typed as the browser's own class, of which the ws package has all that is used.
    WebSocket: new Proxy(globalThis.WebSocket, {
      construct: (_, [address]) => new PageSocket(String(address)),
    }),
    retryDelayMs: () => 10,
    connectionParams,
  });
  closers.push(() => wsClient.close());
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: wsClient })] });
  return { client, opened };
}

type Client = ReturnType<typeof openClient>["client"];

/** Follows a run; `until` resolves once a state fits, `end` with everything seen. */
function follow(client: Client, analysis_id: string, lastEventId?: string) {
  const seen: { id: string; data: RunState }[] = [];
  const wakes = new Set<() => void>();
  const end = new Promise<typeof seen>((resolve, reject) => {
    client.analysis.progress.subscribe(
      { analysis_id, lastEventId },
      {
        onData(event) {
          seen.push(event);
          for (const wake of wakes) wake();
        },
        onComplete: () => resolve(seen),
        onError: reject,
      },
    );
  });
  async function until(fits: (state: RunState) => boolean): Promise<void> {
    while (!seen.some(({ data }) => fits(data))) {
      await new Promise<void>((resolve) => wakes.add(resolve));
    }
  }
  return { seen, end, until };
}

describe("the WebSocket", () => {
  it("starts an analysis and carries its progress to the end", async () => {
    const ann = await openBrowser(server.url);
    const { client } = openClient(ann);
    const analysis_id = await ann.uploadText("Ann. Python.");
    const { end, until } = follow(client, analysis_id);
    await until(({ status }) => status === "pending");
    const started = await client.analysis.start.mutate({
      analysis_id,
      job_description: jobDescription,
    });
    expect(started).toMatchObject({ status: "processing", percent: 0 });
    (await controlled.nextRun()).finish();
    const seen = await end;
    const percents = seen.map(({ data }) => data.percent);
    expect(percents).toEqual([0, 0, 17, 34, 50, 67, 84, 100]);
    expect(seen.at(-1)?.data).toMatchObject({ status: "completed", score: 72 });
    expect(await client.analysis.state.query({ analysis_id })).toEqual(seen.at(-1)?.data);
  });

  it("shows two pages of one browser the same", async () => {
    const ann = await openBrowser(server.url);
    const analysis_id = await ann.uploadText("Ann. Python.");
    const pages = [openClient(ann).client, openClient(ann).client] as const;
    const follows = pages.map((client) => follow(client, analysis_id));
    await Promise.all(follows.map(({ until }) => until(({ status }) => status === "pending")));
    await pages[0].analysis.start.mutate({ analysis_id, job_description: jobDescription });
    (await controlled.nextRun()).finish();
    const [one, other] = await Promise.all(follows.map(({ end }) => end));
    expect(one).toEqual(other);
    expect(one).toHaveLength(8);
  });

  it("goes on where it was after the connection was lost, without a gap or a repetition", async () => {
    const ann = await openBrowser(server.url);
    const { client, opened } = openClient(ann);
    const analysis_id = await ann.uploadText("Ann. Python.");
    const { end, until } = follow(client, analysis_id);
    await client.analysis.start.mutate({ analysis_id, job_description: jobDescription });
    const run = await controlled.nextRun();
    run.stage();
    await until(({ percent }) => percent === 17);
    opened[0]?.terminate();
    run.stage();
    run.stage();
    await until(({ percent }) => percent === 50);
    run.finish();
    const seen = await end;
    expect(opened.length).toBeGreaterThan(1);
    const numbers = seen.map(({ id }) => Number(id));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(seen.at(-1)?.data.status).toBe("completed");
  });

  it("resumes after the number a client names", async () => {
    const ann = await openBrowser(server.url);
    const { client } = openClient(ann, server.url, { token: "not asked for" });
    const analysis_id = await ann.uploadText("Ann. Python.");
    const first = follow(client, analysis_id);
    await client.analysis.start.mutate({ analysis_id, job_description: jobDescription });
    (await controlled.nextRun()).finish();
    const seen = await first.end;
    expect(await follow(client, analysis_id, seen.at(-1)?.id).end).toEqual([]);
    expect(await follow(client, analysis_id, seen.at(-2)?.id).end).toEqual([seen.at(-1)]);
  });

  it("hides another visitor's analysis, with code and sentence", async () => {
    const ann = await openBrowser(server.url);
    const { client } = openClient(await openBrowser(server.url));
    const analysis_id = await ann.uploadText("Ann. Python.");
    const refused = await client.analysis.state.query({ analysis_id }).catch((error) => error);
    expect(refused).toBeInstanceOf(TRPCClientError);
    expect(refused.message).toBe("There is no such analysis.");
    expect(refused.data).toMatchObject({ appCode: "not_found", httpStatus: 404 });
    expect(refused.data.stack).toBeUndefined();
    await expect(follow(client, analysis_id).end).rejects.toMatchObject({
      data: { appCode: "not_found" },
    });
  });

  it("names the fields of an input that does not fit, over HTTP too", async () => {
    const ann = await openBrowser(server.url);
    const refused = await ann.post("/trpc/analysis.start", {
      analysis_id: "x",
      job_description: 7,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: {
          data: { appCode: "validation_failed", fields: { job_description: expect.any(String) } },
        },
      },
    });
    expect(await ann.get("/trpc/no.such")).toMatchObject({
      status: 404,
      body: { error: { data: { appCode: "not_found" } } },
    });
  });

  it("tells of an error nobody foresaw by its id only", async () => {
    const liveRuns = { ...server.deps.liveRuns };
    liveRuns.find = async () => {
      throw new Error("secret inside");
    };
    const broken = await startServer({ liveRuns, db: server.deps.db });
    closers.push(broken.close);
    const { client } = openClient(await openBrowser(broken.url), broken.url);
    const refused = await client.analysis.state.query({ analysis_id: "x" }).catch((error) => error);
    expect(refused.data).toMatchObject({
      appCode: "internal",
      errorId: expect.stringMatching(/-/),
    });
    expect(JSON.stringify(refused)).not.toContain("secret inside");
  });

  it("finishes running analyses before the server stops, and then asks to connect again", async () => {
    const stopping = createControlledEngine();
    const old = await startServer({ engine: stopping.engine, db: server.deps.db });
    const ann = await openBrowser(old.url);
    const { client, opened } = openClient(ann, old.url);
    const [first, second] = [
      await ann.uploadText("Ann. Python."),
      await ann.uploadText("Ann. SQL."),
    ];
    const finishing = follow(client, first);
    const stuck = follow(client, second);
    for (const analysis_id of [first, second]) {
      await client.analysis.start.mutate({ analysis_id, job_description: jobDescription });
    }
    const run = await stopping.nextRun();
    const closing = old.close(200);
    await expect(fetch(old.url)).rejects.toThrow();
    run.finish();
    await closing;
    expect((await finishing.end).at(-1)?.data.status).toBe("completed");
    expect((await stuck.end).at(-1)?.data).toMatchObject({
      status: "failed",
      error: expect.stringContaining("restarting"),
    });
    while (opened.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

describe("a subscription", () => {
  it("ends soon after the session it was asked with, at a logout and at a suspension", async () => {
    const ends: Promise<unknown>[] = [];
    for (const name of ["leaving", "suspended"]) {
      const person = await openLoggedIn(server, name);
      const { client } = openClient(person);
      const analysis_id = await person.uploadText("Python developer");
      await client.analysis.start.mutate({ analysis_id, job_description: jobDescription });
      const { until, end } = follow(client, analysis_id);
      const run = await controlled.nextRun();
      await until(({ status }) => status === "processing");
      ends.push(end.catch((error) => error.data.appCode).finally(() => run.finish()));
      if (name === "leaving") await person.post("/api/auth/logout");
      else await deleteSessions(server.deps.db, { userId: person.userId, exceptId: null });
    }
    expect(await Promise.all(ends)).toEqual(["unauthorized", "unauthorized"]);
  });
});

describe("opening a WebSocket", () => {
  /** The HTTP status of the refusal, or "open". */
  async function attempt(
    headers: Record<string, string>,
    path = "/trpc",
  ): Promise<number | "open"> {
    const socket = new WebSocket(server.url.replace("http", "ws") + path, { headers });
    closers.push(() => socket.terminate());
    const refused = once(socket, "unexpected-response").then(([, response]) => response.statusCode);
    socket.on("error", () => {});
    return Promise.race([refused, once(socket, "open").then(() => "open" as const)]);
  }

  it("is refused to pages of foreign origins", async () => {
    const host = new URL(server.url).host;
    expect(await attempt({ origin: "https://evil.example" })).toBe(403);
    expect(await attempt({ origin: `http://${host}.evil.example` })).toBe(403);
    expect(await attempt({ origin: "null" })).toBe(403);
    expect(await attempt({ origin: server.url })).toBe("open");
    expect(await attempt({})).toBe("open");
  });

  it("is possible from the public address", async () => {
    const site = { ...server.deps.site, appUrl: "https://cv.example.org/" };
    const behind = await startServer({ db: server.deps.db, site });
    closers.push(behind.close);
    const socket = new WebSocket(`${behind.url.replace("http", "ws")}/trpc`, {
      headers: { origin: "https://cv.example.org" },
    });
    await once(socket, "open");
    socket.terminate();
  });

  it("is possible on its own address only", async () => {
    expect(await attempt({}, "/elsewhere")).toBe(404);
  });

  it("is possible twenty times for one visitor", async () => {
    const { cookieHeader } = await openBrowser(server.url);
    const other = await openBrowser(server.url);
    const headers = { cookie: cookieHeader() };
    const tries = await Promise.all(Array.from({ length: 21 }, () => attempt(headers)));
    expect(tries.filter((outcome) => outcome === "open")).toHaveLength(20);
    expect(tries).toContain(429);
    expect(await attempt({ cookie: other.cookieHeader() })).toBe("open");
  });

  it("ends when a message is too large", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`);
    await once(socket, "open");
    socket.send("x".repeat(1024 * 1024 + 1));
    const [code] = await once(socket, "close");
    expect(code).toBe(1009);
  });
});

describe("twenty visitors at once", () => {
  it("each see their own analysis go up to its end", async () => {
    const engine = createControlledEngine();
    const busy = await startServer({ engine: engine.engine, db: server.deps.db });
    closers.push(busy.close);
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const browser = await openBrowser(busy.url);
        const { client } = openClient(browser, busy.url);
        const analysis_id = await browser.uploadText(`Visitor ${index}`);
        const { end } = follow(client, analysis_id);
        const job_description = `Job ${index}`;
        await client.analysis.start.mutate({ analysis_id, job_description });
        return { browser, analysis_id, end };
      }),
    );
    for (const _ of visitors) {
      const run = await engine.nextRun();
      const summary = `${run.input.document.text} / ${run.input.jobDescription}`;
      run.finish({ ...sampleResults, summary });
    }
    for (const [index, { end, analysis_id, browser }] of visitors.entries()) {
      const seen = await end;
      const percents = seen.map(({ data }) => data.percent);
      expect(percents).toEqual([...percents].sort((one, other) => one - other));
      expect(seen.at(-1)?.data.results?.summary).toBe(`Visitor ${index} / Job ${index}`);
      const neighbour = visitors[(index + 1) % visitors.length];
      expect(neighbour?.analysis_id).not.toBe(analysis_id);
      const foreign = await browser.get(`/api/analysis/results/${neighbour?.analysis_id}`);
      expect(foreign.status).toBe(404);
    }
  });
});
