import { setTimeout as wait } from "node:timers/promises";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import { analyseOnce } from "../../test/nodes/one-process.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";

/** What src/db/client.ts promises, and what a busy machine needs beyond. */
const longestMs = 15_000 + 3000;
const atOnce = 40;

/** A database that takes every connection and every question, and never answers. */
export const silentDatabase: Scenario = {
  name: "a database that never answers",
  lacks: () => (hasServers ? undefined : needsServers),
  async run({ tell }: Asked) {
    const cluster = await openCluster();
    try {
      const web = await cluster.startNode("web");
      await cluster.startNode("worker");
      const person = await cluster.openPerson(web.url, "ann");
      const before = await analyseOnce(person, withinMs);
      const printed = web.printed.out.length;
      cluster.databaseLine.set("silent");
      const asked = await Promise.all(Array.from({ length: atOnce }, () => ask(person)));
      // The connections of the first round are gone by now: these meet new ones.
      const later = await Promise.all(Array.from({ length: atOnce }, () => ask(person)));
      const guest = await analyseOnce(await openBrowser(web.url), withinMs);
      const slowest = Math.max(...[...asked, ...later].map(({ ms }) => ms));
      const statuses = new Set([...asked, ...later].map(({ status }) => status));
      tell(`answers ${[...statuses]}, the slowest after ${(slowest / 1000).toFixed(1)} s`);
      const lines = web.printed.out.slice(printed).match(/"level":[45]0/g)?.length ?? 0;
      tell(`${lines} complaints in the log; a visitor's analysis ${guest}`);
      cluster.databaseLine.set("fair");
      await wait(2500);
      const after = await analyseOnce(person, withinMs);
      tell(`with answers again: ${after}`);
      return [
        ...[before, guest, after].filter((end) => end !== "completed"),
        ...(slowest > longestMs ? ["a request waited too long"] : []),
        ...([...statuses].some((status) => status !== 503) ? ["not every answer was 503"] : []),
        ...(lines > 5 ? ["the log tells the same again and again"] : []),
      ];
    } finally {
      await cluster.close();
    }
  },
};

async function ask(person: Browser): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await person.get("/api/analysis/history").catch(() => ({ status: 0 }));
  return { status, ms: performance.now() - startedAt };
}
