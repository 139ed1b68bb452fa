import { z } from "zod";

/** What can be bought on the website. */
export const paidPlans = ["starter", "pro"] as const;
export type PaidPlan = (typeof paidPlans)[number];
export type BoughtPlan = "free" | PaidPlan;

export const planNames: Record<PaidPlan, string> = { starter: "Starter", pro: "Pro" };

/** As the payment provider names them. */
export const subscriptionStatuses = [
  "active",
  "trialing",
  "past_due",
  "paused",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const choosePlan = "Please choose the Starter or the Pro plan";

export const checkoutForm = z.object({ plan: z.enum(paidPlans, choosePlan) }, choosePlan);

/** Which plans can be bought at present; none while billing is not configured. */
export type BillingOffer = Record<PaidPlan, boolean>;

/** What a person has bought. Times are ISO 8601, UTC. */
export type BillingState = {
  /** "free" unless something is paid for. */
  plan: BoughtPlan;
  /** Null when nothing was ever bought. */
  status: SubscriptionStatus | null;
  /** When the next payment is due; null when there is none. */
  renews_at: string | null;
  /** When the plan ends; null while it goes on. */
  ends_at: string | null;
  /** There is something to see in the billing portal. */
  has_portal: boolean;
};
