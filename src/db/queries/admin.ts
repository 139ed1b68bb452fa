import { and, count, countDistinct, desc, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { Plan } from "../../shared/account.ts";
import type { Database } from "../client.ts";
import { securityEvents, sessions, users } from "../schema/accounts.ts";
import { analyses } from "../schema/analyses.ts";
import { billing } from "../schema/billing.ts";
import { usage } from "../schema/usage.ts";

/** @param search occurs in name, e-mail address or id, whatever the case; empty for everybody */
function usersThat(search: string) {
  const words = sql`lower(concat_ws(chr(10), ${users.name}, ${users.email}, ${users.id}))`;
  return search === "" ? undefined : sql`strpos(${words}, lower(${search}::text)) > 0`;
}

/** One page, newest first, with today's analyses and what is paid for; and how many fit in all. */
export async function listUsersPage(
  db: Database,
  page: { search: string; day: string; offset: number; limit: number },
) {
  const rows = await db
    .select({
      user: users,
      analyses: usage.analyses,
      paidPlan: billing.plan,
      paidStatus: billing.status,
    })
    .from(users)
    .leftJoin(usage, and(eq(usage.ownerId, users.id), eq(usage.day, page.day)))
    .leftJoin(billing, eq(billing.userId, users.id))
    .where(usersThat(page.search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .offset(page.offset)
    .limit(page.limit);
  const [counted] = await db.select({ total: count() }).from(users).where(usersThat(page.search));
  return { rows, total: counted?.total ?? 0 };
}

export async function countUsers(db: Database) {
  const [row] = await db
    .select({
      total: count(),
      suspended: count(users.suspendedAt),
      unverified: sql<number>`count(*) filter (where not ${users.emailVerified})`.mapWith(Number),
    })
    .from(users);
  return row ?? { total: 0, suspended: 0, unverified: 0 };
}

export async function countRunsSince(db: Database, since: Date) {
  const among = (status: string) =>
    sql<number>`count(*) filter (where ${analyses.status} = ${status})`.mapWith(Number);
  const [row] = await db
    .select({
      total: count(),
      processing: among("processing"),
      completed: among("completed"),
      failed: among("failed"),
      people: countDistinct(analyses.ownerId),
    })
    .from(analyses)
    .where(gte(analyses.createdAt, since));
  return row ?? { total: 0, processing: 0, completed: 0, failed: 0, people: 0 };
}

/** Why analyses begun since then failed, the most frequent first. */
export async function listFailuresSince(db: Database, since: Date, limit: number) {
  return db
    .select({
      reason: analyses.failure,
      count: count(),
      lastAt: sql`max(${analyses.createdAt})`.mapWith(analyses.createdAt),
    })
    .from(analyses)
    .where(and(gte(analyses.createdAt, since), eq(analyses.status, "failed")))
    .groupBy(analyses.failure)
    .orderBy(desc(count()), analyses.failure)
    .limit(limit);
}

/** What administrators did, newest first, with the address of whom it was done to. */
export async function listAdminActs(db: Database, limit: number) {
  return db
    .select({ at: securityEvents.at, detail: securityEvents.detail, email: users.email })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, sql`split_part(${securityEvents.detail}, ' ', 1)`))
    .where(eq(securityEvents.kind, "admin_act"))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

/** By whom, from where and when: written into both audit trails together with the change. */
export type ActOf = {
  adminId: string;
  address: string;
  userAgent: string;
  at: Date;
};

export type ChangeOf = { userId: string; by: ActOf };

/** Closes the account and ends its sessions. False when it was closed already, or there is none. */
export async function suspendUser(db: Database, { userId, by }: ChangeOf): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ suspendedAt: by.at, updatedAt: by.at })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await writeAct(tx, { userId, by, kind: "account_suspended", detail: null, what: "suspended" });
    return true;
  });
}

/** False when the account was open already, or there is none. */
export async function reinstateUser(db: Database, { userId, by }: ChangeOf): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ suspendedAt: null, updatedAt: by.at })
      .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    const what = "reinstated";
    await writeAct(tx, { userId, by, kind: "account_reinstated", detail: null, what });
    return true;
  });
}

/** False when the account has this plan already, or there is none. */
export async function setUserPlan(
  db: Database,
  { userId, plan, by }: ChangeOf & { plan: Plan },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before || before.plan === plan) return false;
    await tx.update(users).set({ plan, updatedAt: by.at }).where(eq(users.id, userId));
    const change = `${before.plan} to ${plan}`;
    const detail = `${change}, by the administrator`;
    await writeAct(tx, { userId, by, kind: "plan_changed", detail, what: `plan ${change}` });
    return true;
  });
}

/**
 * Once for the person, without the administrator's address, and once for the administrator. The latter names the person
 * by id alone: it means nothing any more once the account is deleted.
 */
async function writeAct(
  tx: Database,
  act: ChangeOf & {
    kind: "account_suspended" | "account_reinstated" | "plan_changed";
    detail: string | null;
    what: string;
  },
): Promise<void> {
  const { userId, by, kind, detail, what } = act;
  const { adminId, address, userAgent, at } = by;
  await tx.insert(securityEvents).values([
    { userId, kind, at, detail, address: null, userAgent: null },
    { userId: adminId, kind: "admin_act", at, detail: `${userId} ${what}`, address, userAgent },
  ]);
}
