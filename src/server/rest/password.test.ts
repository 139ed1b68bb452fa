import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { insertMember, memberPassword as old, openMember } from "../../../test/members.ts";
import { createRecordedMail } from "../../../test/recorded-mail.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

const mail = createRecordedMail();
const next = "Green-Ladder-81";
let server: TestServer;
let visitor: Browser;

beforeAll(async () => {
  server = await startServer({ mail });
  visitor = await openBrowser(server.url);
});
afterAll(() => server.close());

const forgot = (email: unknown, path = "/api/auth/forgot-password") =>
  visitor.post(path, { email });
const reset = (token: string, password = next) =>
  visitor.post("/api/auth/reset-password", { token, password });
const isIn = async (browser: Browser) => {
  const { body } = await browser.get("/api/auth/me");
  return JSON.stringify(body).includes('"authenticated":true');
};
const loginStatus = async (email: string, password: string) =>
  (await (await openBrowser(server.url)).post("/api/auth/login", { email, password })).status;

async function linkTo(email: string): Promise<string> {
  await forgot(email);
  return mail.lastLinkTo(email).split("token=")[1] ?? "";
}

describe("a forgotten password", () => {
  it("is answered alike for known and unknown addresses, in the same time, on both paths", async () => {
    await insertMember(server.deps.db, "ann@example.org");
    for (const path of ["/api/auth/forgot-password", "/api/api/auth/forgot-password"]) {
      const before = mail.sent.length;
      for (const email of ["ann@example.org", "nobody@example.org"]) {
        const begun = performance.now();
        expect(await forgot(email, path)).toMatchObject({ status: 200, body: { ok: true } });
        expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
      }
      expect(mail.sent.slice(before).map(({ to }) => to)).toEqual(["ann@example.org"]);
    }
    expect(await forgot("no address")).toMatchObject({ status: 200, body: { ok: true } });
    for (const none of [undefined, " "]) {
      expect(fieldOf((await forgot(none)).body, "error")).toBe("Email is required");
    }
  });

  it("is set anew once by the link, which ends sessions, keys, webhooks and older links", async () => {
    const email = "bea@example.org";
    await insertMember(server.deps.db, email, { emailVerified: false });
    await server.deps.db.execute(
      sql`update users set email_verified = true where email = ${email}`,
    );
    const browser = await openMember(server.url, email);
    const { body } = await browser.post("/api/keys", { name: "ci" });
    await browser.post("/api/webhooks", { url: "https://hooks.example.org/" });
    const older = await linkTo(email);
    const token = await linkTo(email);
    expect(await reset(token)).toMatchObject({ status: 200, body: { ok: true } });
    expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });

    expect(await isIn(browser)).toBe(false);
    const authorization = `Bearer ${fieldOf(body, "key")}`;
    expect((await visitor.get("/api/auth/me", { authorization })).status).toBe(401);
    for (const dead of [token, older, "forged", "", "x".repeat(43), `${token}x`]) {
      expect(await reset(dead, "Third-Window-33")).toMatchObject({ status: 400 });
    }
    expect(await loginStatus(email, old)).toBe(401);
    expect(await loginStatus(email, next)).toBe(200);
    expect(await server.deps.db.execute(sql`select 1 from webhooks`)).toHaveLength(0);
  });

  it("proves the address too", async () => {
    const email = "unverified@example.org";
    await insertMember(server.deps.db, email, { emailVerified: false });
    expect(await loginStatus(email, old)).toBe(403);
    await reset(await linkTo(email));
    expect(await loginStatus(email, next)).toBe(200);
  });

  it("ends the lockout where it is set anew", async () => {
    const email = "locked@example.org";
    await insertMember(server.deps.db, email);
    for (let count = 0; count < 6; count += 1) await loginStatus(email, "Wrong-Kettle-27");
    expect(await loginStatus(email, old)).toBe(429);
    await reset(await linkTo(email));
    expect(await loginStatus(email, next)).toBe(200);
  });

  it("keeps the link when the new password is refused", async () => {
    const email = "cem@example.org";
    await insertMember(server.deps.db, email, { name: "Cem Karaca 9" });
    const token = await linkTo(email);
    for (const weak of ["Password123", "short", "Cem Karaca 9"]) {
      expect(await reset(token, weak)).toMatchObject({
        status: 400,
        body: { code: "validation_failed", fields: { password: expect.any(String) } },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  it("keeps the link until the new password is stored", async () => {
    const email = "eli@example.org";
    await insertMember(server.deps.db, email);
    const token = await linkTo(email);
    const { db } = server.deps;
    await db.execute(sql`alter table credentials add constraint broken check (false) not valid`);
    expect((await reset(token)).status).toBe(500);
    await db.execute(sql`alter table credentials drop constraint broken`);
    expect(await loginStatus(email, old)).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(await loginStatus(email, next)).toBe(200);
  });

  it("is refused an hour later", async () => {
    await insertMember(server.deps.db, "late@example.org");
    const token = await linkTo("late@example.org");
    await server.deps.db.execute(sql`update verifications set expires_at = now() - interval '1 s'`);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: "link_invalid" } });
    expect(await loginStatus("late@example.org", old)).toBe(200);
  });

  it("set by the same link twice at once, is set once", async () => {
    await insertMember(server.deps.db, "dot@example.org");
    const token = await linkTo("dot@example.org");
    const tried = [next, "Third-Window-33"];
    const answers = await Promise.all(tried.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = tried[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect(await loginStatus("dot@example.org", won)).toBe(200);
  });

  it("does not open a suspended account", async () => {
    await insertMember(server.deps.db, "sus@example.org", { suspendedAt: new Date() });
    expect((await reset(await linkTo("sus@example.org"))).status).toBe(200);
    expect(await loginStatus("sus@example.org", next)).toBe(403);
  });

  it("racing logins, leaves no session of the old password", async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `race${round}@example.org`;
      await insertMember(server.deps.db, email);
      const token = await linkTo(email);
      const browsers = await Promise.all(Array.from({ length: 4 }, () => openBrowser(server.url)));
      const logins = browsers.map((browser) =>
        browser.post("/api/auth/login", { email, password: old }),
      );
      const [done] = await Promise.all([reset(token), ...logins]);
      expect(done.status).toBe(200);
      for (const browser of browsers) expect(await isIn(browser)).toBe(false);
      const alive = await server.deps.db.execute(
        sql`select 1 from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
      );
      expect(alive).toHaveLength(0);
    }
  });
});

describe("a login that is overtaken by a reset", () => {
  it("after its password was found right, opens nothing", async () => {
    const email = "slow@example.org";
    const userId = await insertMember(server.deps.db, email);
    const token = await linkTo(email);
    const { auth } = server.deps;
    const slow = await startServer({
      ...server.deps,
      auth: {
        ...auth,
        // The old password was right a moment ago; its session is made when the reset is over.
        async signIn(_, from) {
          expect((await reset(token)).status).toBe(200);
          return auth.signInDirectly(userId, from);
        },
      },
    });
    const browser = await openBrowser(slow.url);
    expect((await browser.post("/api/auth/login", { email, password: old })).status).toBe(401);
    expect(await isIn(browser)).toBe(false);
    const alive = sql`select 1 from sessions where user_id = ${userId}`;
    expect(await server.deps.db.execute(alive)).toHaveLength(0);
  });
});

describe("a password that is changed", () => {
  const change = (browser: Browser, current_password: string, new_password: string) =>
    browser.post("/trpc/password.change", { current_password, new_password });

  it("needs the present one, ends the other sessions and open links, and is told by mail", async () => {
    const email = "eve@example.org";
    await insertMember(server.deps.db, email);
    const [here, there] = [
      await openMember(server.url, email),
      await openMember(server.url, email),
    ];
    const token = await linkTo(email);
    expect((await change(here, "Wrong-Kettle-27", next)).status).toBe(400);
    expect((await change(here, old, "Password123")).status).toBe(400);
    expect((await change(here, old, next)).status).toBe(200);
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect((await reset(token)).status).toBe(400);
    expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
    expect(await loginStatus(email, next)).toBe(200);
  });

  it("cannot be guessed at from an open session", async () => {
    await insertMember(server.deps.db, "fay@example.org");
    const browser = await openMember(server.url, "fay@example.org");
    const tries = [];
    for (let count = 0; count < 3; count += 1) {
      tries.push((await change(browser, `Wrong-Kettle-${count}`, next)).status);
      const body = { password: `Wrong-Kettle-${count}` };
      tries.push((await browser.post("/trpc/account.delete", body)).status);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(browser, old, next)).status).toBe(429);
    expect((await browser.post("/trpc/account.delete", { password: old })).status).toBe(429);
  });
});
