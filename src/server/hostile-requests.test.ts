import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allDoors, describedDoors, listRoutes } from "../../fuzz/requests/doors.ts";
import { knockAtAll } from "../../fuzz/requests/knock.ts";
import { talkToAll } from "../../fuzz/requests/talk.ts";
import { startServer, type TestServer } from "../../test/start-server.ts";
import { allCalls } from "./rest/all-calls.ts";

/** Every door there is, found by asking the server itself, given what no program of ours would send. */

let server: TestServer;
let printed: string;

beforeAll(async () => {
  server = await startServer();
  printed = server.app.printRoutes({ commonPrefix: false });
});
afterAll(() => server.close());

describe("every door", () => {
  it("is one of those tried here", () => {
    const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    const routes = listRoutes(printed).map(named);
    const tried = allDoors(printed).map(named);
    expect(routes).toEqual(expect.arrayContaining(allCalls.map(named)));
    expect(tried).toEqual(expect.arrayContaining([...routes, ...describedDoors.map(named)]));
    expect(new Set(tried).size).toBe(tried.length);
    expect(describedDoors.filter(({ isTrpc }) => isTrpc).length).toBeGreaterThan(30);
  });

  it("answers whatever it is sent, to a visitor, a member and a program, and never breaks", async () => {
    const faults: string[] = [];
    for (let round = 1; round <= 2; round += 1) {
      const found = await knockAtAll(server, round);
      faults.push(...found.faults);
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it("answers whatever it is told over a WebSocket, and nobody who went still follows", async () => {
    const { faults } = await talkToAll(server, -1);
    expect(faults).toEqual([]);
  }, 300_000);
});
