import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { addressBlock } from "../../shared/address-block.ts";
import { AppError } from "../../shared/errors.ts";
import type { Owner } from "../../shared/owner.ts";
import type { RedisLink } from "./redis.ts";

export type LimitedAction =
  | "upload"
  | "analyze"
  | "demo"
  | "login"
  | "signup"
  | "mail"
  | "letter"
  | "what_if"
  | "billing"
  | "api_call";

/** Whom an action counts for: always the address, and who does it or whom it reaches. */
export type LimitedBy = { address: string; owner?: Owner; email?: string; keyId?: string };

/** How often somebody may do what costs us most, or what could annoy others. */
export type Limits = {
  /** Counts one use; refuses with `rate_limited` when there were too many. */
  take(action: LimitedAction, by: LimitedBy): Promise<void>;
};

type Budget = {
  minutes: number;
  perAddress: number;
  perOwner?: number;
  perEmail?: number;
  perKey?: number;
};

// A school or a job centre has one address for many people.
const budgets: Record<LimitedAction, Budget> = {
  upload: { minutes: 10, perAddress: 120, perOwner: 30 },
  analyze: { minutes: 10, perAddress: 120, perOwner: 30 },
  // Nobody's plan counts these.
  demo: { minutes: 60, perAddress: 240, perOwner: 30 },
  what_if: { minutes: 10, perAddress: 240, perOwner: 60 },
  letter: { minutes: 10, perAddress: 240, perOwner: 60 },
  billing: { minutes: 10, perAddress: 120, perOwner: 30 },
  // Whatever a program does with its key; the API's document says the same.
  api_call: { minutes: 10, perAddress: 6000, perKey: 600 },
  login: { minutes: 10, perAddress: 200 },
  signup: { minutes: 60, perAddress: 60 },
  mail: { minutes: 60, perAddress: 60, perOwner: 20, perEmail: 5 },
};

export const noLimits: Limits = { take: async () => {} };

/** Counts in this process's memory. */
export function createMemoryLimits(): Limits {
  return createLimits((_name, budget) => new RateLimiterMemory(budget));
}

/** Counts over all processes; while Redis is gone each counts for itself. */
export function createRedisLimits({ commands, prefix }: RedisLink): Limits {
  return createLimits(
    (name, budget) =>
      new RateLimiterRedis({
        ...budget,
        storeClient: commands,
        keyPrefix: `${prefix}:limit:${name.replace(" ", "-")}`,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(budget),
      }),
  );
}

function createLimits(
  open: (name: string, budget: { points: number; duration: number }) => RateLimiterAbstract,
): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiter(name: string, points: number, minutes: number): RateLimiterAbstract {
    const known = limiters.get(name);
    if (known) return known;
    const created = open(name, { points, duration: minutes * 60 });
    limiters.set(name, created);
    return created;
  }

  return {
    async take(action, { address, owner, email, keyId }) {
      const { minutes, perAddress, perOwner, perEmail, perKey } = budgets[action];
      const taken: [string, number | undefined, string | undefined][] = [
        ["address", perAddress, addressBlock(address)],
        ["owner", perOwner, owner && `${owner.kind}:${owner.id}`],
        ["email", perEmail, email],
        ["key", perKey, keyId],
      ];
      for (const [by, points, key] of taken) {
        if (points === undefined || key === undefined) continue;
        await consume(limiter(`${action} ${by}`, points, minutes), key);
      }
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
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
