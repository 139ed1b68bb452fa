import type { Plan } from "../shared/account.ts";
import { planLimits } from "../shared/plan-limits.ts";
import type { Env } from "./env.ts";
import type { ModelBounds } from "./features/refinement/metered-model.ts";

/** What a language model may take for one analysis, by plan. */
export function modelBoundsOf(env: Env): Record<Plan, ModelBounds> {
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = env;
  const prices = input === undefined || output === undefined ? null : { input, output };
  const boundsOf = (plan: Plan): ModelBounds => ({
    seconds: env.MODEL_SECONDS,
    tokens: env.MODEL_MOST_TOKENS?.[plan] ?? planLimits[plan].modelTokens,
    money: env.MODEL_MOST_MONEY?.[plan] ?? null,
    prices,
  });
  return {
    free: boundsOf("free"),
    starter: boundsOf("starter"),
    pro: boundsOf("pro"),
    enterprise: boundsOf("enterprise"),
  };
}
