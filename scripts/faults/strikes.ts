import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "../../test/nodes/cluster.ts";
import type { Network } from "../../test/nodes/network.ts";
import { here, type NodeProcess, type Place } from "../../test/nodes/processes.ts";
import type { Chance } from "./chance.ts";

/** A node and where it stands: its successor stands there too. */
type Standing = { node: NodeProcess; place: Place };
/** What can be struck. */
export type Field = {
  cluster: Cluster;
  network: Network | null;
  webs: Standing[];
  workers: Standing[];
  chance: Chance;
};
type Strike = { name: string; strike: (field: Field) => Promise<void> };

/** Longer than a worker's lock: another takes over, and then it wakes and believes that it still has the work. */
const longSleepMs = 17_000;

type Role = "web" | "worker";
const allOf = ({ webs, workers }: Field, role: Role) => (role === "web" ? webs : workers);

export async function startStanding(
  cluster: Cluster,
  role: Role,
  place: Place = here,
): Promise<Standing> {
  return { node: await cluster.startNode(role, { place }), place };
}

async function replace(field: Field, role: Role, signal: NodeJS.Signals): Promise<void> {
  const all = allOf(field, role);
  const old = all.shift();
  await old?.node.stop(signal);
  all.push(await startStanding(field.cluster, role, old?.place));
}

/** @returns starts their successors */
async function killAll(field: Field, role: Role): Promise<() => Promise<void>> {
  const old = allOf(field, role).splice(0);
  await Promise.all(old.map(({ node }) => node.stop("SIGKILL")));
  return async () => {
    const started = old.map(({ place }) => startStanding(field.cluster, role, place));
    allOf(field, role).push(...(await Promise.all(started)));
  };
}

async function replaceAll(field: Field, role: Role): Promise<void> {
  const startAgain = await killAll(field, role);
  await startAgain();
}

const rest = ({ chance }: Field, mostMs: number) => wait(500 + chance() * (mostMs - 500));

/** A bad line for a while. */
function badLine(
  line: "redisLine" | "databaseLine",
  weather: "cut" | "silent" | { delayMs: number },
): Strike["strike"] {
  return async (field) => {
    field.cluster[line].set(weather);
    await rest(field, 4500);
    field.cluster[line].set("fair");
  };
}

function sleeping(role: Role, ms: number): Strike["strike"] {
  return async (field) => {
    const node = allOf(field, role)[0]?.node;
    node?.signal("SIGSTOP");
    await wait(ms);
    node?.signal("SIGCONT");
  };
}

/** A machine whose cable is pulled: longer than a lock, so that what it was doing is taken over while it still does it. */
function unplugged(name: string, mostMs: number): Strike["strike"] {
  return async (field) => {
    field.network?.unplug(name);
    await rest(field, mostMs);
    field.network?.plugIn(name);
  };
}

export const strikes: Strike[] = [
  { name: "nothing", strike: async () => {} },
  { name: "web killed", strike: (field) => replace(field, "web", "SIGKILL") },
  { name: "web restarted", strike: (field) => replace(field, "web", "SIGTERM") },
  { name: "all web killed", strike: (field) => replaceAll(field, "web") },
  { name: "web asleep", strike: sleeping("web", 5000) },
  { name: "worker killed", strike: (field) => replace(field, "worker", "SIGKILL") },
  { name: "worker restarted", strike: (field) => replace(field, "worker", "SIGTERM") },
  { name: "all workers killed", strike: (field) => replaceAll(field, "worker") },
  { name: "worker asleep", strike: sleeping("worker", longSleepMs) },
  {
    name: "redis killed",
    async strike(field) {
      await field.cluster.killRedis();
      await rest(field, 2500);
      await field.cluster.startRedis();
    },
  },
  { name: "redis cut off", strike: badLine("redisLine", "cut") },
  { name: "redis silent", strike: badLine("redisLine", "silent") },
  { name: "redis slow", strike: badLine("redisLine", { delayMs: 150 }) },
  {
    name: "postgres killed",
    async strike(field) {
      await field.cluster.postgres.kill();
      await rest(field, 2500);
      await field.cluster.postgres.start();
    },
  },
  { name: "postgres session killed", strike: ({ cluster }) => cluster.postgres.killSession() },
  { name: "postgres cut off", strike: badLine("databaseLine", "cut") },
  { name: "postgres silent", strike: badLine("databaseLine", "silent") },
  { name: "postgres slow", strike: badLine("databaseLine", { delayMs: 150 }) },
  {
    name: "power cut",
    async strike(field) {
      const { cluster } = field;
      const killed = [killAll(field, "web"), killAll(field, "worker")];
      await Promise.all([cluster.killRedis(), cluster.postgres.kill()]);
      const startAgain = await Promise.all(killed);
      await Promise.all([cluster.startRedis(), cluster.postgres.start()]);
      await Promise.all(startAgain.map((start) => start()));
    },
  },
];

/** Those that need a network of their own. */
export const cableStrikes: Strike[] = [
  { name: "worker unplugged", strike: unplugged("worker", 17_000) },
  { name: "redis unplugged", strike: unplugged("redis", 8000) },
  { name: "postgres unplugged", strike: unplugged("postgres", 8000) },
];

export const cableNames = ["worker", "redis", "postgres"];
