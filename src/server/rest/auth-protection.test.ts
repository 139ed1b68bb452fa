import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/browser.ts";
import { insertMember, openMember, memberPassword as password } from "../../../test/members.ts";
import { openTestDeps, startServer, type TestServer } from "../../../test/start-server.ts";
import { authTables } from "../../db/queries/accounts.ts";
import { createAuth } from "../adapters/auth.ts";

const email = "ann@example.org";
let base: Awaited<ReturnType<typeof openTestDeps>>;
const servers: TestServer[] = [];

beforeAll(async () => {
  base = await openTestDeps();
  await insertMember(base.db, email);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await base.close();
});

async function serve(overrides: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ db: base.db, ...overrides });
  servers.push(server);
  return server;
}

describe("CSRF", () => {
  const calls: [string, string, unknown][] = [
    ["POST", "/api/auth/signup", { name: "Ann", email: "new@example.org", password }],
    ["POST", "/api/auth/login", { email, password }],
    ["POST", "/api/auth/logout", {}],
    ["POST", "/api/auth/resend-verification", { email }],
    ["POST", "/api/auth/forgot-password", { email }],
    ["POST", "/api/api/auth/forgot-password", { email }],
    ["POST", "/api/auth/reset-password", { token: "x", password }],
    ["POST", "/api/admin/direct-login", { email, password }],
    ["POST", "/api/keys", { name: "ci" }],
    ["DELETE", "/api/keys/x", undefined],
    ["POST", "/trpc/account.signUp", { name: "Ann", email: "new@example.org", password }],
    ["POST", "/trpc/account.resendVerification", { email }],
    ["POST", "/trpc/account.changeName", { name: "Evil" }],
    ["POST", "/trpc/account.exportData", {}],
    ["POST", "/trpc/account.delete", { password }],
    ["POST", "/trpc/session.logIn", { email, password }],
    ["POST", "/trpc/session.logOut", {}],
    ["POST", "/trpc/session.end", { id: "x" }],
    ["POST", "/trpc/session.endAll", {}],
    ["POST", "/trpc/password.requestReset", { email }],
    ["POST", "/trpc/password.reset", { token: "x", password }],
    ["POST", "/trpc/password.change", { current_password: password, new_password: password }],
    ["POST", "/trpc/apiKey.create", { name: "ci" }],
    ["POST", "/trpc/apiKey.revoke", { id: "x" }],
    ["POST", "/trpc/session.logIn,session.endAll?batch=1", { 0: { email, password }, 1: {} }],
  ];

  it("is asked of every call that changes something, in both doors", async () => {
    const { url } = await serve();
    const ann = await openMember(url, email);
    const other = await openBrowser(url);
    for (const [method, path, body] of calls) {
      for (const token of [undefined, "", "wrong", other.csrfToken]) {
        const headers = new Headers({ "content-type": "application/json" });
        if (token !== undefined) headers.set("x-csrf-token", token);
        const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
        const answer = await ann.send(path, init);
        const told = [path, token, answer.status, JSON.stringify(answer.body).includes("CSRF")];
        expect(told).toEqual([path, token, 400, true]);
      }
    }
    expect((await ann.get("/api/auth/me")).body).toMatchObject({ user: { name: "Mem Ber" } });
  });

  it("cannot be got round by another type of content or by GET", async () => {
    const { url } = await serve();
    const ann = await openMember(url, email);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const headers = { "content-type": type };
      const body = JSON.stringify({ email, password });
      const init = { method: "POST", headers, body };
      expect((await ann.send("/api/auth/login", init)).body).toMatchObject({
        code: "csrf_invalid",
      });
    }
    expect((await ann.get("/trpc/session.endAll")).status).not.toBe(200);
    expect((await ann.get("/api/auth/logout")).status).toBe(405);
    expect((await ann.get("/api/auth/me")).body).toMatchObject({ authenticated: true });
  });
});

describe("the session cookie", () => {
  async function cookieOf(server: TestServer, more: unknown, headers: Record<string, string> = {}) {
    const browser = await openBrowser(server.url);
    const form = { email, password, ...Object(more) };
    const answer = await browser.post("/api/auth/login", form, headers);
    const lines = answer.headers.getSetCookie();
    return {
      session: lines.find((line) => /session_token=[^;]{20,}/.test(line)) ?? "",
      lines,
      browser,
    };
  }

  it("is for scripts, other sites and other hosts out of reach, and lasts only when asked to", async () => {
    const server = await serve();
    for (const remember_me of [undefined, null, false]) {
      const { session, lines } = await cookieOf(server, { remember_me });
      expect(session).toMatch(/HttpOnly/i);
      expect(session).toMatch(/SameSite=Lax/i);
      expect(session).toMatch(/Path=\//i);
      expect(session).not.toMatch(/Domain|Secure/i);
      // A browser that came with no session is not told to forget one either.
      expect(lines.join("\n")).not.toMatch(/Max-Age|Expires/i);
    }
    const { session } = await cookieOf(server, { remember_me: true });
    expect(session).toMatch(/Max-Age=2592000/i);
    expect(session).toMatch(/HttpOnly/i);
  });

  it("is Secure where APP_URL is https", async () => {
    const auth = createAuth({ db: base.db, tables: authTables, secret: base.secret, secure: true });
    const site = { ...base.site, appUrl: "https://cv.example.org", secure: true };
    const { session, lines, browser } = await cookieOf(await serve({ auth, site }), {});
    expect(session).toMatch(/^__Secure-shortlisted\.session_token=/);
    for (const line of lines) expect(line).toMatch(/; Secure/i);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ authenticated: true });
  });

  it("is Secure where a trusted proxy says https, and only there", async () => {
    const https = { "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1" };
    const site = { ...base.site, trustProxy: 1 };
    const proxied = await cookieOf(await serve({ site }), { remember_me: true }, https);
    for (const line of proxied.lines) expect(line).toMatch(/; Secure/i);
    const untrusted = await cookieOf(await serve(), {}, https);
    expect(untrusted.session).not.toMatch(/Secure/i);
  });

  it("is forgotten at logout, and dead when it is sent again", async () => {
    const { url } = await serve();
    const ann = await openMember(url, email);
    const cookie = ann.cookieHeader();
    const { headers } = await ann.post("/api/auth/logout");
    expect(headers.getSetCookie().join("\n")).toMatch(/session_token=;.*Max-Age=0/i);
    const answer = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
    expect(await answer.json()).toEqual({ authenticated: false, user: null });
    expect((await ann.post("/api/auth/logout")).body).toEqual({ ok: true });
  });
});

describe("links in mails and redirects", () => {
  it("do not follow a foreign Host header", async () => {
    const { url, deps } = await serve();
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    const ann = await openBrowser(url);
    await ann.post("/api/auth/forgot-password", { email }, headers);
    const sent = JSON.stringify(deps.mail);
    expect(sent).toContain("http://localhost:3000/reset-password?token=");
    expect(sent).not.toContain("evil.example");
    const query = "?token=x&next=//evil.example&redirect=https://evil.example";
    const answer = await ann.get(`/api/auth/verify-email${query}`, headers);
    expect(answer.headers.get("location")).toBe("/login?verified=failed");
  });
});
