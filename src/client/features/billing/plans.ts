/** The plans as the two pages present them. */
export type Plan = {
  name: string;
  price: string;
  /** What the price is for; empty where it needs no word. */
  per: string;
  offers: readonly string[];
  note?: string;
  comingSoon?: boolean;
  /** The plan is agreed on by mail. */
  byMail?: string;
};

export const homePlans: readonly Plan[] = [
  {
    name: "Free",
    price: "£0",
    per: "",
    offers: ["Up to 3 analyses/day", "Matched/missing skills", "1 cover letter per run"],
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
  },
  {
    name: "Starter",
    price: "£5",
    per: "/month",
    offers: ["Up to 20 analyses/day", "Enhanced analysis", "Email support"],
  },
  {
    name: "Pro",
    price: "£9",
    per: "/month",
    offers: ["Unlimited analyses", "Saved templates", "Priority processing", "Advanced features"],
  },
  {
    name: "Enterprise",
    price: "Custom",
    per: "",
    offers: ["Unlimited everything", "Team management", "Self-host", "Dedicated support"],
    byMail: "Contact us",
  },
];
