import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldOf, openBrowser } from "../../../test/browser.ts";
import { insertMember } from "../../../test/members.ts";
import { createRecordedMail } from "../../../test/recorded-mail.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { createMemoryLimits } from "../adapters/limits.ts";

const mail = createRecordedMail();
const password = "Brown-Kettle-27";
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ mail });
});
afterAll(() => server.close());

async function call(path: string, body: unknown, url = server.url) {
  const { status, body: answer, headers } = await (await openBrowser(url)).post(path, body);
  return { status, body: answer, cookies: headers.getSetCookie() };
}

const signUp = (email: string, more = {}) =>
  call("/api/auth/signup", { name: "Ann Example", email, password, plan: "free", ...more });
const mailsTo = (email: string) => mail.sent.filter(({ to }) => to === email);
const follow = async (path: string) =>
  (await fetch(server.url + path, { redirect: "manual" })).headers.get("location");

describe("signing up", () => {
  it("answers the same for a known address, who gets a mail saying so", async () => {
    await insertMember(server.deps.db, "known@example.org", { name: "Kay Known" });
    const [fresh, known] = [await signUp("new@example.org"), await signUp("KNOWN@example.org ")];
    expect(fresh).toEqual({ status: 201, body: { ok: true, verify_required: true }, cookies: [] });
    expect(known).toEqual(fresh);
    expect(mailsTo("new@example.org").map(({ subject }) => subject)).toEqual([
      "Verify your email address",
    ]);
    expect(mailsTo("known@example.org")).toMatchObject([
      { subject: "You already have an account", text: expect.stringMatching(/^Hello Kay Known,/) },
    ]);
  });

  it("makes one account when it is done twice at once", async () => {
    const answers = await Promise.all([signUp("twice@example.org"), signUp("Twice@Example.org")]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await server.deps.db.execute(
      sql`select id from users where email = 'twice@example.org'`,
    );
    expect(rows).toHaveLength(1);
    expect(
      mailsTo("twice@example.org")
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(["Verify your email address", "You already have an account"]);
  });

  it("stays free with the plan pro, until it is paid", async () => {
    await signUp("pro@example.org", { plan: "pro" });
    const [row] = await server.deps.db.execute(
      sql`select plan, role from users where email = 'pro@example.org'`,
    );
    expect(row).toEqual({ plan: "free", role: "user" });
  });

  it("takes nothing that was not asked for", async () => {
    const more = { role: "admin", emailVerified: true, email_verified: true, id: "chosen" };
    await signUp("greedy@example.org", {
      ...more,
      suspendedAt: null,
      image: "https://x.example/y",
    });
    const [row] = await server.deps.db.execute(
      sql`select id, role, image, email_verified from users where email = 'greedy@example.org'`,
    );
    expect(row).toMatchObject({ role: "user", image: null, email_verified: false });
    expect(row?.id).not.toBe("chosen");
  });

  it.each(["Password123", "Passw0rd"])("refuses the common password %s", async (common) => {
    const { status, body } = await signUp("common@example.org", { password: common });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining("common passwords") } },
    });
  });

  it.each(["Shortlisted-2026", "Zoe.Quartz7@example.org", "Zoe.Quartz7", "Zoë Quartz 7"])(
    "refuses %s, which says nothing but who and where one is",
    async (own) => {
      const more = { name: "Zoë Quartz 7", password: own };
      const { status, body } = await signUp("zoe.quartz7@example.org", more);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { fields: { password: expect.stringContaining("too easy to guess") } },
      });
    },
  );

  it("keeps to the specification's rules alone where it does not run in production", async () => {
    const { db } = server.deps;
    const lenient = await startServer({ mail, db, refusesWeakPasswords: false });
    for (const [index, common] of ["Password123", "Shortlisted-2026"].entries()) {
      const given = { name: "Ann", email: `trial${index}@example.org`, password: common };
      expect((await call("/api/auth/signup", given, lenient.url)).status).toBe(201);
    }
    await lenient.close();
  });

  it("tells each field's sentence, and the first as the error", async () => {
    const { status, body } = await call("/api/auth/signup", { name: 1, email: null, password: [] });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: "validation_failed",
      error: "Name is required",
      message: "Name is required",
      fields: {
        name: "Name is required",
        email: "Email is required",
        password: "Password is required",
      },
    });
  });

  it("is not brought down by huge or strange values", async () => {
    const huge = "x".repeat(200_000);
    for (const body of [
      { name: huge, email: "h@example.org", password },
      { name: "Ann", email: `${huge}@example.org`, password },
      { name: "Ann", email: "h@example.org", password: `Aa1${huge}` },
      { name: "\0\0", email: "h@example.org", password },
      { name: "Ann", email: "h@example.org\0", password },
      { name: "Ann", email: "h@example.org", password, plan: { toString: "free" } },
    ]) {
      expect(await call("/api/auth/signup", body)).toMatchObject({
        status: 400,
        body: { code: "validation_failed" },
      });
    }
    const name = "\ud800A\ufffe\u202e 😀\r\nBcc: x@evil.example";
    expect((await signUp("strange@example.org", { name })).status).toBe(201);
    expect(mailsTo("strange@example.org")[0]?.subject).toBe("Verify your email address");
  });

  it("takes a password of 128 characters, however many units each has, and knows it again", async () => {
    const long = `Aa1${"😀".repeat(125)}`;
    const email = "long@example.org";
    expect((await signUp(email, { password: long })).status).toBe(201);
    await follow(mail.lastLinkTo(email));
    const login = (given: string) => call("/api/auth/login", { email, password: given });
    expect((await login(long)).status).toBe(200);
    expect((await login(long.slice(0, -2))).status).toBe(401);
  });

  it("writes at most five mails an hour to an address, known or not, and answers as ever", async () => {
    const limited = await startServer({ mail, db: server.deps.db, limits: createMemoryLimits() });
    await insertMember(server.deps.db, "flood@example.org");
    for (const email of ["flood@example.org", "flood-new@example.org"]) {
      for (let count = 0; count < 5; count += 1) {
        await call("/api/auth/forgot-password", { email }, limited.url);
      }
      const body = { name: "Flo Od", email, password, plan: "free" };
      expect((await call("/api/auth/signup", body, limited.url)).status).toBe(201);
    }
    expect(mailsTo("flood@example.org")).toHaveLength(5);
    expect(mailsTo("flood-new@example.org")).toHaveLength(0);
    const again = await Promise.all(
      ["flood@example.org", "flood-new@example.org"].map((email) =>
        call("/api/auth/resend-verification", { email }, limited.url),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    expect(again[0]?.body).toEqual(again[1]?.body);
    await limited.close();
  });
});

describe("the verification link", () => {
  it("opens the account once, and not by a look at its head", async () => {
    await signUp("once@example.org");
    const link = mail.lastLinkTo("once@example.org");
    expect(link).toMatch(/^\/api\/auth\/verify-email\?token=[\w-]{43}$/);
    const login = () => call("/api/auth/login", { email: "once@example.org", password });
    expect(await login()).toMatchObject({ status: 403, body: { error: "email_unverified" } });
    expect((await fetch(server.url + link, { method: "HEAD" })).status).toBe(405);
    expect(await follow(link)).toBe("/login?verified=success");
    expect(await follow(link)).toBe("/login?verified=failed");
    expect((await login()).status).toBe(200);
  });

  it("counts once when it is followed twice at once", async () => {
    await signUp("both@example.org");
    const link = mail.lastLinkTo("both@example.org");
    const ends = await Promise.all([follow(link), follow(link), follow(link)]);
    expect(ends.sort()).toEqual([
      "/login?verified=failed",
      "/login?verified=failed",
      "/login?verified=success",
    ]);
  });

  it("is no longer good after a day", async () => {
    await signUp("late@example.org");
    await server.deps.db.execute(sql`update verifications set expires_at = now() - interval '1 s'
      where value = (select id from users where email = 'late@example.org')`);
    expect(await follow(mail.lastLinkTo("late@example.org"))).toBe("/login?verified=failed");
  });

  it.each([
    "",
    "?token=",
    "?token=x",
    "?token=%00",
    "?token=a&token=b",
    `?token=${"x".repeat(9000)}`,
  ])("that is forged (%s) leads to the page that says so, nowhere else", async (query) => {
    expect(await follow(`/api/auth/verify-email${query}`)).toBe("/login?verified=failed");
  });

  it("of another purpose opens nothing", async () => {
    await signUp("purpose@example.org");
    await call("/api/auth/forgot-password", { email: "purpose@example.org" });
    const token = mail.lastLinkTo("purpose@example.org").split("token=")[1];
    expect(await follow(`/api/auth/verify-email?token=${token}`)).toBe("/login?verified=failed");
  });

  it("is kept as a hash only", async () => {
    await signUp("hashed@example.org");
    const token = mail.lastLinkTo("hashed@example.org").split("token=")[1] ?? "";
    const rows = await server.deps.db.execute(sql`select * from verifications`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is sent anew for a waiting account only, with one answer for all", async () => {
    await signUp("waits@example.org");
    await insertMember(server.deps.db, "verified@example.org");
    const before = mail.sent.length;
    const answers = await Promise.all(
      ["waits@example.org", "verified@example.org", "nobody@example.org", "no address"].map(
        (email) => call("/api/auth/resend-verification", { email }),
      ),
    );
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: { ok: true }, cookies: [] });
    expect(mail.sent.slice(before).map(({ to }) => to)).toEqual(["waits@example.org"]);
    expect(await follow(mail.lastLinkTo("waits@example.org"))).toBe("/login?verified=success");
    expect(fieldOf((await call("/api/auth/resend-verification", {})).body, "error")).toBe(
      "Email is required",
    );
  });
});
