import { PlanCards } from "../features/billing/plan-cards.tsx";
import { homePlans } from "../features/billing/plans.ts";
import { Hero } from "../features/home/hero.tsx";
import { Faq, Features, HowItWorks, PricingSection } from "../features/home/home-sections.tsx";
import { usePageTitle } from "../lib/page-title.ts";

export function Home() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <PricingSection>
        <PlanCards plans={homePlans} />
      </PricingSection>
      <Faq />
    </>
  );
}
