import { desc, eq, lt } from "drizzle-orm";
import type { Database } from "../client.ts";
import { securityEvents } from "../schema/accounts.ts";

export type SecurityEventRow = typeof securityEvents.$inferSelect;

const foreignKeyViolation = "23503";

/** Nothing happens when the account was deleted in the same moment: there is nobody left to tell. */
export async function insertSecurityEvent(
  db: Database,
  event: Omit<SecurityEventRow, "id">,
): Promise<void> {
  try {
    await db.insert(securityEvents).values(event);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isGone = cause instanceof Error && "code" in cause && cause.code === foreignKeyViolation;
    if (!isGone) throw error;
  }
}

/** Newest first. */
export async function listSecurityEvents(
  db: Database,
  owner: { userId: string; limit: number | null },
): Promise<SecurityEventRow[]> {
  const rows = db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, owner.userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id));
  return owner.limit === null ? rows : rows.limit(owner.limit);
}

export async function deleteSecurityEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, time));
}
