import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "../../test/browser.ts";
import { type Cluster, hasServers, openCluster } from "../../test/nodes/cluster.ts";
import { startFront } from "../../test/nodes/front.ts";
import type { NodeProcess } from "../../test/nodes/processes.ts";
import { followRuns, type StartedRun, startRun } from "../../test/nodes/started-runs.ts";

/** Everything interrupted must have ended by then. */
const withinMs = 60_000;

async function startRuns(person: Browser, count: number): Promise<StartedRun[]> {
  const runs: StartedRun[] = [];
  while (runs.length < count) {
    const run = await startRun(person).catch(() => undefined);
    if (run) runs.push(run);
  }
  return runs;
}

const isRising = (percents: number[]) =>
  percents.every((percent, at) => percent >= (percents[at - 1] ?? 0));

// Real processes, killed for real: about a minute.
describe.skipIf(!hasServers)("several nodes", { timeout: 180_000 }, () => {
  let cluster: Cluster;
  let web: NodeProcess;
  let webs: NodeProcess[];
  let workers: NodeProcess[];
  let front: Awaited<ReturnType<typeof startFront>>;
  let person: Browser;

  beforeAll(async () => {
    cluster = await openCluster();
    let other: NodeProcess;
    [web, other, ...workers] = await Promise.all([
      cluster.startNode("web"),
      cluster.startNode("web"),
      cluster.startNode("worker"),
      cluster.startNode("worker"),
    ]);
    webs = [web, other];
    front = await startFront(() => webs);
    person = await cluster.openPerson(front.url, "ann");
  }, 120_000);

  afterAll(async () => {
    await front?.close();
    await cluster?.close();
    for (const node of [...(webs ?? []), ...(workers ?? [])]) expect(node?.printed.err).toBe("");
  });

  async function historyOf(runs: StartedRun[]) {
    const { body } = await person.get("/api/analysis/history");
    const rows: { id: string; status: string }[] = Object(body).analyses;
    return runs.map(({ id }) => rows.filter((row) => row.id === id).map(({ status }) => status));
  }

  /** No row of the history runs any more. */
  async function nothingRuns(): Promise<void> {
    const running = () => cluster.sql`select id from analyses where status = 'processing'`;
    await expect.poll(running, { timeout: withinMs, interval: 500 }).toHaveLength(0);
  }

  async function readyAgain(node: NodeProcess): Promise<void> {
    const status = async () => (await fetch(`${node.url}/readyz`)).status;
    await expect.poll(status, { timeout: 20_000, interval: 100 }).toBe(200);
  }

  it("take over what a killed worker was doing, each once, and progress never goes back", async () => {
    const runs = await startRuns(person, 6);
    const [first, ...others] = workers;
    const followed = followRuns(person, runs, withinMs);
    await expect
      .poll(() => runs.some(({ seen }) => (seen.at(-1) ?? 0) > 0), { timeout: 30_000, interval: 5 })
      .toBe(true);
    await first?.stop("SIGKILL");
    workers = others;
    await followed;
    expect(runs.map(({ status }) => status)).toEqual(runs.map(() => "completed"));
    for (const { seen } of runs) expect(seen).toSatisfy(isRising);
    expect(await historyOf(runs)).toEqual(runs.map(() => ["completed"]));
    const [usage] = await cluster.sql`select sum(analyses)::int as taken from usage`;
    expect(usage?.taken).toBe(runs.length);
  });

  it("go on on another web node when one is killed, and lose nothing", async () => {
    const [, doomed] = webs;
    const runs = await startRuns(person, 4);
    const followed = followRuns(person, runs, withinMs);
    await doomed?.stop("SIGKILL");
    // Still among those the front knows: each connection finds the one that lives.
    runs.push(...(await startRuns(person, 2)));
    await followed;
    webs = [web];
    await followRuns(person, runs, withinMs);
    expect(await historyOf(runs)).toEqual(runs.map(() => ["completed"]));
  });

  it("keep what is finished when Postgres is killed, end the rest, and recover by themselves", async () => {
    const finished = await startRuns(person, 2);
    await followRuns(person, finished, withinMs);
    const runs = await startRuns(person, 4);
    await cluster.postgres.kill();
    expect((await fetch(`${web.url}/healthz`)).status).toBe(200);
    await cluster.postgres.start();
    await readyAgain(web);
    await followRuns(person, runs, withinMs);
    await nothingRuns();
    expect(await historyOf(finished)).toEqual(finished.map(() => ["completed"]));
    expect(await historyOf(runs)).toEqual(runs.map(({ status }) => [status]));
  });

  it("stay up without Redis, say try again, and recover by themselves", async () => {
    const before = web.printed.out.length;
    const runs = await startRuns(person, 4);
    await cluster.killRedis();
    expect((await person.get("/")).status).not.toBe(503);
    expect((await person.get("/api/analysis/history")).status).toBe(200);
    const refused = await person.post("/api/analysis/upload", formOf("Ann Example, developer"));
    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await fetch(`${web.url}/readyz`)).status).toBe(503);
    await wait(3000);
    // One line that it is gone, however often it is tried; and what each refused request says.
    const lines = web.printed.out.slice(before).split("\n");
    expect(lines.filter((line) => /"level":(?:40|50)/.test(line)).length).toBeLessThanOrEqual(3);

    await cluster.startRedis();
    await readyAgain(web);
    for (const worker of workers) await readyAgain(worker);
    const again = await startRuns(person, 1);
    await followRuns(person, [...again, ...runs], withinMs);
    expect(again[0]?.status).toBe("completed");
    await nothingRuns();
    for (const statuses of await historyOf(runs))
      expect(["completed", "failed"]).toContain(statuses[0]);
  });

  it("end what the database was lost in the middle of, and recover by themselves", async () => {
    const runs = await startRuns(person, 4);
    cluster.databaseLine.set("cut");
    await wait(1500);
    cluster.databaseLine.set("fair");
    await readyAgain(web);
    await followRuns(person, runs, withinMs);
    await nothingRuns();
    // What a person was told is what the history says.
    const told = runs.map(({ status }) => [status]);
    expect(await historyOf(runs)).toEqual(told);
    const again = await startRuns(person, 1);
    await followRuns(person, again, withinMs);
    expect(again[0]?.status).toBe("completed");
  });

  it("finish or hand over at a restart under load, and lose nothing", async () => {
    const newcomer = cluster.startNode("worker");
    const runs = await startRuns(person, 8);
    const [old] = workers;
    const stopped = old?.stop("SIGTERM");
    workers = [await newcomer];
    await stopped;
    expect(old?.ended()).toBe(0);
    await followRuns(person, runs, withinMs);
    expect(await historyOf(runs)).toEqual(runs.map(() => ["completed"]));
  });
});

function formOf(text: string): FormData {
  const form = new FormData();
  form.set("text", text);
  return form;
}
