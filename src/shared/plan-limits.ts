import type { Plan } from "./account.ts";

type PlanLimits = {
  analysesPerDay: number | null;
  priority: boolean;
  /** What a language model may take for one analysis, questions and answers together, where the settings say nothing else. */
  modelTokens: number;
};

/** What each plan allows; null where there is no limit. (spec) 3 and 20 analyses a day. */
export const planLimits: Record<Plan, PlanLimits> = {
  free: { analysesPerDay: 3, priority: false, modelTokens: 40_000 },
  starter: { analysesPerDay: 20, priority: false, modelTokens: 60_000 },
  pro: { analysesPerDay: null, priority: true, modelTokens: 100_000 },
  enterprise: { analysesPerDay: null, priority: true, modelTokens: 100_000 },
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
