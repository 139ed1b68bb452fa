import { describe, expect, it } from "vitest";
import { planLimits } from "../../../shared/plan-limits.ts";
import { homePlans, type Plan, pricingPlans, withOffer } from "./plans.ts";

const daily = (plan: Plan | undefined) =>
  Number(/(\d+) analyses\/day/.exec(plan?.offers.join() ?? "")?.[1]);
const named = (plans: readonly Plan[], name: string) => plans.find((plan) => plan.name === name);

describe("the plans as they are shown", () => {
  it("promise the analyses a day that the server allows", () => {
    for (const plans of [homePlans, pricingPlans]) {
      expect(daily(named(plans, "Free"))).toBe(planLimits.free.analysesPerDay);
      expect(named(plans, "Pro")?.offers.join()).toMatch(/unlimited/i);
    }
    expect(daily(named(pricingPlans, "Starter"))).toBe(planLimits.starter.analysesPerDay);
    expect(planLimits.pro.analysesPerDay).toBeNull();
    expect(planLimits.enterprise.analysesPerDay).toBeNull();
  });

  it("cost the same on both pages", () => {
    for (const name of ["Free", "Pro"]) {
      expect(named(homePlans, name)?.price).toBe(named(pricingPlans, name)?.price);
    }
  });

  it("are coming soon on the pricing page exactly where they cannot be bought", () => {
    const soon = (offer?: { starter: boolean; pro: boolean }) =>
      withOffer(pricingPlans, offer).flatMap((plan) => (plan.comingSoon ? [plan.name] : []));
    expect(soon({ starter: false, pro: false })).toEqual(["Starter", "Pro"]);
    expect(soon({ starter: true, pro: false })).toEqual(["Pro"]);
    expect(soon({ starter: true, pro: true })).toEqual([]);
    expect(soon()).toEqual([]);
  });

  it("lead nowhere while they are coming soon at home, but for a mail", () => {
    const soon = homePlans.filter((plan) => plan.comingSoon);
    expect(soon.map((plan) => plan.name)).toEqual(["Pro", "Teams"]);
    expect(soon.filter((plan) => plan.start !== undefined)).toEqual([]);
  });
});
