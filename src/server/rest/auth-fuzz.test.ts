import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { insertMember, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

let server: TestServer;
let visitor: Browser;
let member: Browser;

beforeAll(async () => {
  server = await startServer();
  await insertMember(server.deps.db, "ann@example.org");
  visitor = await openBrowser(server.url);
  member = await openMember(server.url, "ann@example.org");
});
afterAll(() => server.close());

const doors = [
  "/api/auth/signup",
  "/api/auth/login",
  "/api/auth/resend-verification",
  "/api/auth/forgot-password",
  "/api/auth/reset-password",
  "/api/admin/direct-login",
  "/api/keys",
  "/trpc/account.signUp",
  "/trpc/account.changeName",
  "/trpc/session.logIn",
  "/trpc/session.end",
  "/trpc/password.reset",
  "/trpc/apiKey.create",
  "/trpc/apiKey.revoke",
];
const fields = [
  "name",
  "email",
  "password",
  "plan",
  "token",
  "id",
  "remember_me",
  "scopes",
  "expires_in_days",
];

/** Strings with what breaks things: halves of characters, U+0000, marks that turn text round, signs of SQL. */
const strange = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "\0",
    "\ud800",
    "a\udc00b",
    "\u202eevil",
    "' or 1=1 --",
    "%00",
    "../..",
    "x".repeat(3000),
  ),
);
const value = fc.oneof(strange, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("ann@example.org"));
const form = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 });
const body = fc.oneof(form, form, fc.jsonValue());

describe("the calls around accounts", () => {
  it("answer whatever they are sent, and never break", { timeout: 120_000 }, async () => {
    const call = fc.tuple(fc.constantFrom(...doors), body, fc.boolean());
    await fc.assert(
      fc.asyncProperty(call, async ([path, sent, signedIn]) => {
        const answer = await (signedIn ? member : visitor).post(path, sent);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get("content-type")).toContain("application/json");
        expect(JSON.stringify(answer.body)).not.toMatch(/\.ts:|node_modules|insert into|select /i);
      }),
      { numRuns: 150 },
    );
  });

  it("take strange cookies and keys for none", { timeout: 60_000 }, async () => {
    const printable = fc.string({ unit: "grapheme-ascii", maxLength: 60 });
    const cookie = fc.oneof(
      printable.map((text) => text.replace(/[^\x21-\x7e]/g, "")),
      fc.constantFrom("%00.%00", "%E0%A4%A", "a.b", ".", "%", "null", "x".repeat(4000)),
    );
    await fc.assert(
      fc.asyncProperty(cookie, async (text) => {
        const headers = { cookie: `shortlisted.session_token=${text}; visitor=${text}` };
        const answer = await fetch(`${server.url}/api/auth/me`, { headers });
        expect([answer.status, await answer.json()]).toEqual([
          200,
          { authenticated: false, user: null },
        ]);
        const authorization = `Bearer ${text.replaceAll(" ", "") || "x"}`;
        const refused = await fetch(`${server.url}/api/auth/me`, { headers: { authorization } });
        expect(refused.status).toBe(401);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    "/api/keys/%00",
    "/api/keys/%F0%9F%98%80",
    "/api/keys/%ff",
    `/api/keys/${"x".repeat(90)}`,
  ])("refuse to delete %s", async (path) => {
    const headers = { "x-csrf-token": member.csrfToken };
    const { status } = await member.send(path, { method: "DELETE", headers });
    expect([400, 404, 414]).toContain(status);
  });
});
