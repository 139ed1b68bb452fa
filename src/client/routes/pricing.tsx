import { PlanCards } from "../features/billing/plan-cards.tsx";
import { pricingPlans, withOffer } from "../features/billing/plans.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { trpc } from "../lib/trpc.ts";
import { TypedApiProvider } from "../lib/typed-api.tsx";

function OfferedPlans() {
  const offer = trpc.billing.offer.useQuery(undefined, { networkMode: "always" });
  return <PlanCards plans={withOffer(pricingPlans, offer.data)} />;
}

export function Pricing() {
  usePageTitle("Pricing");
  return (
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <h1 tabIndex={-1} className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">
        Pricing
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-soft">
        Every account begins on Free and stays there until an upgrade has been paid.
      </p>
      <div className="mt-10">
        <h2 className="sr-only">Plans</h2>
        <TypedApiProvider>
          <OfferedPlans />
        </TypedApiProvider>
      </div>
    </div>
  );
}
