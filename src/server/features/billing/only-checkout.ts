import type { PaidPlan } from "../../../shared/billing.ts";
import { AppError } from "../../../shared/errors.ts";
import type { OpenCheckout, Payments } from "../../adapters/payments.ts";
import type { Deps } from "../../deps.ts";

/** A page nobody used for longer is replaced: it would soon close by itself. */
const freshMs = 30 * 60 * 1000;

/** Never two pages open for one person, also when two are asked for at once: the newest one stays. */
export async function openOnlyCheckout(
  deps: Pick<Deps, "now" | "site">,
  payments: Payments,
  order: { customerId: string; userId: string; plan: PaidPlan },
): Promise<OpenCheckout> {
  const { customerId, plan } = order;
  const [latest, ...older] = newestFirst(await payments.listOpenCheckouts(customerId));
  await close(payments, older);
  if (latest?.plan === plan && deps.now() - latest.createdAt.getTime() < freshMs) return latest;
  if (latest) await payments.closeCheckout(latest.id);
  const successUrl = `${deps.site.publicUrl}/dashboard?checkout=success`;
  const cancelUrl = `${deps.site.publicUrl}/pricing?checkout=cancelled`;
  await payments.openCheckout({ ...order, successUrl, cancelUrl });
  const [newest, ...others] = newestFirst(await payments.listOpenCheckouts(customerId));
  await close(payments, others);
  if (newest?.plan === plan) return newest;
  throw new AppError("busy", "Another checkout was begun at the same moment. Please try again.");
}

/** So that nobody pays once more in another tab. */
export async function closeCheckouts(payments: Payments, customerId: string): Promise<void> {
  await close(payments, await payments.listOpenCheckouts(customerId));
}

async function close(payments: Payments, checkouts: OpenCheckout[]): Promise<void> {
  for (const { id } of checkouts) await payments.closeCheckout(id);
}

function newestFirst(checkouts: OpenCheckout[]): OpenCheckout[] {
  return checkouts.toSorted(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  );
}
