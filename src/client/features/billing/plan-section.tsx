import { type BillingState, type PaidPlan, paidPlans, planNames } from "../../../shared/billing.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { failureText } from "../../lib/failure.ts";
import { formatDay } from "../../lib/format.ts";
import { trpc } from "../../lib/trpc.ts";

const failed = "Failed to start upgrade. Please try again.";

const dayOf = (iso: string) => formatDay(iso.slice(0, 10));

/** How things stand, in a sentence or two. */
export function standing({ plan, status, renews_at, ends_at }: BillingState): string {
  if (plan === "free") return "Nothing is paid for.";
  const name = planNames[plan];
  if (status === "past_due") {
    return `The last payment for ${name} did not go through. Please check your card.`;
  }
  if (ends_at !== null) return `${name} is cancelled and ends on ${dayOf(ends_at)}.`;
  return renews_at === null ? `${name} is paid.` : `${name} renews on ${dayOf(renews_at)}.`;
}

function useBillingDoors() {
  const checkout = trpc.billing.checkout.useMutation({
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const portal = trpc.billing.portal.useMutation({
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
  });
  const error = checkout.error ?? portal.error;
  return {
    buy: (plan: PaidPlan) => checkout.mutate({ plan }),
    manage: () => portal.mutate(),
    // On success the page leaves for the payment provider: nothing is to be pressed meanwhile.
    busy: [checkout, portal].some(({ isPending, isSuccess }) => isPending || isSuccess),
    failure: error === null ? null : failureText(error, failed),
  };
}

/** On the account page: the plan, what is paid for it, and the ways to the payment provider. */
export function PlanSection() {
  const state = trpc.billing.state.useQuery();
  const offer = trpc.billing.offer.useQuery();
  const { buy, manage, busy, failure } = useBillingDoors();
  if (state.data === undefined || offer.data === undefined) return null;
  const offered = paidPlans.filter((plan) => offer.data[plan]);
  const isFree = state.data.plan === "free";

  return (
    <SectionCard heading="Payment" lead={standing(state.data)}>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {isFree && offered.length === 0 ? (
        <p className="text-[0.9375rem] text-soft">
          Plans cannot be bought here at present: payment is not set up.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isFree
          ? offered.map((plan) => (
              <Button key={plan} look="secondary" disabled={busy} onClick={() => buy(plan)}>
                Upgrade to {planNames[plan]}
              </Button>
            ))
          : null}
        {state.data.has_portal ? (
          <Button look="secondary" disabled={busy} onClick={manage}>
            Manage subscription
          </Button>
        ) : null}
      </div>
    </SectionCard>
  );
}
