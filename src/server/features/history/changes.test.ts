import { createTRPCClient, createWSClient, wsLink } from "@trpc/client";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Browser, openBrowser } from "../../../../test/browser.ts";
import { createControlledEngine } from "../../../../test/controlled-engine.ts";
import { insertMember, openMember } from "../../../../test/members.ts";
import { startServer, type TestServer } from "../../../../test/start-server.ts";
import type { AppRouter } from "../../trpc/app-router.ts";

const controlled = createControlledEngine();
const job_description = "We need a Python developer.";
let server: TestServer;
/** However busy the machine is. */
const soon = { timeout: 20_000 };
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startServer({ engine: controlled.engine });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** What a dashboard in this browser hears. */
function watch(browser: Browser) {
  class PageSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie: browser.cookieHeader(), origin: server.url } });
    }
  }
  const wsClient = createWSClient({
    url: `${server.url.replace("http", "ws")}/trpc`,
    // Typed as the browser's own class, of which the ws package has all that is used.
    WebSocket: new Proxy(globalThis.WebSocket, {
      construct: (_, [address]) => new PageSocket(String(address)),
    }),
  });
  closers.push(() => wsClient.close());
  const client = createTRPCClient<AppRouter>({ links: [wsLink({ client: wsClient })] });
  const heard = { count: 0, error: "" };
  client.history.changes.subscribe(undefined, {
    onData: () => {
      heard.count += 1;
    },
    onError: ({ message }) => {
      heard.error = message;
    },
  });
  return heard;
}

describe("a dashboard that is open elsewhere", () => {
  it("hears when an analysis begins, ends and is deleted, and of nobody else's", async () => {
    await insertMember(server.deps.db, "ann@example.org");
    await insertMember(server.deps.db, "bob@example.org");
    const ann = await openMember(server.url, "ann@example.org");
    const elsewhere = watch(await openMember(server.url, "ann@example.org"));
    const bobs = watch(await openMember(server.url, "bob@example.org"));
    await expect.poll(() => [elsewhere.count, bobs.count], soon).toEqual([1, 1]);

    const analysis_id = await ann.uploadText("Ann. Python.");
    await ann.post("/api/analysis/analyze", { analysis_id, job_description });
    await expect.poll(() => elsewhere.count, soon).toBe(2);
    (await controlled.nextRun()).finish();
    await expect.poll(() => elsewhere.count, soon).toBe(3);
    await ann.send(`/dashboard/api/analysis/${analysis_id}`, {
      method: "DELETE",
      headers: { "x-csrf-token": ann.csrfToken },
    });
    await expect.poll(() => elsewhere.count, soon).toBe(4);
    expect(bobs).toEqual({ count: 1, error: "" });
  });

  it("hears no more once its session is ended", async () => {
    const email = "cem@example.org";
    const id = await insertMember(server.deps.db, email);
    const elsewhere = watch(await openMember(server.url, email));
    await expect.poll(() => elsewhere.count, soon).toBe(1);
    await server.deps.db.execute(sql`delete from sessions where user_id = ${id}`);
    await server.deps.announcements.announce(id);
    await expect.poll(() => elsewhere.error, soon).toBe("Please log in first.");
    expect(elsewhere.count).toBe(1);
  });

  it("is nothing for visitors", async () => {
    const visitor = watch(await openBrowser(server.url));
    await expect.poll(() => visitor.error, soon).toBe("Please log in first.");
  });
});
