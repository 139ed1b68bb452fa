import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { contactAddress } from "../../lib/contact.ts";
import { useSession } from "../../lib/session.ts";
import type { Plan } from "./plans.ts";

type Standing = { hasAccount: boolean; isOwn: boolean };

function Mark({ plan, isOwn }: { plan: Plan; isOwn: boolean }) {
  const mark = "rounded-full px-2.5 py-0.5 text-sm font-medium";
  if (isOwn) return <span className={`${mark} bg-tint text-accent-strong`}>Your plan</span>;
  if (!plan.comingSoon) return null;
  return <span className={`${mark} bg-good-tint text-good-ink`}>Coming soon</span>;
}

/** Where a plan begins: with a visitor at the sign-up, with an account there. Nothing for what one has already. */
function Start({ start, hasAccount, isOwn }: { start: Plan["start"] } & Standing) {
  if (start === undefined || isOwn || (hasAccount && start.to === "/demo")) return null;
  return (
    <Link
      to={hasAccount ? "/account" : start.to}
      search={hasAccount ? {} : start.search}
      className={`${buttonClass("secondary")} w-full`}
    >
      {start.label}
    </Link>
  );
}

function PlanCard({ plan, hasAccount, isOwn }: { plan: Plan } & Standing) {
  return (
    <li className="card flex flex-col p-6">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{plan.name}</h3>
        <Mark plan={plan} isOwn={isOwn} />
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
        <Start start={plan.start} hasAccount={hasAccount} isOwn={isOwn} />
      </div>
    </li>
  );
}

export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  const session = useSession();
  const hasAccount = session.state === "person";
  const own = session.state === "person" ? session.user?.plan : undefined;
  const columns = plans.length === 3 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4";
  return (
    <ul className={`grid gap-4 ${columns}`}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.name}
          plan={plan}
          hasAccount={hasAccount}
          isOwn={plan.name.toLowerCase() === own}
        />
      ))}
    </ul>
  );
}
