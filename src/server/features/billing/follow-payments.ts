import {
  type BillingRow,
  findBillingOfCustomer,
  type PaidState,
  writePaidState,
} from "../../../db/queries/billing.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Payments } from "../../adapters/payments.ts";
import type { Deps } from "../../deps.ts";
import { closeCheckouts } from "./only-checkout.ts";
import { paidStateOf, paysTwice } from "./paid-state.ts";

type ReceivedEvent = { id: string; kind: string; receivedAt: Date };
type Following = Pick<Deps, "db" | "now" | "log">;

const mostAttempts = 20;

/**
 * Brings the plan of a customer's person to what the provider says now. Asked outside a transaction, written in one:
 * when somebody else wrote in between, what was read may be older than theirs, so it is read again.
 * @param event written down together with the state; null when none caused this
 * @returns undefined when the customer is nobody's here; the state, when an event was known already as it stands
 */
export async function followPayments(
  deps: Following,
  payments: Payments,
  customerId: string,
  event: ReceivedEvent | null,
): Promise<{ before: BillingRow; state: PaidState; customerExists: boolean } | undefined> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const before = await findBillingOfCustomer(deps.db, customerId);
    if (!before) return undefined;
    const customer = await payments.readCustomer(customerId);
    const now = deps.now();
    const subscriptions = customer?.subscriptions ?? [];
    const state = paidStateOf(subscriptions, now);
    const detail = `${before.plan} to ${state.plan}, as paid`;
    const change = { state, at: new Date(now), event, detail };
    const written = await writePaidState(deps.db, before, change);
    if (written === "outdated") continue;
    if (paysTwice(subscriptions, now)) {
      deps.log.warn({ customerId }, "somebody pays for two subscriptions; one should be refunded");
    }
    if (before.plan === "free" && state.plan !== "free") await closeCheckouts(payments, customerId);
    return { before, state, customerExists: customer !== null };
  }
  throw new AppError("busy", "Your payments are being looked at. Please try again in a moment.");
}
