import { createHash, createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError, unfit } from "../../shared/errors.ts";
import { documentMinutes } from "../../shared/limits.ts";
import type { Deps } from "../deps.ts";

const header = "idempotency-key";
const minuteMs = 60_000;
// What visitors do is forgotten with their texts.
const keptMs = { account: 24 * 60 * minuteMs, visitor: documentMinutes * minuteMs };
// An HTTP header carries no more, and a longer one is no key.
const wellFormed = /^[\x21-\x7e]{1,255}$/;

/**
 * Does the work of a call that carries an `Idempotency-Key` once: the same call again gets the same outcome. A call that
 * failed may be tried again. Without the header the work is simply done.
 * @param given what the caller sent, as far as it decides what is done
 */
export async function doOnce<Outcome extends z.ZodType>(
  deps: Deps,
  request: FastifyRequest,
  call: { id: string; outcome: Outcome; given: readonly (string | Uint8Array)[] },
  work: () => Promise<z.output<Outcome>>,
): Promise<z.output<Outcome>> {
  const key = request.headers[header];
  if (key === undefined) return work();
  if (typeof key !== "string" || !wellFormed.test(key)) throw malformedKey();
  const { owner } = request;
  const name = createHmac("sha256", `${deps.secret}:call`)
    .update(JSON.stringify([owner.kind, owner.id, call.id, key]))
    .digest("base64url");
  const fingerprint = fingerprintOf(call.given);
  const known = await deps.keptCalls.claim(name, fingerprint);
  if (known) {
    if (known.fingerprint !== fingerprint) throw reused();
    if (known.outcome === null) throw underWay();
    return call.outcome.parse(JSON.parse(known.outcome));
  }
  try {
    const outcome = await work();
    const kept = { fingerprint, outcome: JSON.stringify(outcome) };
    await deps.keptCalls.keep(name, kept, keptMs[owner.kind]);
    return outcome;
  } catch (error) {
    await deps.keptCalls.release(name);
    throw error;
  }
}

function fingerprintOf(given: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  // The length before each part: else parts could lend each other their ends.
  for (const part of given) hash.update(`${part.length}:`).update(part);
  return hash.digest("base64url");
}

function malformedKey(): AppError {
  return unfit("Idempotency-Key", "An Idempotency-Key has 1 to 255 visible ASCII characters.");
}

function reused(): AppError {
  return new AppError(
    "idempotency_key_reused",
    "This Idempotency-Key was used for another request. Take a new key for a new request.",
  );
}

function underWay(): AppError {
  return new AppError("call_in_progress", "The same request is still being worked on.", {
    retryAfterSeconds: 1,
  });
}
