import { on, once } from "node:events";
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

/** A WebSocket and the server's end of it; `heard` gives its messages one after the other. */
async function openLine(query = "") {
  const headers = { cookie: ann.cookieHeader(), origin: server.url };
  const upgraded = once(server.app.server, "upgrade");
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc${query}`, { headers });
  const messages = on(socket, "message");
  await once(socket, "open");
  const [, line]: [unknown, Duplex] = await upgraded.then(([request, duplex]) => [request, duplex]);
  const heard = async () => String((await messages.next()).value?.[0]);
  const follow = (id: number) => {
    const params = { path: "analysis.progress", input: { analysis_id: analysisId } };
    socket.send(JSON.stringify({ id, method: "subscription", params }));
  };
  return { socket, line, heard, follow };
}

describe("the typed door over a WebSocket", () => {
  it("follows nothing for who says stop while the session is looked up", async () => {
    const { socket, heard, follow } = await openLine();
    const waits = gates.session.shut();
    follow(1);
    await waits;
    socket.send(JSON.stringify({ id: 1, method: "subscription.stop" }));
    socket.send("PING");
    expect(await heard()).toBe("PONG");
    gates.session.open();
    expect(await heard()).toContain("started");
    expect(JSON.parse(await heard())).toEqual({ id: 1, result: { type: "stopped" } });
    expect(followed).toBe(0);
    socket.terminate();
  });

  it("drops who never reads, whatever they go on saying", async () => {
    const { socket, line } = await openLine();
    socket.pause();
    const dropped = once(line, "close");
    // Its answer repeats the path.
    const call = { id: 1, method: "query", params: { path: "x".repeat(1_000_000) } };
    for (let count = 0; count < 24; count += 1) socket.send(JSON.stringify(call));
    await dropped;
    socket.terminate();
  });

  it("follows five hundred things at once, and no name twice", async () => {
    const { socket, heard, follow } = await openLine();
    for (let id = 0; id <= 500; id += 1) follow(id);
    follow(7);
    const answers: string[] = [];
    while (answers.length < 2) {
      const text = await heard();
      if (text.includes('"error":{')) answers.push(text);
    }
    const [one, other] = answers.map((text) => JSON.parse(text));
    expect(one).toMatchObject({ id: 500, error: { data: { appCode: "rate_limited" } } });
    expect(other).toMatchObject({ id: 7, error: { data: { appCode: "validation_failed" } } });
    socket.terminate();
    await vi.waitFor(() => expect(following).toBe(0));
  });

  it("answers a hundred calls at once, and the next when those are answered", async () => {
    const { socket, heard } = await openLine();
    const ask = (id: number) =>
      socket.send(JSON.stringify({ id, method: "query", params: { path: "account.me" } }));
    const waits = gates.session.shut();
    for (let id = 0; id <= 100; id += 1) ask(id);
    await waits;
    const refused = JSON.parse(await heard());
    expect(refused).toMatchObject({ id: 100, error: { data: { appCode: "rate_limited" } } });
    gates.session.open();
    for (let count = 0; count < 100; count += 1) await heard();
    ask(101);
    const answer = JSON.parse(await heard());
    expect(answer).toMatchObject({ id: 101 });
    expect(answer.error?.data.appCode).not.toBe("rate_limited");
    socket.terminate();
  });

  it("says what it could not read, and goes on", async () => {
    const { socket, heard } = await openLine();
    for (const text of ["{", "7", '{"id":1,"method":"query"}', '{"id":null,"method":"query"}']) {
      socket.send(text);
      const answer = JSON.parse(await heard());
      expect(answer).toMatchObject({ id: null, error: { data: { code: "BAD_REQUEST" } } });
    }
    socket.terminate();
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
