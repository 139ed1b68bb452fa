import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { analyses } from "../schema/analyses.ts";
import { webhookCalls, webhooks } from "../schema/webhooks.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookCallRow = typeof webhookCalls.$inferSelect;
type RowOf = { id: string; ownerId: string };

/** Newest first. */
export async function listWebhooks(db: Database, ownerId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.ownerId, ownerId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

export async function insertWebhook(
  db: Database,
  row: Pick<WebhookRow, "id" | "ownerId" | "url" | "sealedSecret" | "createdAt">,
): Promise<void> {
  await db.insert(webhooks).values(row);
}

/** Its calls go with it. Undefined when there was none of this owner. */
export async function deleteWebhook(
  db: Database,
  { id, ownerId }: RowOf,
): Promise<WebhookRow | undefined> {
  const [deleted] = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.ownerId, ownerId)))
    .returning();
  return deleted;
}

/** An analysis that ended, and the webhook that has not been told. */
export type UntoldOutcome = {
  webhookId: string;
  analysisId: string;
  finishedAt: Date;
  status: "completed" | "failed";
  overallScore: number | null;
  matchPercentage: number | null;
  atsScore: number | null;
  failure: string | null;
};

/** Of analyses begun after `since`, for webhooks that existed when they ended. */
export async function listUntoldOutcomes(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<UntoldOutcome[]> {
  const rows = await db
    .select({
      webhookId: webhooks.id,
      analysisId: analyses.id,
      finishedAt: analyses.finishedAt,
      status: analyses.status,
      overallScore: analyses.overallScore,
      matchPercentage: analyses.matchPercentage,
      atsScore: analyses.atsScore,
      failure: analyses.failure,
    })
    .from(webhooks)
    .innerJoin(analyses, eq(analyses.ownerId, webhooks.ownerId))
    .leftJoin(
      webhookCalls,
      and(
        eq(webhookCalls.webhookId, webhooks.id),
        eq(webhookCalls.analysisId, analyses.id),
        eq(webhookCalls.finishedAt, analyses.finishedAt),
      ),
    )
    .where(
      and(
        isNull(webhooks.disabledAt),
        // By the index on owner and time: a long history is not read.
        gt(analyses.createdAt, since),
        sql`${analyses.finishedAt} >= ${webhooks.createdAt}`,
        isNull(webhookCalls.id),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ finishedAt, status, ...row }) =>
    finishedAt && status !== "processing" ? [{ ...row, finishedAt, status }] : [],
  );
}

/** Those that another process was quicker with are left out. */
export async function insertWebhookCalls(
  db: Database,
  calls: Omit<WebhookCallRow, "attempts" | "deliveredAt">[],
): Promise<void> {
  if (calls.length > 0) await db.insert(webhookCalls).values(calls).onConflictDoNothing();
}

export type DueCall = { call: WebhookCallRow; webhook: WebhookRow };

/** Takes calls whose time has come, each for one process: nobody else takes them before `leaseUntil`. */
export async function claimDueCalls(
  db: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<DueCall[]> {
  const due = db
    .select({ id: webhookCalls.id })
    .from(webhookCalls)
    .where(lte(webhookCalls.nextAttemptAt, now))
    .orderBy(webhookCalls.nextAttemptAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(webhookCalls)
    .set({ nextAttemptAt: leaseUntil, attempts: sql`${webhookCalls.attempts} + 1` })
    .where(inArray(webhookCalls.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const ids = [...new Set(claimed.map((call) => call.webhookId))];
  const rows = await db.select().from(webhooks).where(inArray(webhooks.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return claimed.flatMap((call) => {
    const webhook = byId.get(call.webhookId);
    return webhook ? [{ call, webhook }] : [];
  });
}

/** Writes down how a call went. `nextAttemptAt` is null when it is over. */
export async function settleWebhookCall(
  db: Database,
  call: { id: string; webhookId: string },
  went: { at: Date; status: number | null; delivered: boolean; nextAttemptAt: Date | null },
): Promise<void> {
  const { at, status, delivered, nextAttemptAt } = went;
  await db
    .update(webhookCalls)
    .set({ nextAttemptAt, deliveredAt: delivered ? at : null })
    .where(eq(webhookCalls.id, call.id));
  await db
    .update(webhooks)
    .set({
      lastCalledAt: at,
      lastStatus: status,
      failingSince: delivered ? null : sql`coalesce(${webhooks.failingSince}, ${at.toISOString()})`,
    })
    .where(eq(webhooks.id, call.webhookId));
}

/** Stops all its calls. False when that had happened already. */
export async function disableWebhook(db: Database, id: string, at: Date): Promise<boolean> {
  const disabled = await db
    .update(webhooks)
    .set({ disabledAt: at })
    .where(and(eq(webhooks.id, id), isNull(webhooks.disabledAt)))
    .returning({ id: webhooks.id });
  await db
    .update(webhookCalls)
    .set({ nextAttemptAt: null })
    .where(and(eq(webhookCalls.webhookId, id), isNotNull(webhookCalls.nextAttemptAt)));
  return disabled.length > 0;
}

export async function deleteWebhookCallsBefore(db: Database, time: Date): Promise<void> {
  await db
    .delete(webhookCalls)
    .where(and(isNull(webhookCalls.nextAttemptAt), lt(webhookCalls.createdAt, time)));
}
