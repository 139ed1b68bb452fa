import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fieldOf, openBrowser } from "../../test/browser.ts";
import { createControlledEngine } from "../../test/controlled-engine.ts";
import { insertMember, openMember } from "../../test/members.ts";
import { startServer, type TestServer } from "../../test/start-server.ts";
import { createMemoryLiveRuns } from "./adapters/memory-live-runs.ts";
import { createLog } from "./log.ts";

const dayMs = 24 * 60 * 60_000;
const controlled = createControlledEngine();
const lines: string[] = [];
const sockets: Socket[] = [];
let shiftMs = 0;
let server: TestServer;

beforeAll(async () => {
  const now = () => Date.now() + shiftMs;
  server = await startServer({
    engine: controlled.engine,
    log: createLog("warn", { write: (line: string) => lines.push(line) }),
    liveRuns: createMemoryLiveRuns({ now, maxBytes: 64 * 1024 * 1024 }),
    now,
  });
});
afterEach(() => {
  shiftMs = 0;
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const isServed = async () => (await fetch(`${server.url}/api/status`)).status === 200;

describe("bad lines", () => {
  it("leave nothing behind when an upload is cut half-way", async () => {
    const ann = await openBrowser(server.url);
    const boundary = "cut";
    const head = [
      "POST /api/analysis/upload HTTP/1.1",
      "Host: localhost",
      `Cookie: ${ann.cookieHeader()}`,
      `X-CSRF-Token: ${ann.csrfToken}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      "Content-Length: 5000000",
      "",
      `--${boundary}`,
      'Content-Disposition: form-data; name="cv_file"; filename="cv.txt"',
      "Content-Type: text/plain",
      "",
      "Ann Example, developer\n".repeat(1000),
    ].join("\r\n");
    for (let count = 0; count < 20; count += 1) {
      const socket = await open();
      socket.resume();
      await new Promise((resolve) => socket.write(head, resolve));
      if (count % 2) socket.destroy();
      else socket.end();
    }
    // The server lets go of those that only stopped sending, too.
    await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed)).toEqual([]);
    expect(await isServed()).toBe(true);
    expect(await ann.uploadText("Ann Example")).toMatch(/^[\w-]+$/);
    expect(lines.join("")).not.toContain("unexpected error");
  });

  it("do not keep others from being served: a thousand half-open ones, and readers that never read", async () => {
    const silent = Array.from({ length: 1000 }, async (_, count) => {
      const socket = await open();
      if (count % 2) socket.write("GET / HTTP/1.1\r\nHost: local");
    });
    await Promise.all(silent);
    for (let count = 0; count < 50; count += 1) {
      const socket = await open();
      socket.pause();
      socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
    }
    const answers = await Promise.all(Array.from({ length: 20 }, isServed));
    expect(answers).toEqual(answers.map(() => true));
  });
});

describe("a clock that jumps in the middle of an analysis", () => {
  it.each([
    ["ahead", 2 * dayMs],
    ["back", -2 * dayMs],
  ])("%s neither loses it nor ends it", async (_, jumpMs) => {
    const ann = await openBrowser(server.url);
    const id = await ann.uploadText("Ann Example, Python developer");
    const job_description = "Python developer wanted";
    await ann.post("/api/analysis/analyze", { analysis_id: id, job_description });
    const run = await controlled.nextRun();
    run.stage();
    shiftMs = jumpMs;
    const status = async () =>
      fieldOf((await ann.get(`/api/analysis/results/${id}`)).body, "status");
    expect(await status()).toBe("processing");
    run.finish();
    await expect.poll(status).toBe("completed");
  });
});

describe("a database that is full", () => {
  const full = (table: string) =>
    server.deps.db.execute(
      `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
    );
  const tryAgain = {
    status: 503,
    body: { code: "unavailable", error: expect.stringContaining("Please try again in a minute.") },
  };

  it("is told as that by both doors, is no wrong key, keeps what it holds, and is full no longer than that", async () => {
    const { db } = server.deps;
    await db.execute(`create function full_disk() returns trigger language plpgsql
      as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    const id = await insertMember(db, "full@example.org");
    const member = await openMember(server.url, "full@example.org");
    const key = fieldOf((await member.post("/api/keys", { name: "k" })).body, "key");
    const save = () => member.post("/drafts/api/save", { cv_text: "Ann" });
    expect((await save()).status).toBe(200);
    const token = await server.deps.auth.createLink("verify-email", id, 10);
    const verify = () => member.get(`/api/auth/verify-email?token=${token}`);
    for (const table of ["drafts", "api_keys", "users"]) await full(table);

    const refused = await save();
    expect(refused).toMatchObject(tryAgain);
    expect(refused.headers.get("retry-after")).toBe("10");
    const typed = await member.post("/trpc/draft.save", { cv_text: "Ann" });
    expect([typed.status, JSON.stringify(typed.body)]).toEqual([
      503,
      expect.stringContaining('"appCode":"unavailable"'),
    ]);
    const headers = { authorization: `Bearer ${key}` };
    expect((await fetch(`${server.url}/api/auth/me`, { headers })).status).toBe(503);
    expect((await verify()).status).toBe(503);
    const listed = async () => Object((await member.get("/drafts/api/list")).body).drafts;
    expect(await listed()).toHaveLength(1);
    await db.execute("drop function full_disk cascade");
    expect((await save()).status).toBe(200);
    expect((await fetch(`${server.url}/api/auth/me`, { headers })).status).toBe(200);
    expect(await listed()).toHaveLength(2);
    expect((await verify()).headers.get("location")).toContain("verified=success");
    expect((await verify()).headers.get("location")).toContain("verified=failed");
    expect(lines.join("")).not.toContain("unexpected error");
  });
});
