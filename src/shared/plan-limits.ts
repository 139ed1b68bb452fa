import type { Plan } from "./account.ts";

/** What each plan allows; null where there is no limit. (spec) 3 and 20 analyses a day. */
export const planLimits: Record<Plan, { analysesPerDay: number | null; priority: boolean }> = {
  free: { analysesPerDay: 3, priority: false },
  starter: { analysesPerDay: 20, priority: false },
  pro: { analysesPerDay: null, priority: true },
  enterprise: { analysesPerDay: null, priority: true },
};

/** How much of today's analyses is used. Days begin at midnight UTC. Times are ISO 8601. */
export type PlanUse = {
  plan: Plan;
  used: number;
  /** Null where there is no limit. */
  limit: number | null;
  remaining: number | null;
  resets_at: string;
};
