import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { type OpenDatabase, openDatabase } from "../../src/db/client.ts";
import { insertMember, openMember } from "../members.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Line, startLine } from "./line.ts";
import {
  type Child,
  freePort,
  hasRedisServer,
  type NodeProcess,
  startNode,
  startRedis,
} from "./processes.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** What tests with several nodes need; they say so when it is not there. */
export const hasServers = hasRedisServer && serverUrl !== undefined;

/** Several nodes, and the lines between them and what they share. */
export type Cluster = {
  redisLine: Line;
  databaseLine: Line;
  /** Behind the line's back. */
  database: OpenDatabase;
  sql: Sql;
  startNode(role: "web" | "worker", env?: Record<string, string>): Promise<NodeProcess>;
  killRedis(): Promise<void>;
  startRedis(): Promise<void>;
  /** A browser in which a person with a plan without limits has logged in. */
  openPerson(url: string, name: string): ReturnType<typeof openMember>;
  close(): Promise<void>;
};

export async function openCluster(): Promise<Cluster> {
  const folder = await temporaryFolder();
  const owner = postgres(serverUrl ?? "", { max: 1, onnotice: () => {} });
  const databaseName = `shortlisted_nodes_${randomUUID().replaceAll("-", "")}`;
  await owner.unsafe(`create database ${databaseName}`);
  const direct = new URL(serverUrl ?? "");
  direct.pathname = `/${databaseName}`;
  const database = await openDatabase({ url: direct.href, dataDir: "" });
  const sql = postgres(direct.href, { max: 1, onnotice: () => {} });
  const databaseLine = await startLine(Number(direct.port || 5432));
  const redisPort = await freePort();
  const redisLine = await startLine(redisPort);
  const proxied = new URL(direct);
  proxied.host = `127.0.0.1:${databaseLine.port}`;
  let redis: Child = await startRedis(redisPort);
  const nodes: NodeProcess[] = [];

  return {
    redisLine,
    databaseLine,
    database,
    sql,
    async startNode(role, env = {}) {
      const dataDir = await mkdtemp(join(folder.path, "node-"));
      const node = await startNode(folder.path, {
        ROLE: role,
        DATABASE_URL: proxied.href,
        REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
        DATA_DIR: dataDir,
        APP_SECRET: "a secret that several nodes share in tests",
        RATE_LIMITS: "off",
        ...env,
      });
      nodes.push(node);
      return node;
    },
    killRedis: () => redis.stop("SIGKILL"),
    async startRedis() {
      redis = await startRedis(redisPort);
    },
    async openPerson(url, name) {
      const email = `${name}@example.org`;
      const id = await insertMember(database.db, email);
      await sql`update users set plan = 'pro' where id = ${id}`;
      return openMember(url, email);
    },
    async close() {
      await Promise.all([...nodes, redis].map((child) => child.stop("SIGKILL")));
      await Promise.all([databaseLine.close(), redisLine.close(), sql.end(), database.close()]);
      await owner.unsafe(`drop database ${databaseName} with (force)`);
      await owner.end();
      await folder.remove();
    },
  };
}
