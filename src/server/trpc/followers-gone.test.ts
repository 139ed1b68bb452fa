import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { createMemoryLiveRuns } from "../adapters/memory-live-runs.ts";
import type { Deps } from "../deps.ts";

/** Whoever goes at an awkward moment leaves nothing behind that follows for ever. */

/** A place where calls wait until they are let on. */
function createGate() {
  let arrived = () => {};
  let open = () => {};
  let shut = false;
  let passed = Promise.resolve();
  return {
    shut() {
      shut = true;
      passed = new Promise((resolve) => {
        open = resolve;
      });
      return new Promise<void>((resolve) => {
        arrived = resolve;
      });
    },
    open() {
      shut = false;
      open();
    },
    async pass() {
      if (!shut) return;
      arrived();
      await passed;
    },
  };
}

const gates = { session: createGate(), run: createGate() };
let following = 0;
let followed = 0;
let server: TestServer;
let ann: Browser;
let path: string;
let analysisId: string;

function watchedRuns(): Deps["liveRuns"] {
  const runs = createMemoryLiveRuns({ now: Date.now, maxBytes: 1024 * 1024 });
  return {
    ...runs,
    async find(...which) {
      await gates.run.pass();
      return runs.find(...which);
    },
    async subscribe(...what) {
      const leave = await runs.subscribe(...what);
      following += 1;
      followed += 1;
      return () => {
        following -= 1;
        leave();
      };
    },
  };
}

beforeAll(async () => {
  server = await startServer({ liveRuns: watchedRuns() });
  const { findSession } = server.deps.auth;
  server.deps.auth.findSession = async (cookies) => {
    await gates.session.pass();
    return findSession(cookies);
  };
  ann = await openBrowser(server.url);
  analysisId = await ann.uploadText("Ann. Python.");
  const input = encodeURIComponent(JSON.stringify({ analysis_id: analysisId }));
  path = `/trpc/analysis.progress?input=${input}`;
});
afterAll(() => server.close());
beforeEach(() => {
  following = 0;
  followed = 0;
});

/** Asks to follow; once the call waits at the gate, goes, and the server knows it. Then the gate is opened. */
async function goAtGate(gate: ReturnType<typeof createGate>): Promise<void> {
  const waits = gate.shut();
  const asked: Promise<[unknown, ServerResponse]> = once(server.app.server, "request").then(
    ([request, response]) => [request, response],
  );
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookieHeader()}\r\n\r\n`);
  const [, response] = await asked;
  await waits;
  socket.destroy();
  await once(response, "close");
  gate.open();
}

/** A second follower comes, hears something and goes: by then the first has been dealt with. */
async function followAndGo(): Promise<void> {
  const leaving = new AbortController();
  const headers = { cookie: ann.cookieHeader() };
  const answer = await fetch(server.url + path, { headers, signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
}

describe("a follower who goes", () => {
  it("while the session is looked up never follows", async () => {
    await goAtGate(gates.session);
    await followAndGo();
    await vi.waitFor(() => expect(following).toBe(0));
    expect(followed).toBe(1);
  });

  it("while the run is looked up follows no longer", async () => {
    await goAtGate(gates.run);
    await followAndGo();
    await vi.waitFor(() => expect(following).toBe(0));
    expect(followed).toBe(2);
  });

  it("by a WebSocket that ends while the session is looked up follows no longer", async () => {
    const headers = { cookie: ann.cookieHeader(), origin: server.url };
    const upgraded = once(server.app.server, "upgrade");
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`, { headers });
    await once(socket, "open");
    const waits = gates.session.shut();
    const params = { path: "analysis.progress", input: { analysis_id: analysisId } };
    socket.send(JSON.stringify({ id: 1, method: "subscription", params }));
    await waits;
    const [, line]: [unknown, Duplex] = await upgraded.then(([request, duplex]) => [
      request,
      duplex,
    ]);
    socket.terminate();
    await once(line, "close");
    gates.session.open();
    await followAndGo();
    await vi.waitFor(() => expect(following).toBe(0));
  });
});

describe("the typed door", () => {
  it("refuses a method that the fetch standard does not know", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(`TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [head] = await once(socket.setEncoding("utf8"), "data");
    expect(head).toMatch(/^HTTP\/1\.1 405 /);
    expect(head).toMatch(/^allow: GET, POST, HEAD, OPTIONS\r$/im);
  });

  it("shows nothing to who looks at the head alone", async () => {
    const { status } = await fetch(server.url + path, { method: "HEAD" });
    expect(status).toBe(204);
    expect(followed).toBe(0);
  });

  it("sends a batch in lines, of which one may last, line by line", async () => {
    const leaving = new AbortController();
    const headers = { cookie: ann.cookieHeader(), "trpc-accept": "application/jsonl" };
    const input = encodeURIComponent(JSON.stringify({ 0: { analysis_id: analysisId } }));
    const url = `${server.url}/trpc/analysis.progress?batch=1&input=${input}`;
    const answer = await fetch(url, { headers, signal: leaving.signal });
    expect(answer.status).toBe(200);
    expect((await answer.body?.getReader().read())?.done).toBe(false);
    leaving.abort();
    await vi.waitFor(() => expect(following).toBe(0));
  });
});
