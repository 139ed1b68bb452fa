import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { migrate } from "./migrate.ts";

export type Database = PostgresJsDatabase;

export type OpenDatabase = {
  db: Database;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** The embedded database has one session: with more connections their messages interleave. */
const embeddedConnections = 1;
const embeddedSettings = { database: "postgres", username: "postgres" };
const serverConnections = 10;
const closeSeconds = 2;
const longestPauseSeconds = 2;

/**
 * Opens and migrates the database: a server when `url` is given, else the embedded one in `dataDir`.
 * @throws Error with one line for the person who starts the server
 */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  if (options.url) return connect(options.url, serverConnections, async () => {});
  // Loaded only where it is used: it costs memory and time.
  const { openEmbedded } = await import("./embedded.ts");
  const embedded = await openEmbedded(options.dataDir);
  try {
    return await connect(embedded.address, embeddedConnections, embedded.close);
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function connect(
  address: string | { path: string } | { host: string; port: number },
  max: number,
  closeServer: () => Promise<void>,
): Promise<OpenDatabase> {
  const settings = {
    connect_timeout: 10,
    // Seconds; the library's own waits grow to 20, and it is back sooner than that.
    backoff: (tries: number) => Math.min(3 ** tries / 100, longestPauseSeconds),
    connection: { application_name: "shortlisted" },
    onnotice: () => {},
  };
  const open = (connections: number) =>
    typeof address === "string"
      ? postgres(address, { ...settings, max: connections })
      : postgres({ ...embeddedSettings, ...settings, ...address, max: connections });
  const migrating = open(1);
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.end({ timeout: closeSeconds });
    throw new Error(`The database could not be opened: ${reasonOf(error)}`, { cause: error });
  }
  // The only session of the embedded database stays open; a server gets a pool.
  const client = max === 1 ? migrating : open(max);
  if (client !== migrating) await migrating.end({ timeout: closeSeconds });
  const db = drizzle(client, { casing: "snake_case" });
  return {
    db,
    async check() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await client.end({ timeout: closeSeconds });
      await closeServer();
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  return `${cause.message}${code}`;
}
