import type { Database } from "../src/db/client.ts";
import { users } from "../src/db/schema/accounts.ts";

/** An account with this id, for what must belong to one; nobody can log in to it. */
export async function insertPerson(db: Database, id: string): Promise<void> {
  const at = new Date("2026-11-01T09:00:00Z");
  const person = { id, name: id, email: `${id}@example.org`, emailVerified: true };
  await db.insert(users).values({ ...person, createdAt: at, updatedAt: at });
}
