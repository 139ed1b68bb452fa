import { countLoginAttempt, forgetLoginFailures } from "../../../db/queries/login-failures.ts";
import { addressBlock } from "../../../shared/address-block.ts";
import { AppError } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { fingerprint, recordSecurityEvent } from "../security/service.ts";

const windowMinutes = 15;
const perAccountAndAddress = 5;

/** Whose password is tried, and from where. */
export type Attempt = { who: string; from: ClientFacts };

/**
 * Looks at a password (`look`) after counting the try. After five failures in 15 minutes an account is closed to that
 * address, and to no other: nobody can lock somebody else out from elsewhere. Tries side by side are all counted before
 * they are looked at; one too many waits for what becomes of the others, on whatever node, for a right password among them
 * forgets all.
 * @param userId whose account it is, when there is one: the lockout is noted there
 */
export async function whileCounted<Outcome>(
  deps: Deps,
  attempt: Attempt & { userId?: string | undefined },
  look: () => Promise<Outcome>,
): Promise<Outcome> {
  await deps.limits.take("login", attempt.from);
  const key = keyOf(deps, attempt);
  let isFirstTooMany = false;
  let leave: (() => Promise<void>) | undefined = await deps.openTries.enter(key);
  try {
    for (;;) {
      const { failures, waitMs } = await count(deps, key);
      if (failures <= perAccountAndAddress) {
        leave ??= await deps.openTries.enter(key);
        return await look();
      }
      isFirstTooMany ||= failures === perAccountAndAddress + 1;
      // Nobody waits for one that waits itself, or is counted again.
      await leave?.();
      leave = undefined;
      if (!(await deps.openTries.untilOneEnds(key))) {
        throw await lockOut(deps, attempt, { waitMs, note: isFirstTooMany });
      }
    }
  } finally {
    await leave?.();
  }
}

async function count(deps: Deps, key: string): Promise<{ failures: number; waitMs: number }> {
  const now = new Date(deps.now());
  const end = new Date(now.getTime() + windowMinutes * 60_000);
  const { failures, windowEndsAt } = await countLoginAttempt(deps.db, {
    key,
    now,
    windowEndsAt: end,
  });
  return { failures, waitMs: windowEndsAt.getTime() - now.getTime() };
}

async function lockOut(
  deps: Deps,
  { from, userId }: Attempt & { userId?: string | undefined },
  { waitMs, note }: { waitMs: number; note: boolean },
): Promise<AppError> {
  if (userId && note) await recordSecurityEvent(deps, { userId, kind: "login_locked", from });
  return new AppError("login_locked", locked, {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** After a password that was right, or a new one. */
export async function forgetAttempts(deps: Deps, attempt: Attempt): Promise<void> {
  await forgetLoginFailures(deps.db, keyOf(deps, attempt));
}

function keyOf(deps: Deps, { who, from }: Attempt): string {
  return fingerprint(deps.secret, who, addressBlock(from.address));
}

const locked = "Too many failed login attempts. Please try again later or reset your password.";
