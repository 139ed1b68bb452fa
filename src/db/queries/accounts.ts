import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Plan } from "../../shared/account.ts";
import type { Database } from "../client.ts";
import { apiKeys, credentials, sessions, users, verifications } from "../schema/accounts.ts";
import { webhooks } from "../schema/webhooks.ts";

/** The tables as better-auth names them. */
export const authTables = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
  apikey: apiKeys,
};

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  return found;
}

/** @param email in lower case */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email));
  return found;
}

export async function updateUser(
  db: Database,
  id: string,
  changes: {
    name?: string;
    emailVerified?: boolean;
    plan?: Plan;
    withoutModel?: boolean;
    updatedAt: Date;
  },
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/**
 * The administrator of the server's settings: made when missing, verified, never suspended. Whoever signed up with the
 * address before, perhaps somebody else, loses every way in.
 */
export async function upsertAdmin(
  db: Database,
  admin: { id: string; email: string; name: string; at: Date },
): Promise<string> {
  const { id, email, name, at } = admin;
  const ofAdmin = { role: "admin", emailVerified: true, updatedAt: at } as const;
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    const [row] = await tx
      .insert(users)
      .values({ id, email, name, createdAt: at, ...ofAdmin })
      .onConflictDoUpdate({ target: users.email, set: { ...ofAdmin, suspendedAt: null } })
      .returning({ id: users.id });
    if (!row) throw new Error("the administrator could not be kept");
    if (before && before.role !== "admin") {
      await tx.delete(credentials).where(eq(credentials.userId, row.id));
      await tx.delete(sessions).where(eq(sessions.userId, row.id));
      await tx.delete(apiKeys).where(eq(apiKeys.referenceId, row.id));
      await tx.delete(webhooks).where(eq(webhooks.ownerId, row.id));
      await tx.delete(verifications).where(eq(verifications.value, row.id));
    }
    return row.id;
  });
}

/** With everything that is theirs. False when there was no such person. */
export async function deleteUser(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The only rows that name a person without a foreign key.
    await tx.delete(verifications).where(eq(verifications.value, id));
    const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
    return deleted.length > 0;
  });
}

/** Every link sent to this person stops working. */
export async function deleteLinks(db: Database, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Those that still count, the latest used first. */
export async function listSessions(
  db: Database,
  owner: { userId: string; now: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner.userId), gt(sessions.expiresAt, owner.now)))
    .orderBy(desc(sessions.updatedAt));
}

/** Ends one session; false when the person had none of this id. */
export async function deleteSession(
  db: Database,
  session: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** Ends all sessions but one. */
export async function deleteSessions(
  db: Database,
  owner: { userId: string; exceptId: string | null },
): Promise<void> {
  const theirs = eq(sessions.userId, owner.userId);
  await db
    .delete(sessions)
    .where(owner.exceptId === null ? theirs : and(theirs, ne(sessions.id, owner.exceptId)));
}

export async function listApiKeys(db: Database, userId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.referenceId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** False when the person had no such key. */
export async function deleteApiKey(
  db: Database,
  key: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, key.id), eq(apiKeys.referenceId, key.userId)))
    .returning({ id: apiKeys.id });
  return deleted.length > 0;
}

/** Sessions and links that no longer open anything. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  return found?.password ?? undefined;
}
