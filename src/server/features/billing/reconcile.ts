import { type BillingRow, listBilling } from "../../../db/queries/billing.ts";
import type { Payments } from "../../adapters/payments.ts";
import type { Deps } from "../../deps.ts";
import { followPayments } from "./follow-payments.ts";

const pageSize = 100;
const weekMs = 7 * 24 * 60 * 60 * 1000;

type Reconciled = { asked: number; changed: number; failed: number };

/** For those about whom the provider has probably more to say; nothing where billing is not configured. */
export async function reconcileDue(deps: Deps, signal: AbortSignal): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const result = await reconcileBilling(deps, payments, { whom: "due", signal });
  if (result.asked > 0) deps.log.info(result, "payments were asked for");
}

/**
 * Asks the provider how things stand, for whom an event may have been missed: everybody, or those who are due. Whose plan
 * is another now is told, wherever their dashboard is open.
 */
export async function reconcileBilling(
  deps: Pick<Deps, "db" | "now" | "log" | "announcements">,
  payments: Payments,
  { whom, signal }: { whom: "everybody" | "due"; signal?: AbortSignal },
): Promise<Reconciled> {
  const result: Reconciled = { asked: 0, changed: 0, failed: 0 };
  const now = deps.now();
  const due = whom === "due" ? { now: new Date(now), begunAfter: new Date(now - weekMs) } : null;
  let rows: BillingRow[] = [];
  do {
    const afterUserId = rows.at(-1)?.userId ?? "";
    rows = await listBilling(deps.db, { afterUserId, limit: pageSize, due });
    for (const { customerId } of rows) {
      if (signal?.aborted) return result;
      result.asked += 1;
      try {
        const followed = await followPayments(deps, payments, customerId, null);
        if (!followed || followed.before.plan === followed.state.plan) continue;
        result.changed += 1;
        await deps.announcements.announce(followed.before.userId);
      } catch (error) {
        result.failed += 1;
        deps.log.error({ err: error, customerId }, "a customer could not be reconciled");
      }
    }
  } while (rows.length === pageSize);
  return result;
}
