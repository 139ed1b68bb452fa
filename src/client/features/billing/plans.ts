import type { BillingOffer, PaidPlan } from "../../../shared/billing.ts";

/** The plans as the two pages present them. */
export type Plan = {
  name: string;
  price: string;
  /** What the price is for; empty where it needs no word. */
  per: string;
  offers: readonly string[];
  note?: string;
  comingSoon?: boolean;
  /** What is bought with it, on the pricing page. */
  buys?: PaidPlan;
  /** The plan is agreed on by mail. */
  byMail?: string;
  /** Where the plan begins for somebody without an account. */
  start?: { label: string; to: "/demo" | "/signup"; search?: { plan: "pro" | "starter" } };
};

const demo = { label: "Try the demo", to: "/demo" } as const;

export const homePlans: readonly Plan[] = [
  {
    name: "Free",
    price: "£0",
    per: "",
    offers: ["Up to 3 analyses/day", "Matched/missing skills", "1 cover letter per run"],
    start: demo,
  },
  {
    name: "Pro",
    price: "£9",
    per: "/month",
    offers: ["Unlimited analyses", "Saved templates", "Priority processing"],
    comingSoon: true,
  },
  {
    name: "Teams",
    price: "Custom",
    per: "",
    offers: ["Self-host", "Bring your own API key"],
    comingSoon: true,
    byMail: "Contact sales",
  },
];

export const pricingPlans: readonly Plan[] = [
  {
    name: "Free",
    price: "£0",
    per: "",
    offers: ["3 analyses/day", "Basic analysis", "1 cover letter per run"],
    note: "The free tier is for demo only.",
    start: demo,
  },
  {
    name: "Starter",
    price: "£5",
    per: "/month",
    offers: ["Up to 20 analyses/day", "Enhanced analysis", "Email support"],
    note: "Billed monthly in advance. Cancel whenever you like: it then runs to the end of the month paid for.",
    buys: "starter",
    start: { label: "Choose Starter", to: "/signup", search: { plan: "starter" } },
  },
  {
    name: "Pro",
    price: "£9",
    per: "/month",
    offers: ["Unlimited analyses", "Saved templates", "Priority processing", "Advanced features"],
    note: "Billed monthly in advance. Cancel whenever you like: it then runs to the end of the month paid for.",
    buys: "pro",
    start: { label: "Choose Pro", to: "/signup", search: { plan: "pro" } },
  },
  {
    name: "Enterprise",
    price: "Custom",
    per: "",
    offers: ["Unlimited everything", "Team management", "Self-host", "Dedicated support"],
    byMail: "Contact us by email",
  },
];

/** Plans that cannot be bought here yet are coming soon. Before the server has said so, nothing is claimed. */
export function withOffer(plans: readonly Plan[], offer: BillingOffer | undefined): Plan[] {
  return plans.map((plan) => {
    if (offer === undefined || plan.buys === undefined || offer[plan.buys]) return plan;
    const note = "It cannot be paid for here yet. Until then an account stays on Free.";
    return { ...plan, comingSoon: true, note };
  });
}
