import { deleteExpired } from "../../../db/queries/accounts.ts";
import { deletePaymentEventsBefore } from "../../../db/queries/billing.ts";
import { deleteOldLoginFailures } from "../../../db/queries/login-failures.ts";
import { deleteSecurityEventsBefore } from "../../../db/queries/security-events.ts";
import { deleteUsageBefore } from "../../../db/queries/usage.ts";
import { deleteWebhookCallsBefore } from "../../../db/queries/webhooks.ts";
import type { Deps } from "../../deps.ts";

/** How many days these are kept. docs/privacy.md says the same. */
const keptDays = { securityEvents: 365, usage: 90, paymentEvents: 400, webhookCalls: 30 };
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets what is no longer needed: sessions, links and counts that are over, and notes that are old. */
export async function forgetOldRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const before = (days: number) => new Date(now - days * dayMs);
  await deleteExpired(db, new Date(now));
  await deleteOldLoginFailures(db, new Date(now));
  await deleteSecurityEventsBefore(db, before(keptDays.securityEvents));
  await deleteUsageBefore(db, before(keptDays.usage).toISOString().slice(0, 10));
  await deletePaymentEventsBefore(db, before(keptDays.paymentEvents));
  await deleteWebhookCallsBefore(db, before(keptDays.webhookCalls));
}
