import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "../test/browser.ts";
import { type Cluster, hasServers, openCluster } from "../test/nodes/cluster.ts";
import type { NodeProcess } from "../test/nodes/processes.ts";
import { followRuns, type StartedRun, startRun } from "../test/nodes/started-runs.ts";

/**
 * Many analyses while whatever can fail fails at random moments: `npm run test:faults -- [number of analyses] [seed]`.
 * Ends with a table; exit status 1 when something finished was lost, ran twice or did not end within a minute.
 */

const [count = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const withinMs = 60_000;
const atOnce = 20;

let state = seed;
/** Between 0 and 1; the same numbers for the same seed. */
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

type Nodes = { web: NodeProcess; workers: NodeProcess[] };
type Fault = { name: string; strike(cluster: Cluster, nodes: Nodes): Promise<void> };

/** A bad line for a while. */
function badLine(
  line: "redisLine" | "databaseLine",
  weather: "cut" | "silent" | { delayMs: number },
): Fault["strike"] {
  return async (cluster) => {
    cluster[line].set(weather);
    await wait(500 + random() * 4000);
    cluster[line].set("fair");
  };
}

const faults: Fault[] = [
  { name: "worker killed", strike: (cluster, nodes) => replaceWorker(cluster, nodes, "SIGKILL") },
  {
    name: "worker restarted",
    strike: (cluster, nodes) => replaceWorker(cluster, nodes, "SIGTERM"),
  },
  {
    name: "worker asleep",
    async strike(_cluster, { workers: [worker] }) {
      // Long enough that another takes over, and then it wakes and believes that it still has the work.
      worker?.signal("SIGSTOP");
      await wait(17_000);
      worker?.signal("SIGCONT");
    },
  },
  {
    name: "redis killed",
    async strike(cluster) {
      await cluster.killRedis();
      await wait(random() * 2000);
      await cluster.startRedis();
    },
  },
  { name: "redis cut off", strike: badLine("redisLine", "cut") },
  { name: "redis silent", strike: badLine("redisLine", "silent") },
  { name: "redis slow", strike: badLine("redisLine", { delayMs: 150 }) },
  { name: "database cut off", strike: badLine("databaseLine", "cut") },
  { name: "database silent", strike: badLine("databaseLine", "silent") },
  { name: "database slow", strike: badLine("databaseLine", { delayMs: 150 }) },
];

async function replaceWorker(cluster: Cluster, nodes: Nodes, signal: NodeJS.Signals) {
  const [worker, ...others] = nodes.workers;
  await worker?.stop(signal);
  nodes.workers = [...others, await cluster.startNode("worker")];
}

async function startSome(person: Browser, wanted: number): Promise<StartedRun[]> {
  const runs: StartedRun[] = [];
  const end = Date.now() + withinMs;
  while (runs.length < wanted) {
    if (Date.now() > end) throw new Error("no analysis could be started for a minute");
    const run = await startRun(person).catch(() => undefined);
    if (run) runs.push(run);
    else await wait(250);
  }
  return runs;
}

const isRising = (percents: number[]) =>
  percents.every((percent, at) => percent >= (percents[at - 1] ?? 0));

/** What is wrong with the runs of one round; empty when nothing is. */
async function complaintsAbout(cluster: Cluster, runs: StartedRun[]): Promise<string[]> {
  const complaints: string[] = [];
  const end = Date.now() + withinMs;
  while ((await cluster.sql`select 1 from analyses where status = 'processing'`).length > 0) {
    if (Date.now() > end) return ["the history still shows analyses that run, after a minute"];
    await wait(250);
  }
  for (const { id, status, seen } of runs) {
    const rows = await cluster.sql`select status from analyses where id = ${id}`;
    if (rows.length !== 1) complaints.push(`${id}: ${rows.length} rows`);
    if (!isRising(seen)) complaints.push(`${id}: progress went back: ${seen}`);
    const [row] = rows;
    if (status === "completed" && row?.status !== "completed") {
      complaints.push(`${id}: finished, and the history says ${row?.status}`);
    }
    if (status === "failed" && row?.status !== "failed") {
      complaints.push(`${id}: failed, and the history says ${row?.status}`);
    }
  }
  return complaints;
}

async function run(): Promise<boolean> {
  const cluster = await openCluster();
  try {
    const [web, ...workers] = await Promise.all([
      cluster.startNode("web"),
      cluster.startNode("worker"),
      cluster.startNode("worker"),
    ]);
    const nodes: Nodes = { web, workers };
    const person = await cluster.openPerson(web.url, "ann");
    console.log(`${count} analyses, seed ${seed}`);
    const complaints: string[] = [];
    for (let started = 0, round = 0; started < count; started += atOnce, round += 1) {
      const fault = faults[round % faults.length];
      if (!fault) break;
      const startedAt = Date.now();
      const starting = startSome(person, atOnce);
      await wait(random() * 1000);
      const struck = fault.strike(cluster, nodes);
      const runs = await starting;
      const followed = followRuns(person, runs, withinMs);
      await Promise.all([struck, followed.catch((error) => complaints.push(error.message))]);
      complaints.push(...(await complaintsAbout(cluster, runs)));
      const ends = Object.groupBy(runs, ({ status }) => status);
      const told = Object.entries(ends).map(([status, of]) => `${of?.length} ${status}`);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`${fault.name.padEnd(18)} ${told.join(", ").padEnd(32)} ${seconds} s`);
    }
    for (const node of [nodes.web, ...nodes.workers]) {
      if (node.ended() !== null || node.printed.err !== "") {
        complaints.push(`a node ended or complained: ${node.printed.err.slice(0, 2000)}`);
      }
    }
    for (const complaint of complaints) console.error(complaint);
    console.log(complaints.length === 0 ? "nothing lost, nothing twice" : "see above");
    return complaints.length === 0;
  } finally {
    await cluster.close();
  }
}

if (!hasServers) {
  console.error("Set TEST_DATABASE_URL to a Postgres server, and have redis-server installed.");
  process.exit(2);
}
process.exitCode = (await run()) ? 0 : 1;
