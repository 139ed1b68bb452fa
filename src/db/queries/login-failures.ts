import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { loginFailures } from "../schema/accounts.ts";

/**
 * Counts an attempt before its password is looked at, so that attempts side by side are all counted.
 * Returns how many there were in the window, this one included, and when the window ends.
 */
export async function countLoginAttempt(
  db: Database,
  attempt: { key: string; now: Date; windowEndsAt: Date },
): Promise<{ failures: number; windowEndsAt: Date }> {
  const { key, now, windowEndsAt } = attempt;
  const isOver = sql`${loginFailures.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginFailures.failures} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginFailures.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error("the attempt was not counted");
  return row;
}

/** A login that succeeded: what was counted for it is forgotten. */
export async function forgetLoginFailures(db: Database, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

export async function deleteOldLoginFailures(db: Database, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.windowEndsAt, now));
}
