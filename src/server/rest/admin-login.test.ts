import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/browser.ts";
import { insertMember, memberPassword, openMember } from "../../../test/members.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

const admin = { email: "Root@Example.org", password: "a configured passphrase" };
const refusal = {
  success: false,
  error: "Login failed. Please check your credentials.",
  message: "Login failed. Please check your credentials.",
  code: "invalid_credentials",
};
let plain: TestServer;
let server: TestServer;

beforeAll(async () => {
  plain = await startServer();
  const site = { ...plain.deps.site, trustProxy: 1 };
  server = await startServer({ db: plain.deps.db, admin, site });
});
afterAll(async () => {
  await server.close();
  await plain.close();
});

async function direct(given: unknown, url = server.url, address = "192.0.2.1") {
  const browser = await openBrowser(url);
  const headers = { "x-forwarded-for": address };
  const answer = await browser.post("/api/admin/direct-login", given, headers);
  return { ...answer, browser };
}

describe("the admin test login", () => {
  it("is nobody's when it is not configured, and answers as to a wrong password", async () => {
    expect(await direct(admin, plain.url)).toMatchObject({ status: 401, body: refusal });
    for (const given of [
      { ...admin, password: "wrong" },
      { ...admin, email: "x@example.org" },
    ]) {
      expect(await direct(given)).toMatchObject({ status: 401, body: refusal });
    }
    expect(await direct({ email: "", password: "" })).toMatchObject({ status: 400 });
  });

  it("tells a program of its wrong key like every call", async () => {
    const headers = { authorization: "Bearer nobody", "content-type": "application/json" };
    const url = `${server.url}/api/admin/direct-login`;
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(admin) });
    const error = "This API key is not valid.";
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error, message: error, code: "unauthorized" },
    ]);
  });

  it("logs the configured person in, time and again as the same one", async () => {
    const first = await direct({ ...admin, email: " root@example.ORG" });
    expect(first).toMatchObject({ status: 200, body: { success: true, redirect: "/dashboard" } });
    const cookies = first.headers.getSetCookie().filter((line) => /session_token=[^;]/.test(line));
    expect(cookies).toEqual([expect.stringMatching(/HttpOnly/i)]);
    expect(cookies[0]).not.toMatch(/Max-Age|Expires/i);
    expect((await first.browser.get("/api/auth/me")).body).toMatchObject({
      authenticated: true,
      user: { email: "root@example.org" },
    });
    expect((await direct(admin)).status).toBe(200);
    const rows = await server.deps.db.execute(
      sql`select role from users where email = 'root@example.org'`,
    );
    expect(rows).toEqual([{ role: "admin" }]);
  });

  it("cannot be guessed, and its lockout is nobody else's", async () => {
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push(
        (await direct({ ...admin, password: `guess ${count}` }, server.url, "192.0.2.9")).status,
      );
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await direct(admin, server.url, "192.0.2.9")).status).toBe(429);
    expect((await direct(admin, server.url, "192.0.2.10")).status).toBe(200);
  });

  it("leaves no way in to somebody who signed up with the address before", async () => {
    const other = { email: "boss@example.org", password: admin.password };
    const own = await startServer({ db: plain.deps.db, admin: other });
    await insertMember(plain.deps.db, other.email);
    const squatter = await openMember(own.url, other.email);
    await squatter.post("/api/keys", { name: "back door" });
    await squatter.post("/api/webhooks", { url: "https://hooks.example.org/" });
    expect((await direct(other, own.url)).status).toBe(200);
    expect((await squatter.get("/api/auth/me")).body).toMatchObject({ authenticated: false });
    const login = { email: other.email, password: memberPassword };
    expect((await (await openBrowser(own.url)).post("/api/auth/login", login)).status).toBe(401);
    const keys = await plain.deps.db.execute(sql`select 1 from api_keys`);
    expect(keys).toHaveLength(0);
    expect(await plain.deps.db.execute(sql`select 1 from webhooks`)).toHaveLength(0);
    await own.close();
  });
});
