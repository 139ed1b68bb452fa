import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../../../test/browser.ts";
import { openLoggedIn } from "../../../test/logged-in.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

let server: TestServer;
let visitor: Browser;
let member: Browser;

beforeAll(async () => {
  server = await startServer();
  visitor = await openBrowser(server.url);
  member = await openLoggedIn(server, "Ann");
});
afterAll(() => server.close());

function address(path: string, input?: unknown, more = ""): string {
  const given = input === undefined ? "" : `input=${encodeURIComponent(JSON.stringify(input))}&`;
  return `${server.url}/trpc/${path}?${given}${more}`;
}

async function ask(browser: Browser, url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { cookie: browser.cookieHeader(), ...headers } });
  const kind = answer.headers.get("content-type")?.split(";")[0];
  const vary = answer.headers.get("vary");
  // An unexpected error has an id of its own each time.
  const text = (await answer.text()).replaceAll(/"errorId":"[^"]*"/g, '"errorId":""');
  return { status: answer.status, kind, vary, text };
}

/** tRPC's own code, which answers whoever names a form of answer. */
const byTrpc = { "trpc-accept": "application/json" };

describe("queries asked for by GET are answered as tRPC itself answers them:", () => {
  const cases: [name: string, path: string, input: unknown, more: string, status: number][] = [
    ["one", "history.page", {}, "", 200],
    ["one without input", "history.stats", undefined, "", 200],
    ["one whose input is wrong", "history.report", { analysis_id: 5 }, "", 400],
    ["one whose input is missing", "history.report", undefined, "", 400],
    ["one that finds nothing", "history.report", { analysis_id: "none" }, "", 404],
    ["several", "history.page,history.stats", { 0: {} }, "batch=1", 200],
    [
      "several of which one fails",
      "history.stats,history.report",
      { 1: { analysis_id: "no" } },
      "batch=1",
      207,
    ],
    ["several that all fail", "history.report,history.report", {}, "batch=1", 400],
    ["a batch of one", "history.stats", {}, "batch=1", 200],
    ["a batch whose inputs are a list", "history.page", [{}], "batch=1", 400],
    ["a batch without inputs", "history.stats", undefined, "batch=1", 200],
    ["an unknown one", "history.none", {}, "", 404],
    ["one of an object's own", "toString", {}, "", 404],
    ["an unknown one among others", "history.stats,history.none", {}, "batch=1", 207],
    ["a change", "history.delete", { analysis_id: "no" }, "", 400],
  ];

  it.each(cases)("%s", async (_name, path, input, more, status) => {
    const url = address(path, input, more);
    const answered = await ask(member, url);
    expect(answered.status).toBe(status);
    expect(answered).toEqual(await ask(member, url, byTrpc));
  });

  it("what is no JSON", async () => {
    const url = `${server.url}/trpc/history.page?input={`;
    expect(await ask(member, url)).toEqual(await ask(member, url, byTrpc));
  });

  it("a visitor without an account", async () => {
    const url = address("history.page", {});
    const answered = await ask(visitor, url);
    expect(answered.status).toBe(401);
    expect(answered).toEqual(await ask(visitor, url, byTrpc));
  });
});
