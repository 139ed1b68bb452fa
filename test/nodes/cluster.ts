import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { openDatabase } from "../../src/db/client.ts";
import type { Browser } from "../browser.ts";
import { insertMember, openMember } from "../members.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Line, startLine } from "./line.ts";
import { openPostgres, type PostgresServer, postgresPrograms } from "./postgres-server.ts";
import {
  type Child,
  freePort,
  hasRedisServer,
  here,
  type NodeProcess,
  type Place,
  startNode,
  startRedis,
} from "./processes.ts";

/** What tests with several nodes need; they say so when it is not there. */
export const hasServers = hasRedisServer && postgresPrograms !== undefined;
export const needsServers =
  "redis-server and Postgres' own programs (initdb, postgres) must be installed";

/** Several nodes, what they share, and the lines between them. */
export type Cluster = {
  redisLine: Line;
  databaseLine: Line;
  postgres: PostgresServer;
  /** Behind the line's back. */
  sql: Sql;
  startNode(
    role: "web" | "worker",
    options?: { place?: Place; env?: Record<string, string> },
  ): Promise<NodeProcess>;
  killRedis(): Promise<void>;
  startRedis(): Promise<void>;
  /** A browser in which a person with a plan without limits has logged in. */
  openPerson(url: string, name: string): Promise<Browser>;
  close(): Promise<void>;
};

/** @param places where what all share runs, and where the nodes find the lines to it */
export async function openCluster(
  places: { redis: Place; postgres: Place; lines: string } = {
    redis: here,
    postgres: here,
    lines: here.host,
  },
): Promise<Cluster> {
  const folder = await temporaryFolder();
  const server = await openPostgres(places.postgres);
  const databaseLine = await startLine(server, places.lines);
  const redisAt = { host: places.redis.host, port: await freePort() };
  const redisLine = await startLine(redisAt, places.lines);
  let redis: Child = await startRedis(redisAt.port, places.redis);
  const nodes: Child[] = [];

  return {
    redisLine,
    databaseLine,
    postgres: server,
    sql: server.sql,
    async startNode(role, { place = here, env = {} } = {}) {
      const dataDir = await mkdtemp(join(folder.path, "node-"));
      const settings = {
        ROLE: role,
        DATABASE_URL: `postgres://postgres@${databaseLine.host}:${databaseLine.port}/postgres`,
        REDIS_URL: `redis://${redisLine.host}:${redisLine.port}`,
        DATA_DIR: dataDir,
        APP_SECRET: "a secret that several nodes share in tests",
        RATE_LIMITS: "off",
        ...env,
      };
      return startNode(folder.path, settings, { place, onBegin: (child) => nodes.push(child) });
    },
    killRedis: () => redis.stop("SIGKILL"),
    async startRedis() {
      redis = await startRedis(redisAt.port, places.redis);
    },
    async openPerson(url, name) {
      const email = `${name}@example.org`;
      const database = await openDatabase({ url: server.url, dataDir: "" });
      const id = await insertMember(database.db, email).finally(database.close);
      await server.sql`update users set plan = 'pro' where id = ${id}`;
      return openMember(url, email);
    },
    async close() {
      await Promise.all([...nodes, redis].map((child) => child.stop("SIGKILL")));
      await Promise.all([databaseLine.close(), redisLine.close(), server.close()]);
      await folder.remove();
    },
  };
}
