import { PlanCards } from "../features/billing/plan-cards.tsx";
import { pricingPlans } from "../features/billing/plans.ts";
import { usePageTitle } from "../lib/page-title.ts";

export function Pricing() {
  usePageTitle("Pricing");
  return (
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <h1 tabIndex={-1} className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">
        Pricing
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-soft">
        Start with the free plan. The paid plans cannot be bought here yet.
      </p>
      <div className="mt-10">
        <h2 className="sr-only">Plans</h2>
        <PlanCards plans={pricingPlans} />
      </div>
    </div>
  );
}
