import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { contactAddress } from "../../lib/contact.ts";
import { useSession } from "../../lib/session.ts";
import type { Plan } from "./plans.ts";

function PlanCard({ plan, hasAccount }: { plan: Plan; hasAccount: boolean }) {
  return (
    <li className="card flex flex-col p-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        {plan.comingSoon ? (
          <span className="rounded-full bg-good-tint px-2.5 py-0.5 text-sm font-medium text-good-ink">
            Coming soon
          </span>
        ) : null}
      </div>
      <p className="mt-3">
        <span className="font-serif text-4xl font-semibold tabular-nums">{plan.price}</span>
        <span className="text-soft">{plan.per}</span>
      </p>
      <ul className="mt-5 space-y-2.5 text-[0.9375rem]">
        {plan.offers.map((offer) => (
          <li key={offer} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {offer}
          </li>
        ))}
      </ul>
      {plan.note ? <p className="mt-5 text-sm text-soft">{plan.note}</p> : null}
      <div className="mt-auto pt-6 empty:hidden">
        {plan.byMail ? (
          <a href={`mailto:${contactAddress}`} className={`${buttonClass("secondary")} w-full`}>
            {plan.byMail}
          </a>
        ) : null}
        {plan.start ? (
          <Link
            to={hasAccount && plan.start.to === "/signup" ? "/account" : plan.start.to}
            search={hasAccount ? {} : plan.start.search}
            className={`${buttonClass("secondary")} w-full`}
          >
            {plan.start.label}
          </Link>
        ) : null}
      </div>
    </li>
  );
}

export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  // Somebody with an account upgrades there.
  const hasAccount = useSession().state === "person";
  const columns = plans.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4";
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} hasAccount={hasAccount} />
      ))}
    </ul>
  );
}
