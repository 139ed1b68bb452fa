import { and, asc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Plan } from "../../shared/account.ts";
import type { Database } from "../client.ts";
import { securityEvents, users } from "../schema/accounts.ts";
import { billing, paymentEvents } from "../schema/billing.ts";

export type BillingRow = typeof billing.$inferSelect;
type PaymentEventRow = typeof paymentEvents.$inferSelect;
/** What the provider said, as it is kept. */
export type PaidState = Pick<BillingRow, "plan" | "status" | "periodEndsAt" | "endsAt">;

const foreignKeyViolation = "23503";

export async function findBilling(db: Database, userId: string): Promise<BillingRow | undefined> {
  const [found] = await db.select().from(billing).where(eq(billing.userId, userId));
  return found;
}

export async function findBillingOfCustomer(
  db: Database,
  customerId: string,
): Promise<BillingRow | undefined> {
  const [found] = await db.select().from(billing).where(eq(billing.customerId, customerId));
  return found;
}

/** The row that is kept: the first one's where two come at once. Undefined when the account is gone. */
export async function insertBilling(
  db: Database,
  row: { userId: string; customerId: string; at: Date },
): Promise<BillingRow | undefined> {
  const { userId, customerId, at } = row;
  try {
    await db
      .insert(billing)
      .values({ userId, customerId, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: billing.userId });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isGone = cause instanceof Error && "code" in cause && cause.code === foreignKeyViolation;
    if (!isGone) throw error;
  }
  return findBilling(db, userId);
}

/** Where the provider no longer knows the customer; nothing when somebody else has replaced it already. */
export async function replaceCustomer(
  db: Database,
  change: { userId: string; customerId: string; replaces: string },
): Promise<void> {
  const { userId, customerId, replaces } = change;
  await db
    .update(billing)
    .set({ customerId, version: sql`${billing.version} + 1` })
    .where(and(eq(billing.userId, userId), eq(billing.customerId, replaces)));
}

/** False when it was another customer's by then. */
export async function deleteBilling(
  db: Database,
  row: { userId: string; customerId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(billing)
    .where(and(eq(billing.userId, row.userId), eq(billing.customerId, row.customerId)))
    .returning({ userId: billing.userId });
  return deleted.length > 0;
}

/** By person, after `afterUserId`; with `due` only those about whom the provider has probably more to say. */
export async function listBilling(
  db: Database,
  page: { afterUserId: string; limit: number; due: { now: Date; begunAfter: Date } | null },
): Promise<BillingRow[]> {
  const { afterUserId, limit, due } = page;
  return db
    .select()
    .from(billing)
    .where(and(gt(billing.userId, afterUserId), due ? isDue(due) : undefined))
    .orderBy(asc(billing.userId))
    .limit(limit);
}

/** A period that is over, a payment that failed, a checkout that was begun and never heard of. */
function isDue({ now, begunAfter }: { now: Date; begunAfter: Date }) {
  return or(
    and(ne(billing.plan, "free"), lt(billing.periodEndsAt, now)),
    eq(billing.status, "past_due"),
    and(isNull(billing.status), gt(billing.createdAt, begunAfter)),
  );
}

export async function isEventKnown(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return found.length > 0;
}

/** For an event that changes nothing here. */
export async function insertPaymentEvent(db: Database, event: PaymentEventRow): Promise<void> {
  await db.insert(paymentEvents).values(event).onConflictDoNothing();
}

export async function deletePaymentEventsBefore(db: Database, time: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, time));
}

export type WrittenState = "written" | "outdated" | "known";

/**
 * Writes what the provider said: state, plan, audit trail and the event's id, or nothing of them.
 * "outdated" when somebody wrote since `version` was read (or the account is gone), "known" for an event twice.
 */
export async function writePaidState(
  db: Database,
  read: { userId: string; version: number },
  change: { state: PaidState; at: Date; event: PaymentEventRow | null; detail: string },
): Promise<WrittenState> {
  const { state, at, event, detail } = change;
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(billing)
      .where(and(eq(billing.userId, read.userId), eq(billing.version, read.version)))
      .for("update");
    if (!before) return "outdated";
    if (event) {
      const written = await tx
        .insert(paymentEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (written.length === 0) return "known";
    }
    await tx
      .update(billing)
      .set({ ...state, version: sql`${billing.version} + 1`, updatedAt: at })
      .where(eq(billing.userId, read.userId));
    if (before.plan !== state.plan) {
      await changePlan(tx, { userId: read.userId, plan: state.plan, at, detail });
    }
    return "written";
  });
}

type PlanChange = { userId: string; plan: Plan; at: Date; detail: string };

async function changePlan(db: Database, change: PlanChange): Promise<void> {
  const { userId, plan, at, detail } = change;
  // Enterprise is agreed by hand and no subscription takes it away.
  const changed = await db
    .update(users)
    .set({ plan, updatedAt: at })
    .where(and(eq(users.id, userId), sql`${users.plan} not in ('enterprise', ${plan})`))
    .returning({ id: users.id });
  if (changed.length === 0) return;
  await db.insert(securityEvents).values({ userId, kind: "plan_changed", at, detail });
}
