import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../../../test/start-server.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { sitePages } from "../../shared/site-pages.ts";

let client: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestServer;

beforeAll(async () => {
  client = await temporaryFolder();
  await mkdir(join(client.path, "assets"));
  await cp(fileURLToPath(new URL("../../../index.html", import.meta.url)), inClient("index.html"));
  await writeFile(inClient("favicon.svg"), "<svg/>");
  const publicUrl = "https://cv.example.org/a&b/";
  server = await startServer({
    site: {
      appUrl: publicUrl,
      publicUrl,
      secure: true,
      trustProxy: 0,
      clientDir: client.path,
      dev: false,
    },
  });
});
afterAll(async () => {
  await server.close();
  await client.remove();
});

const inClient = (name: string) => join(client.path, name);
const get = (path: string) => fetch(server.url + path, { redirect: "manual" });
const html = async (path: string) => (await get(path)).text();

describe("the served page", () => {
  it("bears its own title, description and address, and no other page's", async () => {
    const titles = new Set<string>();
    for (const { path, description } of sitePages) {
      const text = await html(path);
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text.match(/name="description"/g)).toHaveLength(1);
      expect(text).toContain(`content="${description}"`);
      titles.add(/<title>(.+?)<\/title>/.exec(text)?.[1] ?? "");
    }
    expect(await html("/terms")).toContain("<title>Terms of Service · Shortlisted</title>");
    // Both addresses of the login are one page.
    expect(titles.size).toBe(sitePages.length - 1);
  });

  it("names its card and address in full, with the public address escaped", async () => {
    const text = await html("/pricing?from=mail");
    expect(text).toContain('rel="canonical" href="https://cv.example.org/a&amp;b/pricing"');
    expect(text).toContain('"og:image" content="https://cv.example.org/a&amp;b/social-card.png"');
    expect(text).not.toContain("a&b");
  });

  it("asks search engines to leave out what is personal", async () => {
    for (const path of ["/dashboard", "/app/cv/results", "/reset-password?token=x"]) {
      expect(await html(path)).toContain('name="robots" content="noindex"');
    }
    expect(await html("/")).not.toContain("noindex");
  });

  it("is the wizard's at each of its steps, and with a slash at the end", async () => {
    expect(await html("/demo/jd")).toContain("<title>Demo · Shortlisted</title>");
    expect(await html("/privacy/")).toContain("<title>Privacy · Shortlisted</title>");
  });
});

describe("addresses that are no page", () => {
  it("lead home, and /analysis to the app", async () => {
    for (const path of ["/nothing/at/all", "/nothing?x=1", "/pricing/more", "/demonstration"]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/"]);
    }
    expect((await get("/analysis")).headers.get("location")).toBe("/app");
  });

  it("never lead to another host", async () => {
    for (const path of ["//evil.example/x", "/%2F%2Fevil.example", "/\\evil.example"]) {
      const location = (await get(path)).headers.get("location") ?? "/";
      expect(location).toBe("/");
    }
  });

  it("stay what they are when they are files, assets or calls", async () => {
    expect(await html("/favicon.svg")).toBe("<svg/>");
    expect((await get("/assets/gone.js")).status).toBe(404);
    expect((await get("/api/nothing")).status).toBe(404);
  });
});

describe("files for search engines", () => {
  it("list the public pages in full, and only those", async () => {
    const answer = await get("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const places = [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, at]) => at);
    const base = "https://cv.example.org/a&amp;b";
    expect(places).toContain(`${base}/`);
    expect(places).toContain(`${base}/privacy`);
    expect(places.filter((at) => /dashboard|drafts|account|app$|admin/.test(at ?? ""))).toEqual([]);
    for (const at of places) {
      const path = at?.slice(base.length) ?? "";
      expect((await get(path)).status).toBe(200);
    }
  });

  it("say where the list is, and close what is behind the login", async () => {
    const text = await html("/robots.txt");
    expect(text).toContain("Sitemap: https://cv.example.org/a&b/sitemap.xml");
    expect(text).toContain("Disallow: /app/");
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });
});
