import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../shared/errors.ts";
import type { Owner } from "../../shared/owner.ts";

export type LimitedAction = "upload" | "analyze";

/** How often somebody may do what costs us most. */
export type Limits = {
  /** Counts one use; refuses with `rate_limited` when there were too many. */
  take(action: LimitedAction, who: { owner: Owner; address: string }): Promise<void>;
};

const windowSeconds = 10 * 60;
const perOwner = 30;
// A school or a job centre has one address for many people.
const perAddress = 120;

export const noLimits: Limits = { take: async () => {} };

/** Counts in this process's memory, for each owner and each address, over ten minutes. */
export function createMemoryLimits(): Limits {
  const owners = new RateLimiterMemory({ points: perOwner, duration: windowSeconds });
  const addresses = new RateLimiterMemory({ points: perAddress, duration: windowSeconds });
  return {
    async take(action, { owner, address }) {
      await consume(addresses, `${action}:${address}`);
      await consume(owners, `${action}:${owner.kind}:${owner.id}`);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    throw new AppError("rate_limited", `That was a lot at once. Please try again in ${wait}.`, {
      retryAfterSeconds,
    });
  }
}
