import { findUser } from "../../../db/queries/accounts.ts";
import { dayOf, readAnalysisCount } from "../../../db/queries/usage.ts";
import type { Plan } from "../../../shared/account.ts";
import { AppError } from "../../../shared/errors.ts";
import { accountOf, type Owner } from "../../../shared/owner.ts";
import { type PlanUse, planLimits } from "../../../shared/plan-limits.ts";
import type { Deps } from "../../deps.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Midnight UTC after `now`. */
function nextDay(now: number): Date {
  return new Date((Math.floor(now / dayMs) + 1) * dayMs);
}

async function planOf(deps: Deps, ownerId: string) {
  const user = await findUser(deps.db, ownerId);
  if (!user) throw new AppError("unauthorized", "Please log in first.");
  return user.plan;
}

/** The plan whose bounds hold for an owner's analyses: who has no account, or none any more, is on the smallest. */
export async function planFor(deps: Pick<Deps, "db">, owner: Owner): Promise<Plan> {
  if (owner.kind !== "account") return "free";
  return (await findUser(deps.db, owner.id))?.plan ?? "free";
}

/**
 * Begins an analysis within what the plan allows. However many are begun side by side, no more are begun than that.
 * @param begin counts it and begins it; false when the limit is reached, null where there is none
 * @returns the queue's priority
 */
export async function beginWithinPlan(
  deps: Deps,
  ownerId: string,
  begin: (limit: number | null) => Promise<boolean>,
): Promise<number> {
  const plan = await planOf(deps, ownerId);
  const { analysesPerDay: limit, priority } = planLimits[plan];
  if (!(await begin(limit))) {
    const now = deps.now();
    const free = nextDay(now);
    throw new AppError(
      "plan_limit_reached",
      `You have used today's ${limit} analyses of your plan. The next one is free at midnight UTC (${wait(free.getTime() - now)}).`,
      { retryAfterSeconds: Math.ceil((free.getTime() - now) / 1000) },
    );
  }
  return priority ? 1 : 0;
}

export async function readPlanUse(deps: Deps, owner: Owner): Promise<PlanUse> {
  const ownerId = accountOf(owner);
  const plan = await planOf(deps, ownerId);
  const now = deps.now();
  const used = await readAnalysisCount(deps.db, { ownerId, day: dayOf(new Date(now)) });
  const limit = planLimits[plan].analysesPerDay;
  return {
    plan,
    used,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - used),
    resets_at: nextDay(now).toISOString(),
  };
}

/** "in 2 hours 5 minutes" */
function wait(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const parts = [counted(hours, "hour"), counted(minutes % 60, "minute")].filter((part) => part);
  return `in ${parts.join(" ")}`;
}

function counted(count: number, word: string): string {
  return count === 0 ? "" : `${count} ${word}${count === 1 ? "" : "s"}`;
}
