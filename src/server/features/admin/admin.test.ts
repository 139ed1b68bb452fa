import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../../test/browser.ts";
import { createControlledEngine } from "../../../../test/controlled-engine.ts";
import { insertMember, memberPassword, openMember } from "../../../../test/members.ts";
import { startServer, type TestServer } from "../../../../test/start-server.ts";
import { insertAnalysis } from "../../../db/queries/analyses.ts";
import { failAnalysis } from "../../../db/queries/running-analyses.ts";
import type { Deps } from "../../deps.ts";

const admin = { email: "Root@Example.org", password: "a configured passphrase" };
const now = Date.parse("2026-11-20T21:30:00Z");
const controlled = createControlledEngine();

let server: TestServer;
let root: Browser;
let db: Deps["db"];

beforeAll(async () => {
  server = await startServer({ admin, engine: controlled.engine, now: () => now });
  ({ db } = server.deps);
  root = await openBrowser(server.url);
  expect(await root.post("/api/admin/direct-login", admin)).toMatchObject({ status: 200 });
});
afterAll(() => server.close());

const queryOf = (name: string, input: unknown) =>
  `/trpc/admin.${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

async function ask(browser: Browser, name: string, input: unknown = null): Promise<unknown> {
  const path = input === null ? `/trpc/admin.${name}` : queryOf(name, input);
  const { status, body } = await browser.get(path);
  expect([name, status]).toEqual([name, 200]);
  return Object(Object(body).result).data;
}

const act = (browser: Browser, name: string, input: unknown) =>
  browser.post(`/trpc/admin.${name}`, input);

async function trailOf(userId: string): Promise<unknown[]> {
  const rows = await db.execute(
    sql`select kind, detail, address from security_events where user_id = ${userId} and kind <> 'logged_in' order by id`,
  );
  return [...rows];
}

const rootId = async () => {
  const [row] = await db.execute(sql`select id from users where email = 'root@example.org'`);
  return String(row?.id);
};

describe("the administration", () => {
  it("does not exist for anybody but the account of the admin test login", async () => {
    await insertMember(db, "ann@example.org");
    const ann = await openMember(server.url, "ann@example.org");
    expect(await ask(ann, "available")).toBe(false);
    expect(await ask(root, "available")).toBe(true);
    const { body } = await ann.post("/api/keys", { name: "key" });
    const key = { authorization: `Bearer ${fieldOf(body, "key")}` };
    const visitor = await openBrowser(server.url);
    const calls = [
      ["overview", null],
      ["users", {}],
      ["suspend", { user_id: await rootId() }],
      ["reinstate", { user_id: await rootId() }],
      ["setPlan", { user_id: await rootId(), plan: "pro" }],
    ] as const;
    for (const [name, input] of calls) {
      const isQuery = name === "overview" || name === "users";
      const call = (browser: Browser, headers = {}) =>
        isQuery
          ? browser.get(input ? queryOf(name, input) : `/trpc/admin.${name}`, headers)
          : browser.post(`/trpc/admin.${name}`, input, headers);
      expect([name, (await call(ann)).status]).toEqual([name, 404]);
      expect([name, (await call(visitor)).status]).toEqual([name, 401]);
      expect([name, (await call(await openBrowser(server.url), key)).status]).toEqual([name, 403]);
    }
    expect(await trailOf(await rootId())).toEqual([]);
  });

  it("is closed to the same account once the settings name another, or none", async () => {
    for (const settings of [null, { ...admin, email: "other@example.org" }]) {
      const other = await startServer({ db, admin: settings });
      const headers = { cookie: root.cookieHeader() };
      const { status } = await fetch(`${other.url}/trpc/admin.overview`, { headers });
      expect(status).toBe(404);
      await other.close();
    }
  });

  it("finds people by name, address and id, each with plan and standing, twenty a page", async () => {
    const id = await insertMember(db, "zelda@example.org", { name: "100%_Zelda" });
    await db.execute(sql`insert into usage (owner_id, day, analyses) values
      (${id}, '2026-11-20', 2), (${id}, '2026-11-19', 3)`);
    await db.execute(sql`insert into billing (user_id, customer_id, plan, status, created_at, updated_at)
      values (${id}, 'cus_1', 'starter', 'past_due', now(), now())`);
    const zelda = {
      id,
      name: "100%_Zelda",
      email: "zelda@example.org",
      plan: "free",
      verified: true,
      suspended_at: null,
      own: false,
      analyses_today: 2,
      paid: { plan: "starter", status: "past_due" },
    };
    for (const search of ["ZELDA@", "100%_z", ` ${id} `]) {
      expect(await ask(root, "users", { search })).toMatchObject({ users: [zelda], total: 1 });
    }
    expect(await ask(root, "users", { search: "%" })).toMatchObject({ total: 1 });
    expect(await ask(root, "users", { search: "nobody" })).toEqual({
      users: [],
      page: 1,
      pages: 1,
      total: 0,
    });
    for (let number = 0; number < 21; number += 1) {
      await insertMember(db, `crowd${number}@example.org`, { emailVerified: number > 0 });
    }
    const search = "crowd";
    expect(await ask(root, "users", { search })).toMatchObject({
      page: 1,
      pages: 2,
      total: 21,
      users: { length: 20 },
    });
    expect(await ask(root, "users", { search, page: 9 })).toMatchObject({
      page: 2,
      users: { length: 1 },
    });
    expect(await ask(root, "users", { search: "root@" })).toMatchObject({ users: [{ own: true }] });
  });

  it("ends sessions and stops keys, sockets' runs too, the moment somebody is suspended", async () => {
    const email = "mal@example.org";
    const id = await insertMember(db, email);
    const [mal, elsewhere] = [
      await openMember(server.url, email),
      await openMember(server.url, email),
    ];
    const { body } = await mal.post("/api/keys", { name: "key" });
    const key = { authorization: `Bearer ${fieldOf(body, "key")}` };
    const program = await openBrowser(server.url);
    expect((await program.get("/dashboard/api/stats", key)).status).toBe(200);
    const analysis_id = await mal.uploadText("Mal. Python.");
    const job_description = "We need Python.";
    await mal.post("/api/analysis/analyze", { analysis_id, job_description });
    const run = await controlled.nextRun();

    expect(await act(root, "suspend", { user_id: id })).toMatchObject({ status: 200 });
    expect((await mal.get("/dashboard/api/stats")).status).toBe(401);
    expect((await elsewhere.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    expect((await program.get("/dashboard/api/stats", key)).status).toBe(401);
    expect(await db.execute(sql`select 1 from sessions where user_id = ${id}`)).toHaveLength(0);
    const login = { email, password: memberPassword };
    const refused = await (await openBrowser(server.url)).post("/api/auth/login", login);
    expect(refused).toMatchObject({ status: 403, body: { code: "account_suspended" } });
    expect(fieldOf(refused.body, "error")).toContain("suspended");
    expect(await server.deps.liveRuns.find(analysis_id, { kind: "account", id })).toBeUndefined();
    run.finish();

    expect(await act(root, "suspend", { user_id: id })).toMatchObject({ status: 200 });
    expect(await act(root, "reinstate", { user_id: id })).toMatchObject({ status: 200 });
    expect((await mal.get("/dashboard/api/stats")).status).toBe(401);
    expect((await program.get("/dashboard/api/stats", key)).status).toBe(200);
    await openMember(server.url, email);
    const trail = await trailOf(id);
    expect(trail.filter((event) => /suspended|reinst/.test(JSON.stringify(event)))).toEqual([
      { kind: "account_suspended", detail: null, address: null },
      { kind: "login_failed", detail: "suspended", address: "127.0.0.1" },
      { kind: "account_reinstated", detail: null, address: null },
    ]);
  });

  it("gives a plan by hand, which counts at once", async () => {
    const id = await insertMember(db, "pat@example.org");
    const pat = await openMember(server.url, "pat@example.org");
    const set = (plan: unknown) => act(root, "setPlan", { user_id: id, plan });
    expect((await set("enterprise")).status).toBe(200);
    expect((await set("enterprise")).status).toBe(200);
    expect((await pat.get("/api/auth/me")).body).toMatchObject({ user: { plan: "enterprise" } });
    expect((await set("gold")).status).toBe(400);
    expect(await trailOf(id)).toEqual([
      { kind: "plan_changed", detail: "free to enterprise, by the administrator", address: null },
    ]);
  });

  it("keeps the administrator's own account, and says when there is no such person", async () => {
    expect(await act(root, "suspend", { user_id: await rootId() })).toMatchObject({ status: 400 });
    expect(await ask(root, "available")).toBe(true);
    for (const name of ["suspend", "reinstate"]) {
      expect(await act(root, name, { user_id: "nobody" })).toMatchObject({ status: 404 });
    }
    expect(await act(root, "setPlan", { user_id: "nobody", plan: "pro" })).toMatchObject({
      status: 404,
    });
  });

  it("shows today's runs, why some failed, queue, mail, and every act, and no document's text", async () => {
    const id = await insertMember(db, "gone@example.org");
    await act(root, "suspend", { user_id: id });
    const row = (name: string, at: string) => ({
      id: name,
      ownerId: id,
      originalFilename: "cv of somebody.pdf",
      engineVersion: "1",
      createdAt: new Date(at),
    });
    const finishedAt = new Date(now);
    for (const [name, at] of [
      ["yesterday", "2026-11-19T23:59:59Z"],
      ["first", "2026-11-20T00:00:00Z"],
      ["second", "2026-11-20T09:00:00Z"],
    ] as const) {
      await insertAnalysis(db, row(name, at));
      await failAnalysis(
        db,
        { id: name, ownerId: id },
        { failure: "It took too long.", finishedAt },
      );
    }
    const overview = await ask(root, "overview");
    expect(overview).toMatchObject({
      day: "2026-11-20",
      runs: { processing: 0, completed: 0, failed: 3, total: 3, people: 2 },
      failures: [
        { reason: "It took too long.", count: 2, last_at: "2026-11-20T09:00:00.000Z" },
        { count: 1 },
      ],
      queue: { waiting: 0, running: 0 },
      mail: { service: "outbox", handed_over: 0, failed: 0, last_failure_at: null },
      users: { suspended: 1, unverified: 1 },
      acts: { 0: { what: "suspended", user: "gone@example.org" } },
    });
    const acts = Object(overview).acts.map(({ what, user }: Record<string, string>) => [
      what,
      user,
    ]);
    expect(acts).toEqual([
      ["suspended", "gone@example.org"],
      ["plan free to enterprise", "pat@example.org"],
      ["reinstated", "mal@example.org"],
      ["suspended", "mal@example.org"],
    ]);
    expect(JSON.stringify(overview)).not.toMatch(/cv of somebody|Python/);
    expect(await trailOf(await rootId())).toHaveLength(4);
    await db.execute(sql`delete from users where id = ${id}`);
    expect(await ask(root, "overview")).toMatchObject({ acts: { 0: { user: null } } });
  });

  it("says so when the queue does not answer", async () => {
    const queue = { ...server.deps.queue, load: () => Promise.reject(new Error("no queue")) };
    const other = await startServer({ db, admin, queue, now: () => now });
    const headers = { cookie: root.cookieHeader() };
    const answer = await fetch(`${other.url}/trpc/admin.overview`, { headers });
    expect(await answer.json()).toMatchObject({ result: { data: { queue: null } } });
    await other.close();
  });
});
