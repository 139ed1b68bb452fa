import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));

/** Any number, as long as nothing else of ours in the same database locks it. */
const lockNumber = 7_215_201;

/**
 * Brings the database up to date. Two processes that start at once take turns.
 * @param client with one connection: the lock belongs to the session
 */
export async function migrate(client: Sql): Promise<void> {
  await client`select pg_advisory_lock(${lockNumber})`;
  try {
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client`select pg_advisory_unlock(${lockNumber})`;
  }
}
