import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "../test/browser.ts";
import type { MemoryRow } from "./in-child.ts";
import type { ServerProcess } from "./server-process.ts";
import { type Crowd, gatherCrowd } from "./subscribers.ts";

/** A server holds 20 sockets of one visitor. */
const visitors = 250;
const socketsOfVisitor = 20;
/** A thread that reads files ends when it had none for a minute, the engine's when it had no work for three. */
const quietMs = 190_000;
const settledMs = 3000;
const settledCpuMs = 150;
const longestMs = 60_000;

/** Waits until the server does nothing more of its own, such as loading word lists after its start. */
export async function settle(server: ServerProcess): Promise<void> {
  const until = performance.now() + longestMs;
  let before = server.cpuMs();
  while (performance.now() < until) {
    await wait(settledMs);
    const now = server.cpuMs();
    if (!(now - before > settledCpuMs)) return;
    before = now;
  }
}

export async function idleRow(
  server: ServerProcess,
  row: { name: string; goal: number | null; afterWork: boolean },
): Promise<MemoryRow> {
  if (row.afterWork) await wait(quietMs);
  await settle(server);
  return { name: row.name, megabytes: server.megabytes(), goal: row.goal };
}

type Joining = {
  openBrowser(): Promise<Browser>;
  open(browser: Browser, address: string): ReturnType<Parameters<typeof gatherCrowd>[0]>;
  join: NonNullable<Parameters<typeof gatherCrowd>[1]["join"]>;
};

/** What the server grows by with subscribed sockets of many visitors, each to a run of their own. */
export async function socketRow(
  server: ServerProcess,
  joinRun: (browser: Browser) => Promise<Joining["join"]>,
  { openBrowser, open }: Omit<Joining, "join">,
): Promise<MemoryRow> {
  const before = server.megabytes();
  const crowds: Crowd[] = [];
  for (let count = 0; count < visitors; count += 1) {
    const browser = await openBrowser();
    const join = await joinRun(browser);
    const size = { sockets: socketsOfVisitor, perSocket: 1, join };
    crowds.push(await gatherCrowd(() => open(browser, `198.51.100.${count}`), size));
  }
  const grown = server.megabytes() - before;
  for (const crowd of crowds) crowd.close();
  const megabytes = (grown * 1000) / (visitors * socketsOfVisitor);
  return { name: "server, per 1,000 subscribed sockets", megabytes, goal: null };
}
