import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres, { type Sql } from "postgres";
import { guardClient } from "./guarded-client.ts";
import { migrate } from "./migrate.ts";
import { createTroubleTeller, type OnTrouble } from "./trouble.ts";

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
 * No request waits longer than 15 seconds for one answer: for a place, and then for a connection (with the longest pause
 * before it) or for a statement's end. Milliseconds; the embedded database lies in this process, and cannot fall silent.
 */
const placeMs = 5000;
const connectSeconds = 5;
const serverBounds = {
  statement_timeout: 8000,
  // A node that is cut off within a transaction must not keep its locks.
  idle_in_transaction_session_timeout: 10_000,
};
/** Laying out and changing tables takes as long as it takes, whatever the database's own setting says. */
const noBounds = { statement_timeout: "0" };

/**
 * Opens and migrates the database: a server when `url` is given, else the embedded one in `dataDir`.
 * @throws Error with one line for the person who starts the server
 */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
  onTrouble?: OnTrouble;
}): Promise<OpenDatabase> {
  const { url, dataDir, onTrouble = () => {} } = options;
  if (url) return connect(url, { max: serverConnections, onTrouble, closeServer: async () => {} });
  // Loaded only where it is used: it costs memory and time.
  const { openEmbedded } = await import("./embedded.ts");
  const embedded = await openEmbedded(dataDir);
  const settings = { max: embeddedConnections, onTrouble, closeServer: embedded.close };
  try {
    return await connect(embedded.address, settings);
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

type Address = string | { path: string } | { host: string; port: number };

function openClient(address: Address, max: number, bounds: Record<string, string | number>): Sql {
  const settings = {
    max,
    connect_timeout: connectSeconds,
    // Seconds; the library's own waits grow to 20, and it is back sooner than that.
    backoff: (tries: number) => Math.min(3 ** tries / 100, longestPauseSeconds),
    connection: { application_name: "shortlisted", ...bounds },
    onnotice: () => {},
  };
  return typeof address === "string"
    ? postgres(address, settings)
    : postgres({ ...embeddedSettings, ...settings, ...address });
}

async function connect(
  address: Address,
  given: { max: number; onTrouble: OnTrouble; closeServer: () => Promise<void> },
): Promise<OpenDatabase> {
  const { max, onTrouble, closeServer } = given;
  const isServer = max > 1;
  const migrating = openClient(address, 1, isServer ? noBounds : {});
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.end({ timeout: closeSeconds });
    throw new Error(`The database could not be opened: ${reasonOf(error)}`, { cause: error });
  }
  // The only session of the embedded database stays open; a server gets a pool.
  const client = isServer ? openClient(address, max, serverBounds) : migrating;
  if (isServer) await migrating.end({ timeout: closeSeconds });
  const guard = {
    places: isServer ? max : Number.POSITIVE_INFINITY,
    patienceMs: placeMs,
    translate: createTroubleTeller(onTrouble),
  };
  const db = drizzle(guardClient(client, guard), { casing: "snake_case" });
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
