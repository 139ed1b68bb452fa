import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/browser.ts";
import { insertMember, openMember, memberPassword as password } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { openTestRedis, testRedisUrl } from "../../../test/test-redis.ts";
import { authTables } from "../../db/queries/accounts.ts";
import { addressBlock } from "../../shared/address-block.ts";
import { type Auth, createAuth } from "../adapters/auth.ts";
import { hashPassword } from "../adapters/password-hash.ts";
import { createRedisOpenTries } from "../adapters/redis-open-tries.ts";
import { fingerprint } from "../features/security/service.ts";

const tooMany = /^Too many failed login attempts/;
const patient = { timeout: 20_000 };
let clock = Date.now();
let server: TestServer;

beforeAll(async () => {
  const base = await startServer();
  const site = { ...base.deps.site, trustProxy: 1 };
  const { db, secret } = base.deps;
  // Hashes at the product's own cost: one test is about the time they take.
  const auth = createAuth({ db, tables: authTables, secret, secure: false });
  const proxied = await startServer({ db, auth, site, now: () => clock });
  server = {
    ...proxied,
    async close() {
      await proxied.close();
      await base.close();
    },
  };
});
afterAll(() => server.close());

async function login(email: string, given = password, address = "192.0.2.1", url = server.url) {
  const browser = await openBrowser(url);
  return browser.post(
    "/api/auth/login",
    { email, password: given },
    { "x-forwarded-for": address },
  );
}
const statuses = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);

async function countedFor(email: string, address: string): Promise<number> {
  const key = fingerprint(server.deps.secret, email, addressBlock(address));
  const [row] = await server.deps.db.execute(
    sql`select failures from login_failures where key = ${key}`,
  );
  return Number(row?.failures ?? 0);
}

describe("logging in", () => {
  it("gives the user and a session that `me` knows, however the e-mail is written", async () => {
    const id = await insertMember(server.deps.db, "ann@example.org", { name: "Ann" });
    const browser = await openBrowser(server.url);
    const user = { id, email: "ann@example.org", name: "Ann", plan: "free" };
    expect(
      await browser.post("/api/auth/login", { email: " Ann@EXAMPLE.org ", password }),
    ).toMatchObject({ status: 200, body: { ok: true, user } });
    expect((await browser.get("/api/auth/me")).body).toEqual({ authenticated: true, user });
    expect((await browser.post("/api/auth/logout")).body).toEqual({ ok: true });
    expect((await browser.get("/api/auth/me")).body).toEqual({ authenticated: false, user: null });
  });

  it("answers a wrong password and an unknown address alike, after the same work", async () => {
    const hash = await hashPassword(password);
    await insertMember(server.deps.db, "bea@example.org", {}, hash);
    const emails = ["bea@example.org", "nobody@example.org"];
    const times = new Map<string, number>();
    // The quicker of two attempts each: what else the machine did meanwhile is not meant.
    for (const email of [...emails, ...emails]) {
      const begun = performance.now();
      const { status, body } = await login(email, "Wrong-Kettle-27");
      times.set(email, Math.min(times.get(email) ?? Infinity, performance.now() - begun));
      expect({ status, body }).toEqual({
        status: 401,
        body: {
          error: "Invalid email or password",
          message: "Invalid email or password",
          code: "invalid_credentials",
        },
      });
    }
    const [known = 0, unknown = 0] = times.values();
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(4);
  });

  it("of a suspended person says so, only to who knows the password", async () => {
    await insertMember(server.deps.db, "sus@example.org", { suspendedAt: new Date() });
    expect(await login("sus@example.org")).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("suspended"), code: "account_suspended" },
    });
    expect((await login("sus@example.org", "Wrong-Kettle-27")).status).toBe(401);
    const rows = await server.deps.db.execute(
      sql`select 1 from sessions s join users u on u.id = s.user_id where u.email = 'sus@example.org'`,
    );
    expect(rows).toHaveLength(0);
  });

  it("twice at once gives two sessions that do not know each other", async () => {
    await insertMember(server.deps.db, "nodes@example.org");
    const [one, two] = await Promise.all([
      openMember(server.url, "nodes@example.org"),
      openMember(server.url, "nodes@example.org"),
    ]);
    await one.post("/api/auth/logout");
    expect((await one.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    expect((await two.get("/api/auth/me")).body).toMatchObject({ authenticated: true });
  });

  it("again in the same browser makes a new session and ends the one before", async () => {
    await insertMember(server.deps.db, "rot@example.org");
    const browser = await openMember(server.url, "rot@example.org");
    const before = browser.cookieHeader();
    await browser.post("/api/auth/login", { email: "rot@example.org", password });
    expect(browser.cookieHeader()).not.toBe(before);
    const me = async (cookie: string) =>
      (await fetch(`${server.url}/api/auth/me`, { headers: { cookie } })).json();
    expect(await me(before)).toMatchObject({ authenticated: false });
    expect(await me(browser.cookieHeader())).toMatchObject({ authenticated: true });
  });

  it("never takes a session a stranger has chosen", async () => {
    const stolen = "shortlisted.session_token=chosen.c2lnbmF0dXJl";
    const answer = await fetch(`${server.url}/api/auth/me`, { headers: { cookie: stolen } });
    expect(await answer.json()).toEqual({ authenticated: false, user: null });
  });
});

describe("the lockout", () => {
  it("closes an account to an address after five failures, right password or not", async () => {
    await insertMember(server.deps.db, "loc@example.org");
    const wrong = () => login("loc@example.org", "Wrong-Kettle-27");
    const six = [];
    for (let count = 0; count < 6; count += 1) six.push((await wrong()).status);
    expect(six).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await login("loc@example.org");
    expect(locked).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(tooMany), code: "login_locked" },
    });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(locked.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect((await login("loc@example.org", password, "198.51.100.7")).status).toBe(200);
    expect((await login("ann@example.org")).status).toBe(200);
  });

  it("outlives a restart, and ends with its quarter of an hour", async () => {
    const restarted = await startServer({ ...server.deps, now: () => clock });
    const again = () => login("loc@example.org", password, "192.0.2.1", restarted.url);
    expect((await again()).status).toBe(429);
    clock += 15 * 60_000 + 1;
    expect((await again()).status).toBe(200);
  });

  it("treats an address nobody has like one somebody has", async () => {
    const six = [];
    for (let count = 0; count < 6; count += 1)
      six.push((await login("ghost@example.org", "Wrong-Kettle-27", "192.0.2.2")).status);
    expect(six).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("forgets failures after a login that succeeded", async () => {
    await insertMember(server.deps.db, "for@example.org");
    const at = "192.0.2.3";
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1)
        await login("for@example.org", "Wrong-Kettle-27", at);
      expect((await login("for@example.org", password, at)).status).toBe(200);
    }
  });

  it("cannot be dodged by tries side by side, nor by another address of one's own network", async () => {
    await insertMember(server.deps.db, "par@example.org");
    const tries = Array.from({ length: 12 }, (_, count) =>
      login("par@example.org", "Wrong-Kettle-27", `2001:db8:1:2::${count}`),
    );
    const found = await statuses(tries);
    expect(found.filter((status) => status === 401)).toHaveLength(5);
    expect(found.filter((status) => status === 429)).toHaveLength(7);
    expect((await login("par@example.org", password, "2001:db8:1:3::1")).status).toBe(200);
  });

  it("lets in everybody who knows the password, however many at once", async () => {
    await insertMember(server.deps.db, "six@example.org");
    const at = "192.0.2.6";
    const tries = Array.from({ length: 12 }, () => login("six@example.org", password, at));
    expect(await statuses(tries)).toEqual(tries.map(() => 200));
  });

  it.skipIf(!testRedisUrl)(
    "waits for tries on another node, and counts them all the same",
    async () => {
      const redis = await openTestRedis();
      const looking: string[] = [];
      let gate = Promise.withResolvers<void>();
      const auth: Auth = {
        ...server.deps.auth,
        async signIn(form, from) {
          looking.push(form.email);
          await gate.promise;
          return server.deps.auth.signIn(form, from);
        },
      };
      const openTries = createRedisOpenTries(redis.link);
      const slow = await startServer({ ...server.deps, auth, openTries });
      const others = createRedisOpenTries(await redis.openOther());
      const quick = await startServer({ ...server.deps, openTries: others });
      const at = "192.0.2.8";
      for (const [email, given, answers] of [
        ["across@example.org", password, [200, 200, 200, 200, 200, 200]],
        ["guess@example.org", "Wrong-Kettle-27", [401, 401, 401, 401, 401, 429]],
      ] as const) {
        gate = Promise.withResolvers();
        await insertMember(server.deps.db, email);
        const five = Array.from({ length: 5 }, () => login(email, given, at, slow.url));
        await expect.poll(() => looking.filter((one) => one === email), patient).toHaveLength(5);
        const sixth = login(email, given, at, quick.url);
        // It has come as far as it can before the others go on.
        await expect.poll(() => countedFor(email, at), patient).toBeGreaterThan(5);
        gate.resolve();
        expect(await statuses([...five, sixth])).toEqual(answers);
      }
      await redis.close();
    },
  );

  it("believes no address that the proxy did not add", async () => {
    await insertMember(server.deps.db, "xff@example.org");
    const found = [];
    for (let count = 0; count < 6; count += 1)
      found.push(
        await login("xff@example.org", "Wrong-Kettle-27", `10.0.0.${count}, 192.0.2.4:80${count}`),
      );
    expect(found.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("lets the owner in while 100 wrong passwords come from 20 addresses", {
    timeout: 120_000,
  }, async () => {
    await insertMember(server.deps.db, "hun@example.org");
    const attack = Array.from({ length: 120 }, (_, count) =>
      login("hun@example.org", `Wrong-Kettle-${count}`, `203.0.113.${count % 20}`),
    );
    const owner = login("hun@example.org", password, "198.51.100.9");
    const found = await statuses(attack);
    expect(found.filter((status) => status === 401)).toHaveLength(100);
    expect(found.filter((status) => status === 429)).toHaveLength(20);
    expect((await owner).status).toBe(200);
  });
});
