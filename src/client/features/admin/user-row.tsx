import type { AdminUser } from "../../../shared/admin.ts";
import { Button } from "../../components/button.tsx";
import { counted, formatMoment } from "../../lib/format.ts";
import { planWord } from "./plan-dialog.tsx";

export type UserActions = {
  onPlan: (user: AdminUser) => void;
  onSuspend: (user: AdminUser) => void;
  onReinstate: (user: AdminUser) => void;
};

const mark = "rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap";

function Marks({ user }: { user: AdminUser }) {
  return (
    <>
      <span className={`${mark} bg-tint text-accent-strong`}>{planWord(user.plan)}</span>
      {user.suspended_at === null ? null : (
        <span className={`${mark} bg-poor-tint text-poor-ink`}>Suspended</span>
      )}
      {user.verified ? null : (
        <span className={`${mark} bg-good-tint text-good-ink`}>Unverified</span>
      )}
      {user.own ? <span className={`${mark} bg-sunken text-soft`}>You</span> : null}
    </>
  );
}

/** What is known of an account's standing, in a line. */
export function standingOf({ created_at, analyses_today, paid, suspended_at }: AdminUser): string {
  const parts = [
    `Since ${formatMoment(created_at)}`,
    `${counted(analyses_today, "analysis", "analyses")} today`,
  ];
  if (paid !== null && paid.plan !== "free") {
    parts.push(`pays for ${planWord(paid.plan)} (${(paid.status ?? "unknown").replace("_", " ")})`);
  }
  if (suspended_at !== null) parts.push(`suspended on ${formatMoment(suspended_at)}`);
  return parts.join(" · ");
}

export function UserRow({ user, actions }: { user: AdminUser; actions: UserActions }) {
  const nameId = `user-${user.id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="font-semibold [overflow-wrap:anywhere]">
            {user.name}
          </span>
          <Marks user={user} />
        </p>
        <p className="[overflow-wrap:anywhere]">{user.email}</p>
        <p className="text-sm text-soft">{standingOf(user)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button look="secondary" aria-describedby={nameId} onClick={() => actions.onPlan(user)}>
          Change plan
        </Button>
        {user.own ? null : user.suspended_at === null ? (
          <Button
            look="secondary"
            aria-describedby={nameId}
            onClick={() => actions.onSuspend(user)}
          >
            Suspend
          </Button>
        ) : (
          <Button
            look="secondary"
            aria-describedby={nameId}
            onClick={() => actions.onReinstate(user)}
          >
            Reinstate
          </Button>
        )}
      </div>
    </li>
  );
}
