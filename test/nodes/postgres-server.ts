import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { appendFile, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { type Child, freePort, here, type Place, runs, startChild } from "./processes.ts";

const debianFolder = "/usr/lib/postgresql";
const nobody = 65_534;
/** Postgres refuses to run as root. */
const asNobody =
  process.getuid?.() === 0
    ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"]
    : [];

/** The folder of `initdb`, `postgres`, `pg_dump` and the like; undefined where they are not installed. */
export const postgresPrograms = findPrograms();

function findPrograms(): string | undefined {
  if (runs("initdb", "--version")) return "";
  try {
    const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
    return versions[0] && join(debianFolder, versions[0], "bin");
  } catch {
    return undefined;
  }
}

export const program = (name: string) => join(postgresPrograms ?? "", name);

/** A Postgres server of one's own, which may be killed. */
export type PostgresServer = {
  host: string;
  port: number;
  /** Of its one database, past every line. */
  url: string;
  sql: Sql;
  /** After a kill, or when it has ended by itself: ready again, with what was committed. */
  start(): Promise<void>;
  /** All its processes at once, as when the machine loses its power. */
  kill(): Promise<void>;
  /** One process that serves a node: the server ends all sessions and recovers. */
  killSession(): Promise<void>;
  close(): Promise<void>;
};

/** @param folder where its data lie; unset: a new one that `close` removes */
export async function openPostgres(place: Place = here, folder?: string): Promise<PostgresServer> {
  const made = folder ?? (await mkdtemp(join(tmpdir(), "shortlisted-postgres-")));
  if (asNobody.length > 0) await chown(made, nobody, nobody);
  const port = await freePort();
  await layOut(made, place);
  const url = `postgres://postgres@${place.host}:${port}/postgres`;
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  let server: Child | undefined;

  async function start(): Promise<void> {
    const settings = [`listen_addresses=${place.host}`, "unix_socket_directories="];
    const given = settings.flatMap((setting) => ["-c", setting]);
    const command = [program("postgres"), "-D", made, "-p", String(port), ...given];
    if (server?.ended() !== null) {
      server = startChild([...asNobody, ...command], { place, cwd: made });
    }
    while (!(await sql`select 1`.catch(() => undefined))) {
      if (server.ended() !== null) throw new Error(`postgres ended: ${server.printed.err}`);
      await wait(50);
    }
  }

  async function kill(): Promise<void> {
    if (!server) return;
    const all = familyOf(server.pid);
    for (const pid of all) killHard(pid);
    await server.stop("SIGKILL");
    // One that still holds the shared memory would keep the next server from starting.
    while (all.some(isAlive)) await wait(10);
  }

  await start();
  return {
    host: place.host,
    port,
    url,
    sql,
    start,
    kill,
    async killSession() {
      const found = await sql`
        select pid from pg_stat_activity where application_name = 'shortlisted' order by random() limit 1`;
      for (const { pid } of found) killHard(Number(pid));
    },
    async close() {
      await sql.end({ timeout: 1 });
      await kill();
      if (!folder) await rm(made, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function layOut(folder: string, place: Place): Promise<void> {
  const [command = "", ...args] = [...asNobody, program("initdb"), "-D", folder];
  args.push("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  const { status, stderr } = spawnSync(command, args, { cwd: folder });
  if (status !== 0) throw new Error(`initdb: ${stderr}`);
  if (place !== here) await appendFile(join(folder, "pg_hba.conf"), "host all all all trust\n");
}

/** The process and all below it. */
function familyOf(pid: number): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout.trim().split("\n");
  const family = [pid];
  // Children stand after their parents wherever numbers rise; once more for those that do not.
  for (const pair of [...pairs, ...pairs]) {
    const [child = 0, parent = 0] = pair.trim().split(/\s+/).map(Number);
    if (family.includes(parent) && !family.includes(child)) family.push(child);
  }
  return family;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function isAlive(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}
