import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf } from "../../../test/browser.ts";
import { insertMember, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { createMemoryLimits } from "../adapters/limits.ts";

let server: TestServer;
let ann: Browser;
let annId: string;

beforeAll(async () => {
  server = await startServer();
  annId = await insertMember(server.deps.db, "ann@example.org");
  ann = await openMember(server.url, "ann@example.org");
});
afterAll(() => server.close());

async function createKey(more = {}): Promise<{ id: string; key: string }> {
  const { status, body } = await ann.post("/api/keys", { name: "ci", ...more });
  expect(status).toBe(201);
  return { id: fieldOf(body, "id"), key: fieldOf(body, "key") };
}

async function byKey(key: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const answer = await fetch(server.url + path, { ...init, headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
const remove = (id: string) =>
  ann.send(`/api/keys/${id}`, { method: "DELETE", headers: { "x-csrf-token": ann.csrfToken } });

describe("API keys", () => {
  it("are shown once, listed by their beginning, and kept as a hash", async () => {
    const { id, key } = await createKey({ name: " My  program ", expires_in_days: 7 });
    expect(key).toMatch(/^sl_\w{40}$/);
    const { body } = await ann.get("/api/keys");
    expect(JSON.stringify(body)).not.toContain(key);
    expect(body).toEqual({
      keys: [
        {
          id,
          name: "My program",
          start: key.slice(0, 8),
          scopes: ["read", "analyse"],
          created_at: expect.any(String),
          last_used_at: null,
          expires_at: expect.any(String),
        },
      ],
    });
    const rows = await server.deps.db.execute(sql`select * from api_keys`);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it("stand for their owner without CSRF token, and show when they were last used", async () => {
    const { id, key } = await createKey();
    expect(await byKey(key, "/api/auth/me")).toMatchObject({
      status: 200,
      body: { authenticated: true, user: { id: annId } },
    });
    const body = JSON.stringify({ analysis_id: "none", job_description: "x" });
    expect((await byKey(key, "/api/analysis/analyze", { method: "POST", body })).status).toBe(404);
    const { body: listed } = await ann.get("/api/keys");
    expect(listed).toMatchObject({
      keys: expect.arrayContaining([
        expect.objectContaining({ id, last_used_at: expect.any(String) }),
      ]),
    });
  });

  it("may do what their scopes say, in both doors", async () => {
    const { key: reads } = await createKey({ scopes: ["read"] });
    const { key: analyses } = await createKey({ scopes: ["analyse"] });
    const post = { method: "POST", body: '{"analysis_id":"x","job_description":"y"}' };
    expect((await byKey(reads, "/api/analysis/history")).status).toBe(200);
    expect((await byKey(reads, "/trpc/account.me")).status).toBe(200);
    expect((await byKey(reads, "/api/analysis/analyze", post)).status).toBe(403);
    expect((await byKey(reads, "/trpc/analysis.start", post)).status).toBe(403);
    expect((await byKey(reads, "/dashboard/api/analysis/x", { method: "DELETE" })).status).toBe(
      403,
    );
    expect((await byKey(analyses, "/api/analysis/analyze", post)).status).toBe(404);
    expect((await byKey(analyses, "/api/analysis/history")).status).toBe(403);
    expect((await byKey(analyses, "/trpc/account.me")).status).toBe(403);
  });

  it("are at most twenty", async () => {
    await insertMember(server.deps.db, "many@example.org");
    const many = await openMember(server.url, "many@example.org");
    for (let made = 0; made < 20; made++) {
      expect((await many.post("/api/keys", { name: `key ${made}` })).status).toBe(201);
    }
    expect(await many.post("/api/keys", { name: "one more" })).toMatchObject({
      status: 400,
      body: {
        code: "validation_failed",
        fields: { body: "You can have at most 20 keys. Revoke one first." },
      },
    });
  });

  it("over a WebSocket may do no more", async () => {
    const { key } = await createKey({ scopes: ["read"] });
    const { WebSocket } = await import("ws");
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`, {
      headers: { authorization: `Bearer ${key}` },
    });
    await new Promise((open) => socket.once("open", open));
    const answer = new Promise<string>((done) => {
      socket.once("message", (data) => done(String(data)));
    });
    const input = { analysis_id: "x", job_description: "y" };
    const params = { path: "analysis.start", input };
    socket.send(JSON.stringify({ id: 1, jsonrpc: "2.0", method: "mutation", params }));
    expect(JSON.parse(await answer)).toMatchObject({ error: { data: { appCode: "forbidden" } } });
    socket.close();
  });

  it("never manage keys or the account", async () => {
    const { id, key } = await createKey();
    const post = (input: unknown) => ({ method: "POST", body: JSON.stringify(input) });
    const calls: [string, RequestInit][] = [
      ["/api/keys", {}],
      ["/api/keys", post({ name: "more" })],
      [`/api/keys/${id}`, { method: "DELETE" }],
      ["/trpc/apiKey.list", {}],
      ["/trpc/apiKey.create", post({ name: "more" })],
      ["/trpc/apiKey.revoke", post({ id })],
      ["/trpc/session.list", {}],
      ["/trpc/session.endAll", post({})],
      ["/trpc/security.events", {}],
      ["/trpc/account.changeName", post({ name: "Other Name" })],
      ["/trpc/account.exportData", post({})],
      ["/trpc/account.delete", post({ password: "Brown-Kettle-27" })],
      [
        "/trpc/password.change",
        post({ current_password: "Brown-Kettle-27", new_password: "Green-Ladder-81" }),
      ],
    ];
    for (const [path, init] of calls)
      expect([path, (await byKey(key, path, init)).status]).toEqual([path, 403]);
  });

  it("that are wrong, revoked or too old open nothing, not even with a session beside them", async () => {
    const gone = await createKey();
    expect((await remove(gone.id)).body).toEqual({ success: true });
    const expired = await createKey({ expires_in_days: 1 });
    await server.deps.db.execute(
      sql`update api_keys set expires_at = now() - interval '1 s' where id = ${expired.id}`,
    );
    for (const key of [
      gone.key,
      expired.key,
      "sl_wrong",
      "x",
      "'; drop table users",
      "x".repeat(8000),
    ]) {
      const authorization = `Bearer ${key.replaceAll(" ", "")}`;
      const { status, body } = await ann.get("/api/auth/me", { authorization });
      expect({ status, body }).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    }
  });

  it("of a suspended person stop at once, as the session does", async () => {
    await insertMember(server.deps.db, "sus@example.org");
    const sus = await openMember(server.url, "sus@example.org");
    const key = fieldOf((await sus.post("/api/keys", { name: "ci" })).body, "key");
    expect((await byKey(key, "/api/analysis/history")).status).toBe(200);
    await server.deps.db.execute(
      sql`update users set suspended_at = now() where email = 'sus@example.org'`,
    );
    expect((await byKey(key, "/api/analysis/history")).status).toBe(401);
    expect((await sus.get("/api/analysis/history")).status).toBe(401);
    expect((await sus.get("/api/auth/me")).body).toEqual({ authenticated: false, user: null });
  });

  it("of others cannot be seen or revoked, nor can what is no key", async () => {
    await insertMember(server.deps.db, "bea@example.org");
    const bea = await openMember(server.url, "bea@example.org");
    const { id, key } = await createKey();
    expect((await bea.get("/api/keys")).body).toEqual({ keys: [] });
    for (const foreign of [id, "never-was", "%00", "..%2f"]) {
      const headers = { "x-csrf-token": bea.csrfToken };
      const { status } = await bea.send(`/api/keys/${foreign}`, { method: "DELETE", headers });
      expect([400, 404]).toContain(status);
    }
    expect((await byKey(key, "/api/auth/me")).status).toBe(200);
  });

  it("ask a visitor to log in, and for a name", async () => {
    expect((await fetch(`${server.url}/api/keys`)).status).toBe(401);
    expect(await ann.post("/api/keys", { name: " \0 " })).toMatchObject({
      status: 400,
      body: { error: "Please give the key a name", fields: { name: expect.any(String) } },
    });
  });
});

describe("calls by key", () => {
  it("are limited for each key alone, and say when to go on", async () => {
    const limits = createMemoryLimits();
    const limited = await startServer({ limits, db: server.deps.db });
    const { id: keyId, key } = await createKey();
    const { key: other } = await createKey();
    const ask = (one: string) =>
      fetch(`${limited.url}/api/status`, { headers: { authorization: `Bearer ${one}` } });
    for (let count = 1; count < 600; count += 1) {
      await limits.take("api_call", { address: "198.51.100.7", keyId });
    }
    expect((await ask(key)).status).toBe(200);
    const beyond = await ask(key);
    expect(beyond.status).toBe(429);
    expect(Number(beyond.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await beyond.json()).toMatchObject({ code: "rate_limited" });
    expect((await ask(other)).status).toBe(200);
    await limited.close();
  });
});
