import { findUser, type UserRow } from "../../../db/queries/accounts.ts";
import {
  type BillingRow,
  deleteBilling,
  findBilling,
  insertBilling,
  insertPaymentEvent,
  isEventKnown,
  replaceCustomer,
} from "../../../db/queries/billing.ts";
import {
  type BillingOffer,
  type BillingState,
  type PaidPlan,
  planNames,
  type SubscriptionStatus,
} from "../../../shared/billing.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Payments } from "../../adapters/payments.ts";
import type { Deps } from "../../deps.ts";
import { followPayments } from "./follow-payments.ts";
import { openOnlyCheckout } from "./only-checkout.ts";

export function readOffer({ payments }: Pick<Deps, "payments">): BillingOffer {
  return { starter: payments?.offers("starter") ?? false, pro: payments?.offers("pro") ?? false };
}

/** As the provider last said. */
export async function readBilling(deps: Deps, userId: string): Promise<BillingState> {
  const row = await findBilling(deps.db, userId);
  const goesOn = row && row.plan !== "free" && row.endsAt === null;
  return {
    plan: row?.plan ?? "free",
    status: row?.status ?? null,
    renews_at: goesOn ? (row.periodEndsAt?.toISOString() ?? null) : null,
    ends_at: row?.plan === "free" ? null : (row?.endsAt?.toISOString() ?? null),
    has_portal: deps.payments !== null && row?.status != null,
  };
}

type Order = { userId: string; plan: PaidPlan; from: ClientFacts };

/** The page where the plan is paid. Nothing is bought until the provider says so. */
export async function startCheckout(
  deps: Deps,
  { userId, plan, from }: Order,
): Promise<{ checkout_url: string }> {
  const payments = requirePayments(deps);
  if (!payments.offers(plan)) {
    const text = `The ${planNames[plan]} plan cannot be bought here yet: its price is not configured.`;
    throw new AppError("not_configured", text);
  }
  const { user, row } = await openBilling(deps, payments, { userId, from });
  refuseSecondSubscription(user, row);
  const { customerId } = row;
  const { url, id } = await openOnlyCheckout(deps, payments, { customerId, userId, plan });
  // Deleted while the page was made: nobody may pay for an account that is gone.
  if ((await findBilling(deps.db, userId))?.customerId !== customerId) {
    await payments.closeCheckout(id);
    await payments.deleteCustomer(customerId);
    throw new AppError("unauthorized", "Please log in first.");
  }
  return { checkout_url: url };
}

/** The page where cards, invoices and the subscription are managed. */
export async function openPortal(
  deps: Deps,
  person: { userId: string; from: ClientFacts },
): Promise<{ portal_url: string }> {
  const payments = requirePayments(deps);
  const { row } = await openBilling(deps, payments, person);
  const back = `${deps.site.publicUrl}/dashboard?portal=done`;
  return { portal_url: await payments.openPortal(row.customerId, back) };
}

/**
 * Takes what the provider sends. An event only says whose state to ask for, so events may come twice, late and in any
 * order; those of customers we do not know change nothing.
 */
export async function receivePaymentEvent(
  deps: Deps,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const payments = requirePayments(deps);
  const event = payments.readEvent(body, signature);
  if (!event) throw unfit("Stripe-Signature", "The signature is missing or not valid.");
  const { id, kind, customerId } = event;
  if (await isEventKnown(deps.db, id)) return;
  const received = { id, kind, receivedAt: new Date(deps.now()) };
  const followed = customerId && (await followPayments(deps, payments, customerId, received));
  if (followed) await deps.announcements.announce(followed.before.userId);
  else await insertPaymentEvent(deps.db, received);
}

/** Ends what is paid for and forgets the person at the provider's, before the account is deleted. */
export async function endBilling(deps: Deps, userId: string): Promise<void> {
  for (;;) {
    const row = await findBilling(deps.db, userId);
    if (!row) return;
    const { customerId } = row;
    if (!deps.payments) deps.log.warn({ customerId }, "billing is off: a customer was not deleted");
    await deps.payments?.deleteCustomer(customerId);
    // A checkout at the same moment may have made another customer: that one goes too.
    if (await deleteBilling(deps.db, { userId, customerId })) return;
  }
}

function requirePayments({ payments }: Deps): Payments {
  if (payments) return payments;
  throw new AppError("not_configured", "Billing is not configured on this server yet.");
}

/** The person's customer, made when missing, and what is paid for as the provider says now. */
async function openBilling(
  deps: Deps,
  payments: Payments,
  { userId, from }: { userId: string; from: ClientFacts },
): Promise<{ user: UserRow; row: BillingRow }> {
  await deps.limits.take("billing", { ...from, owner: { kind: "account", id: userId } });
  const user = await findUser(deps.db, userId);
  if (!user) throw new AppError("unauthorized", "Please log in first.");
  const known = await findBilling(deps.db, userId);
  const row = known ?? (await insertCustomer(deps, payments, user));
  const followed = await followPayments(deps, payments, row.customerId, null);
  if (!followed) throw new AppError("unauthorized", "Please log in first.");
  const { before, state, customerExists } = followed;
  if (customerExists) return { user, row: { ...before, ...state } };
  const customerId = await payments.createCustomer({ ...ofUser(user), replaces: row.customerId });
  await replaceCustomer(deps.db, { userId, customerId, replaces: row.customerId });
  return { user, row: { ...before, ...state, customerId } };
}

async function insertCustomer(deps: Deps, payments: Payments, user: UserRow): Promise<BillingRow> {
  const customerId = await payments.createCustomer({ ...ofUser(user), replaces: null });
  const at = new Date(deps.now());
  const row = await insertBilling(deps.db, { userId: user.id, customerId, at });
  if (row) return row;
  await payments.deleteCustomer(customerId);
  throw new AppError("unauthorized", "Please log in first.");
}

function ofUser({ id, email }: UserRow) {
  return { userId: id, email };
}

const goingOn = new Set<SubscriptionStatus | null>([
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
]);

function refuseSecondSubscription(user: UserRow, { plan, status }: BillingRow): void {
  const has = user.plan === "enterprise" ? "Enterprise" : plan !== "free" && planNames[plan];
  if (has) {
    const text = `You already have the ${has} plan. To change or end it, please open the billing page.`;
    throw unfit("plan", text);
  }
  // Paused, given back or not paid for: it gives nothing, and would be charged beside a second one.
  if (!goingOn.has(status)) return;
  const text =
    "An earlier subscription of yours goes on. Please open the billing page to end it first.";
  throw unfit("plan", text);
}
