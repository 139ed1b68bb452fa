import type { Plan } from "../../../shared/account.ts";
import { planNames } from "../../../shared/billing.ts";
import { Notice } from "../../components/notice.tsx";

/** Back from the payment page: what is bought shows only once the payment provider has said so. */
export function PaidNotice({ plan }: { plan: Plan | null }) {
  if (plan === "starter" || plan === "pro") {
    return <Notice tone="success">Thank you. You are on the {planNames[plan]} plan.</Notice>;
  }
  return (
    <Notice tone="info">
      Your payment is not confirmed yet. As soon as it is, your plan changes here by itself.
    </Notice>
  );
}
