import type { PaidState } from "../../../db/queries/billing.ts";
import { type BoughtPlan, paidPlans } from "../../../shared/billing.ts";
import type { Subscription } from "../../adapters/payments.ts";

/** How long a plan is kept while the provider tries a failed payment again. */
const graceDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** The plan a subscription gives at this time. */
function planOf(subscription: Subscription, now: number): BoughtPlan {
  const { plan, status, refunded, periodStartsAt } = subscription;
  if (!plan || refunded) return "free";
  if (status === "active" || status === "trialing") return plan;
  const graceEnds = periodStartsAt.getTime() + graceDays * dayMs;
  return status === "past_due" && now < graceEnds ? plan : "free";
}

/**
 * What a person has paid for, by all their subscriptions: the best plan counts. A subscription cancelled for the end of
 * its period is active until then. Depends on nothing that happened before, only on how things stand.
 */
export function paidStateOf(subscriptions: Subscription[], now: number): PaidState {
  const judged = subscriptions.map((subscription) => ({
    subscription,
    plan: planOf(subscription, now),
  }));
  const [best] = judged.toSorted(
    (one, other) =>
      rank(other.plan) - rank(one.plan) ||
      other.subscription.createdAt.getTime() - one.subscription.createdAt.getTime() ||
      (one.subscription.id < other.subscription.id ? -1 : 1),
  );
  if (!best) return { plan: "free", status: null, periodEndsAt: null, endsAt: null };
  const { status, periodEndsAt, endsAt } = best.subscription;
  return { plan: best.plan, status, periodEndsAt, endsAt };
}

function rank(plan: BoughtPlan): number {
  return plan === "free" ? -1 : paidPlans.indexOf(plan);
}

/** More than one is paid for: somebody pays twice. */
export function paysTwice(subscriptions: Subscription[], now: number): boolean {
  return subscriptions.filter((one) => planOf(one, now) !== "free").length > 1;
}
