import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { apiKeys, credentials, sessions, users, verifications } from "../schema/accounts.ts";
import { webhooks } from "../schema/webhooks.ts";

/**
 * Uses up a link and sets the password of whom it was sent to, both or neither: without the new password the link still
 * counts. Proves the address too, and ends every session, API key, webhook and other link of the person.
 * False when the link was used before.
 */
export async function resetPasswordByLink(
  db: Database,
  reset: { linkId: string; userId: string; passwordHash: string; credentialId: string; at: Date },
): Promise<boolean> {
  const { linkId, userId, passwordHash: password, at } = reset;
  return db.transaction(async (tx) => {
    // A login makes its session before or after all this, never in between; so does another link of the same person.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const [used] = await tx
      .delete(verifications)
      .where(and(eq(verifications.id, linkId), eq(verifications.value, userId)))
      .returning({ id: verifications.id });
    if (!used) return false;
    const updated = await tx
      .update(credentials)
      .set({ password, updatedAt: at })
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")))
      .returning({ id: credentials.id });
    if (updated.length === 0) {
      const credential = { id: reset.credentialId, accountId: userId, providerId: "credential" };
      const times = { createdAt: at, updatedAt: at };
      await tx.insert(credentials).values({ ...credential, userId, password, ...times });
    }
    await tx.update(users).set({ emailVerified: true, updatedAt: at }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(apiKeys).where(eq(apiKeys.referenceId, userId));
    await tx.delete(webhooks).where(eq(webhooks.ownerId, userId));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    return true;
  });
}
