import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "../../test/browser.ts";
import { type Cluster, hasServers, needsServers, openCluster } from "../../test/nodes/cluster.ts";
import { startFront } from "../../test/nodes/front.ts";
import { isAlone, openNetwork } from "../../test/nodes/network.ts";
import { here } from "../../test/nodes/processes.ts";
import { followRuns, type StartedRun, startRun } from "../../test/nodes/started-runs.ts";
import type { Chance } from "./chance.ts";
import { type Asked, type Scenario, withinMs } from "./scenario.ts";
import { cableNames, cableStrikes, type Field, startStanding, strikes } from "./strikes.ts";

/** Many analyses on two web and two worker nodes, while each of what they need fails in its turn. */
export const rounds: Scenario = {
  name: "nodes, Redis and Postgres fail",
  lacks: () => (hasServers ? undefined : needsServers),
  run: runRounds,
};

const atOnce = 6;

async function runRounds({ analyses, chance, tell }: Asked): Promise<string[]> {
  const network = isAlone ? await openNetwork(cableNames) : null;
  const cluster = await openCluster(
    network
      ? {
          redis: network.place("redis"),
          postgres: network.place("postgres"),
          lines: network.middle,
        }
      : undefined,
  );
  const field: Field = { cluster, network, webs: [], workers: [], chance };
  const front = await startFront(() => field.webs.map(({ node }) => node));
  try {
    const workerPlace = network?.place("worker") ?? here;
    // All of them find an empty database, and lay it out at once.
    const [first, second, third, fourth] = await Promise.all([
      startStanding(cluster, "web"),
      startStanding(cluster, "web"),
      startStanding(cluster, "worker", workerPlace),
      startStanding(cluster, "worker"),
    ]);
    field.webs.push(first, second);
    field.workers.push(third, fourth);
    const person = await cluster.openPerson(front.url, "ann");
    const due = [...strikes, ...(network ? cableStrikes : [])];
    const complaints = await strikeAll({ field, person, due, analyses, tell });
    return [...complaints, ...complaintsOfNodes(field)];
  } finally {
    await front.close();
    await cluster.close();
    await network?.close();
  }
}

async function strikeAll(round: {
  field: Field;
  person: Browser;
  due: typeof strikes;
  analyses: number;
  tell: Asked["tell"];
}): Promise<string[]> {
  const { field, person, due, analyses, tell } = round;
  const { cluster, chance } = field;
  const each = Math.ceil(analyses / due.length);
  const complaints: string[] = [];
  const all: StartedRun[] = [];
  let usualMs = 0;
  for (const { name, strike } of due) {
    const startedAt = performance.now();
    const starting = startSome(person, each, chance);
    await wait(chance() * usualMs);
    const struck = strike(field).catch((error) => complaints.push(`${name}: ${error}`));
    const runs = await starting;
    const followed = followRuns(person, runs, withinMs);
    await Promise.all([struck, followed.catch((error) => complaints.push(error.message))]);
    complaints.push(...(await complaintsAbout(cluster, runs)).map((text) => `${name}: ${text}`));
    all.push(...runs);
    const ms = performance.now() - startedAt;
    usualMs ||= ms;
    tell(`${name.padEnd(24)} ${ended(runs).padEnd(32)} ${(ms / 1000).toFixed(1)} s`);
  }
  return [...complaints, ...(await complaintsAboutAll(cluster, all))];
}

/** So many analyses, begun side by side; what is refused is begun again. */
async function startSome(person: Browser, wanted: number, chance: Chance): Promise<StartedRun[]> {
  const runs: StartedRun[] = [];
  const end = Date.now() + withinMs;
  let open = wanted;
  async function startOneByOne(): Promise<void> {
    for (; open > 0; ) {
      open -= 1;
      if (Date.now() > end) throw new Error("no analysis could be started for a minute");
      const run = await startRun(person).catch(() => undefined);
      if (run) runs.push(run);
      else {
        open += 1;
        await wait(100 + chance() * 200);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, startOneByOne));
  return runs;
}

function ended(runs: StartedRun[]): string {
  const ends = Object.groupBy(runs, ({ status }) => status);
  return Object.entries(ends)
    .map(([status, of]) => `${of?.length} ${status}`)
    .join(", ");
}

const isRising = (percents: number[]) =>
  percents.every((percent, at) => percent >= (percents[at - 1] ?? 0));

/** What is wrong with the runs of one round; empty when nothing is. */
async function complaintsAbout({ sql }: Cluster, runs: StartedRun[]): Promise<string[]> {
  const complaints: string[] = [];
  const end = Date.now() + withinMs;
  while ((await sql`select 1 from analyses where status = 'processing'`).length > 0) {
    if (Date.now() > end) return ["the history still shows analyses that run, after a minute"];
    await wait(250);
  }
  for (const { id, status, seen } of runs) {
    const rows = await sql`select status from analyses where id = ${id}`;
    if (rows.length !== 1) complaints.push(`${id}: ${rows.length} rows`);
    if (!isRising(seen)) complaints.push(`${id}: progress went back: ${seen}`);
    const says = String(rows[0]?.status);
    if ((status === "completed" || status === "failed") && says !== status) {
      complaints.push(`${id}: ${status}, and the history says ${says}`);
    }
  }
  return complaints;
}

/** At the end: nothing that was finished has gone since, and nothing was counted twice. */
async function complaintsAboutAll({ sql }: Cluster, runs: StartedRun[]): Promise<string[]> {
  const finished = runs.filter(({ status }) => status === "completed").map(({ id }) => id);
  const [kept] = await sql`
    select count(*)::int as reports from analyses
    where id in ${sql(finished)} and status = 'completed' and report is not null`;
  const [counted] = await sql`
    select (select sum(analyses)::int from usage) as used, (select count(*)::int from analyses) as rows`;
  const complaints: string[] = [];
  if (kept?.reports !== finished.length) {
    complaints.push(`${finished.length} were finished, ${kept?.reports} are kept`);
  }
  // One whose start failed has its row and was given back.
  if (counted?.used > counted?.rows) {
    complaints.push(`${counted?.used} were counted, the history has ${counted?.rows}`);
  }
  return complaints;
}

function complaintsOfNodes({ webs, workers }: Field): string[] {
  return [...webs, ...workers].flatMap(({ node }) =>
    node.ended() !== null || node.printed.err !== ""
      ? [`a node ended or complained: ${node.printed.err.slice(0, 2000)}`]
      : [],
  );
}
