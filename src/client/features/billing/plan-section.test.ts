import { expect, it } from "vitest";
import type { BillingState } from "../../../shared/billing.ts";
import { standing } from "./plan-section.tsx";

const paid: BillingState = {
  plan: "pro",
  status: "active",
  renews_at: "2026-12-21T10:00:00.000Z",
  ends_at: null,
  has_portal: true,
};

it("says how things stand with what was bought", () => {
  expect(standing(paid)).toBe("Pro renews on 21 December 2026.");
  const cancelled = { ...paid, renews_at: null, ends_at: "2026-12-21T10:00:00.000Z" };
  expect(standing(cancelled)).toBe("Pro is cancelled and ends on 21 December 2026.");
  expect(standing({ ...paid, plan: "starter", renews_at: null })).toBe("Starter is paid.");
  expect(standing({ ...paid, status: "past_due" })).toMatch(/^The last payment for Pro did not/);
  expect(standing({ ...paid, plan: "free", renews_at: null })).toBe("Nothing is paid for.");
});
