import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { usage } from "../schema/usage.ts";

/** `day` is YYYY-MM-DD, UTC. */
type OwnersDay = { ownerId: string; day: string };

/** The day on which something counts. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Counts one more analysis; false, and nothing counted, when the limit is reached already. */
export async function countAnalysis(
  db: Database,
  { ownerId, day }: OwnersDay,
  limit: number | null,
): Promise<boolean> {
  const counted = await db
    .insert(usage)
    .values({ ownerId, day, analyses: 1 })
    .onConflictDoUpdate({
      target: [usage.ownerId, usage.day],
      set: { analyses: sql`${usage.analyses} + 1` },
      setWhere: limit === null ? undefined : lt(usage.analyses, limit),
    })
    .returning({ analyses: usage.analyses });
  return counted.length > 0;
}

/** Takes back one that was counted and could not begin. */
export async function uncountAnalysis(db: Database, { ownerId, day }: OwnersDay): Promise<void> {
  await db
    .update(usage)
    .set({ analyses: sql`greatest(0, ${usage.analyses} - 1)` })
    .where(and(eq(usage.ownerId, ownerId), eq(usage.day, day)));
}

/** @param day YYYY-MM-DD, UTC */
export async function deleteUsageBefore(db: Database, day: string): Promise<void> {
  await db.delete(usage).where(lt(usage.day, day));
}

export async function readAnalysisCount(
  db: Database,
  { ownerId, day }: OwnersDay,
): Promise<number> {
  const [found] = await db
    .select({ analyses: usage.analyses })
    .from(usage)
    .where(and(eq(usage.ownerId, ownerId), eq(usage.day, day)));
  return found?.analyses ?? 0;
}
