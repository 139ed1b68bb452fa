import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../../test/browser.ts";
import { openTestDeps, startServer, type TestServer } from "../../../test/start-server.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { createMemoryLimits } from "../adapters/limits.ts";
import type { Site } from "../deps.ts";
import { createServer } from "../server.ts";

let base: Awaited<ReturnType<typeof openTestDeps>>;
let client: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Site;
const servers: TestServer[] = [];

beforeAll(async () => {
  base = await openTestDeps();
  client = await temporaryFolder();
  await mkdir(join(client.path, "assets"));
  await writeFile(join(client.path, "index.html"), "<!doctype html><title>Shortlisted</title>");
  await writeFile(join(client.path, "assets", "main-abc123.js"), "run()");
  site = { ...base.site, clientDir: client.path };
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await client.remove();
  await base.close();
});

async function serve(overrides: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ db: base.db, site, ...overrides });
  servers.push(server);
  return server;
}

const upload = (text = "Ann") => {
  const form = new FormData();
  form.set("text", text);
  return form;
};

describe("CSRF", () => {
  it("lets nothing through without the browser's own token", async () => {
    const { url } = await serve();
    const ann = await openBrowser(url);
    const bea = await openBrowser(url);
    const refused = [
      await ann.post("/api/analysis/upload", upload(), { "x-csrf-token": "" }),
      await ann.post("/api/analysis/upload", upload(), { "x-csrf-token": "wrong" }),
      await ann.post("/api/analysis/upload", upload(), { "x-csrf-token": bea.csrfToken }),
      await ann.post("/api/analysis/cancel/x", undefined, { "x-csrf-token": "" }),
      await ann.send("/dashboard/api/analysis/x", { method: "DELETE" }),
      await ann.send("/trpc/analysis.cancel", {
        method: "POST",
        body: '{"analysis_id":"x"}',
        headers: { "content-type": "application/json" },
      }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "csrf_invalid", error: expect.stringContaining("CSRF") });
    }
    expect((await ann.post("/api/analysis/upload", upload())).status).toBe(201);
  });

  it("refuses a token without the cookie it belongs to", async () => {
    const { url } = await serve();
    const ann = await openBrowser(url);
    const headers = { "x-csrf-token": ann.csrfToken };
    const answer = await fetch(`${url}/api/analysis/upload`, {
      method: "POST",
      body: upload(),
      headers,
    });
    expect(answer.status).toBe(400);
  });

  it("refuses a visitor cookie that was tampered with", async () => {
    const { url } = await serve();
    const ann = await openBrowser(url);
    const cookie = ann.cookieHeader().replace("visitor=", "visitor=x");
    const headers = { "x-csrf-token": ann.csrfToken, cookie };
    const answer = await fetch(`${url}/api/analysis/upload`, {
      method: "POST",
      body: upload(),
      headers,
    });
    expect(answer.status).toBe(400);
  });

  it("keeps its token while the browser asks again", async () => {
    const { url } = await serve();
    const ann = await openBrowser(url);
    await ann.get("/api/csrf-token");
    expect((await ann.post("/api/analysis/upload", upload())).status).toBe(201);
  });
});

describe("cookies", () => {
  it("are given with the token and with a page, and with nothing else", async () => {
    const { url } = await serve();
    const page = { headers: { accept: "text/html" } };
    const namesOf = async (path: string, init?: RequestInit) => {
      const { headers } = await fetch(url + path, init);
      return headers.getSetCookie().map((line) => line.split("=")[0]);
    };
    expect(await namesOf("/api/csrf-token")).toEqual(["visitor", "XSRF-TOKEN"]);
    expect(await namesOf("/demo/upload", page)).toEqual(["visitor", "XSRF-TOKEN"]);
    expect(await namesOf("/api/status")).toEqual([]);
    expect(await namesOf("/trpc/status.get")).toEqual([]);
    expect(await namesOf("/assets/main-abc123.js")).toEqual([]);
  });

  it("are out of reach of scripts and foreign sites, and secure under https", async () => {
    const plain = await serve();
    const [visitor, csrf] = (await fetch(`${plain.url}/api/csrf-token`)).headers.getSetCookie();
    expect(visitor).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(csrf).toMatch(/; SameSite=Lax$/);
    expect(csrf).not.toMatch(/HttpOnly/);
    const https = await serve({
      site: { ...site, appUrl: "https://cv.example.org", secure: true },
    });
    for (const line of (await fetch(`${https.url}/api/csrf-token`)).headers.getSetCookie()) {
      expect(line).toMatch(/; Secure/);
    }
  });
});

describe("security headers", () => {
  it("allow our own files only, nothing inline", async () => {
    const { url } = await serve();
    const { headers } = await fetch(url);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`connect-src 'self' ${url.replace("http", "ws")}`);
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  it("promise https where there is https", async () => {
    const { url } = await serve({
      site: { ...site, appUrl: "https://cv.example.org", secure: true },
    });
    const { headers } = await fetch(`${url}/api/status`);
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self' wss://");
  });

  it("take nothing strange from the Host header", async () => {
    const { app } = await createServer({ ...base, site });
    const { headers } = await app.inject({ url: "/", headers: { host: "x; script-src *" } });
    expect(headers["content-security-policy"]).not.toContain("script-src *");
    await app.close();
  });
});

describe("pages", () => {
  it("are the one page for every address of people, and assets are kept for ever", async () => {
    const { url } = await serve();
    for (const path of ["/", "/demo/upload", "/login?next=%2Fapp", "/app/nothing/at/all"]) {
      const answer = await fetch(url + path, { headers: { accept: "text/html" } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("<title>Shortlisted</title>");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    const asset = await fetch(`${url}/assets/main-abc123.js`);
    expect(await asset.text()).toBe("run()");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("are not given for a missing asset, nor for what changes something", async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/assets/main-old.js`)).status).toBe(404);
    expect((await fetch(`${url}/demo/upload`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).headers.get("content-type")).not.toContain(
      "plain",
    );
  });
});

describe("limits", () => {
  it("are answered with the time to wait, over both doors", async () => {
    const { url } = await serve({ limits: createMemoryLimits() });
    const ann = await openBrowser(url);
    for (let count = 0; count < 30; count += 1) {
      expect((await ann.post("/api/analysis/upload", upload())).status).toBe(201);
    }
    const refused = await ann.post("/api/analysis/upload", upload());
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

    const start = () =>
      ann.post("/trpc/analysis.start", { analysis_id: "x", job_description: "y" });
    for (let count = 0; count < 30; count += 1) expect((await start()).status).toBe(404);
    expect(await start()).toMatchObject({
      status: 429,
      body: { error: { data: { appCode: "rate_limited", retryAfterSeconds: expect.any(Number) } } },
    });
  });

  it("believe as many proxies as they were told to", async () => {
    const limits = createMemoryLimits();
    const { url } = await serve({ limits, site: { ...site, trustProxy: 1 } });
    for (let count = 0; count < 120; count += 1) {
      const browser = await openBrowser(url);
      const headers = { "x-forwarded-for": `9.9.9.${count}, 1.1.1.1` };
      expect((await browser.post("/api/analysis/upload", upload(), headers)).status).toBe(201);
    }
    const late = await openBrowser(url);
    const send = (address: string) =>
      late.post("/api/analysis/upload", upload(), { "x-forwarded-for": address });
    expect((await send("8.8.8.8, 1.1.1.1")).status).toBe(429);
    expect((await send("1.1.1.1, 8.8.8.8")).status).toBe(201);
  });
});

describe("health", () => {
  it("tells alive from ready", async () => {
    const { url } = await serve({ isReady: async () => Promise.reject(new Error("no database")) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const well = await serve();
    expect((await fetch(`${well.url}/readyz`)).status).toBe(200);
  });
});
