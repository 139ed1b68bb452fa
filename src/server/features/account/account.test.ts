import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf } from "../../../../test/browser.ts";
import { insertMember, openMember, memberPassword as password } from "../../../../test/members.ts";
import { createRecordedMail } from "../../../../test/recorded-mail.ts";
import { startServer, type TestServer } from "../../../../test/start-server.ts";

const mail = createRecordedMail();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ mail });
});
afterAll(() => server.close());

/** The data of a tRPC answer. */
async function ask(browser: Browser, path: string, input?: unknown): Promise<unknown> {
  const { status, body } =
    input === undefined
      ? await browser.get(`/trpc/${path}`)
      : await browser.post(`/trpc/${path}`, input);
  if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
  return Object(Object(body).result).data;
}

/** Every table in which some row mentions one of the words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { db } = server.deps;
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute(sql`select * from ${sql.identifier(String(name))}`);
    const text = JSON.stringify(rows).toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(String(name));
  }
  return found.sort();
}

/** Uploads and analyses, saves a draft, makes a key, asks for a link: something in as many tables as possible. */
async function leaveTraces(browser: Browser, email: string): Promise<string> {
  const analysis_id = await browser.uploadText(
    "Ann Example\nPython developer at Acme, 2019 to 2024",
  );
  const job_description = "We need a Python developer.";
  await browser.post("/api/analysis/analyze", { analysis_id, job_description });
  await browser.post("/drafts/api/save", {
    cv_text: "Ann Example, Python",
    job_title: "Developer",
  });
  await browser.post("/api/auth/forgot-password", { email });
  await browser.post("/api/auth/login", { email, password: "Wrong-Kettle-27" });
  await browser.post("/api/webhooks", { url: "https://hooks.example.org/in" });
  return fieldOf((await browser.post("/api/keys", { name: "ci" })).body, "key");
}

describe("deleting an account", () => {
  it("asks for the password, and leaves no row of the person in any table", async () => {
    const email = "gone@example.org";
    const id = await insertMember(server.deps.db, email, { name: "Gone Girlsdottir" });
    const browser = await openMember(server.url, email);
    const elsewhere = await openMember(server.url, email);
    const key = await leaveTraces(browser, email);
    const words = [id, email, "Girlsdottir"];
    expect(await tablesWith(words)).toEqual(
      expect.arrayContaining([
        "analyses",
        "api_keys",
        "credentials",
        "security_events",
        "sessions",
        "users",
        "verifications",
        "webhooks",
      ]),
    );
    const refused = await browser.post("/trpc/account.delete", { password: "Wrong-Kettle-27" });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain("This is not your password.");
    expect(await tablesWith([id])).toContain("users");

    await ask(browser, "account.delete", { password });
    expect(await tablesWith(words)).toEqual([]);
    for (const left of [browser, elsewhere]) {
      expect((await left.get("/api/auth/me")).body).toEqual({ authenticated: false, user: null });
    }
    const authorization = `Bearer ${key}`;
    expect((await browser.get("/api/auth/me", { authorization })).status).toBe(401);
    const token = mail.lastLinkTo(email).split("token=")[1];
    const reset = { token, password: "Green-Ladder-81" };
    expect((await browser.post("/api/auth/reset-password", reset)).status).toBe(400);
    expect((await browser.post("/api/auth/login", { email, password })).status).toBe(401);
  });

  it("races logins and uses without an error of ours", async () => {
    const email = "racer@example.org";
    const id = await insertMember(server.deps.db, email);
    const browser = await openMember(server.url, email);
    const answers = await Promise.all([
      browser.post("/trpc/account.delete", { password }),
      ...Array.from({ length: 4 }, () => browser.post("/api/auth/login", { email, password })),
      ...Array.from({ length: 4 }, () => browser.get("/trpc/security.events")),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await tablesWith([id, email])).toEqual([]);
  });
});

describe("what a person sees of the account", () => {
  it("is all that is kept, and opens nothing", async () => {
    const email = "exp@example.org";
    await insertMember(server.deps.db, email);
    const browser = await openMember(server.url, email);
    const key = await leaveTraces(browser, email);
    const data = await ask(browser, "account.exportData", {});
    expect(data).toMatchObject({
      account: { email, name: "Mem Ber", plan: "free", email_verified: true },
      sessions: [expect.objectContaining({ user_agent: expect.any(String) })],
      api_keys: [expect.objectContaining({ name: "ci" })],
      analyses: [expect.objectContaining({ results: expect.anything() })],
      drafts: [expect.objectContaining({ cv_text: "Ann Example, Python" })],
      security_events: expect.arrayContaining([expect.objectContaining({ kind: "data_exported" })]),
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/argon2|token|password":/);
  });

  it("are their own sessions only, which end one by one or all at once", async () => {
    await insertMember(server.deps.db, "ses@example.org");
    await insertMember(server.deps.db, "oth@example.org");
    const [here, there, other] = await Promise.all(
      ["ses@example.org", "ses@example.org", "oth@example.org"].map((who) =>
        openMember(server.url, who),
      ),
    );
    if (!here || !there || !other) throw new Error("not logged in");
    const listed = await ask(here, "session.list");
    expect(listed).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain(here.cookieHeader().split("session_token=")[1]);
    const [foreign] = Object(await ask(other, "session.list"));
    expect((await here.post("/trpc/session.end", { id: foreign.id })).status).toBe(404);
    const remote = Object(listed).find((item: { current: boolean }) => !item.current);
    await ask(here, "session.end", { id: remote.id });
    expect((await there.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    expect((await here.get("/api/auth/me")).body).toMatchObject({ authenticated: true });
    await ask(here, "session.endAll", {});
    expect((await here.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    expect((await other.get("/api/auth/me")).body).toMatchObject({ authenticated: true });
  });

  it("is an audit trail of every act, with no secret in any of its rows", async () => {
    const email = "aud@example.org";
    await insertMember(server.deps.db, email);
    const browser = await openMember(server.url, email);
    const key = await leaveTraces(browser, email);
    const token = mail.lastLinkTo(email).split("token=")[1] ?? "";
    const [made] = Object(await ask(browser, "apiKey.list"));
    await ask(browser, "apiKey.revoke", { id: made.id });
    await ask(browser, "account.changeName", { name: "Aud Ited" });
    const change = { current_password: password, new_password: "Green-Ladder-81" };
    await ask(browser, "password.change", change);
    const events = await ask(browser, "security.events");
    const kinds = Object(events).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([
      "password_changed",
      "name_changed",
      "api_key_revoked",
      "api_key_created",
      "webhook_added",
      "login_failed",
      "password_reset_requested",
      "logged_in",
    ]);
    const rows = JSON.stringify(await server.deps.db.execute(sql`select * from security_events`));
    for (const secret of [password, "Green-Ladder-81", "Wrong-Kettle-27", key, token, "argon2"])
      expect(rows).not.toContain(secret);
  });
});

describe("what somebody is logged in by", () => {
  it("is no session older than ninety days, however much it is used", async () => {
    const id = await insertMember(server.deps.db, "ninety@example.org");
    const browser = await openMember(server.url, "ninety@example.org");
    const age = async (days: number) => {
      const created = sql`created_at = now() - make_interval(days => ${days})`;
      await server.deps.db.execute(sql`update sessions set ${created} where user_id = ${id}`);
      return (await browser.get("/api/auth/me")).body;
    };
    expect(await age(89)).toMatchObject({ authenticated: true });
    expect(await age(91)).toEqual({ authenticated: false, user: null });
    const left = await server.deps.db.execute(sql`select 1 from sessions where user_id = ${id}`);
    expect(left).toHaveLength(0);
  });
});
