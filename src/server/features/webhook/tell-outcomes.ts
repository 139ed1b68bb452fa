import { randomBytes } from "node:crypto";
import { insertSecurityEvent } from "../../../db/queries/security-events.ts";
import {
  claimDueCalls,
  type DueCall,
  disableWebhook,
  insertWebhookCalls,
  listUntoldOutcomes,
  settleWebhookCall,
  type UntoldOutcome,
} from "../../../db/queries/webhooks.ts";
import type { WebhookEvent } from "../../../shared/webhook.ts";
import type { Deps } from "../../deps.ts";
import { originOf } from "./service.ts";
import { openSecret, signedHeaders } from "./signature.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long after each failed attempt the next follows; after the last a call is given up. */
export const retryAfterMs = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  4 * hour,
  12 * hour,
  day,
];
/** A webhook that fails for so long is called no more. */
export const disabledAfterMs = 5 * day;
/** An analysis that ended longer ago than this, while no process ran, is not told any more. */
const toldWithinMs = 2 * day;
/** Longer than a call may take: whoever claims it and dies leaves it to others. */
const leaseMs = minute;
const perTurn = 20;
const gone = 410;

type Telling = Pick<Deps, "db" | "now" | "log" | "secret" | "webhookCaller" | "version">;

/**
 * One turn: takes down who is to be told of analyses that have ended, and makes the calls whose time has come. What is to
 * be told is read from the history itself, so no end of an analysis can be missed, whichever process came to it.
 */
export async function tellOutcomes(deps: Telling, signal: AbortSignal): Promise<void> {
  const now = deps.now();
  const since = new Date(now - toldWithinMs);
  const untold = await listUntoldOutcomes(deps.db, { since, limit: perTurn });
  await insertWebhookCalls(
    deps.db,
    untold.map((outcome) => callOf(outcome, new Date(now))),
  );
  const due = await claimDueCalls(deps.db, {
    now: new Date(now),
    leaseUntil: new Date(now + leaseMs),
    limit: perTurn,
  });
  await Promise.all(due.map((one) => makeCall(deps, one, signal)));
}

function callOf(outcome: UntoldOutcome, at: Date) {
  const { webhookId, analysisId, finishedAt, status } = outcome;
  const event: WebhookEvent = {
    type: `analysis.${status}`,
    timestamp: finishedAt.toISOString(),
    data: {
      analysis_id: analysisId,
      status,
      overall_score: outcome.overallScore,
      match_percentage: outcome.matchPercentage,
      ats_score: outcome.atsScore,
      error: outcome.failure,
    },
  };
  const id = `msg_${randomBytes(16).toString("base64url")}`;
  return { id, webhookId, analysisId, finishedAt, event, createdAt: at, nextAttemptAt: at };
}

async function makeCall(deps: Telling, due: DueCall, signal: AbortSignal): Promise<void> {
  const { call, webhook } = due;
  const status = await post(deps, due, signal);
  // The server stops: the claim runs out, and the call is made again.
  if (signal.aborted && status === null) return;
  const at = deps.now();
  const delivered = status !== null && status >= 200 && status < 300;
  const wait = retryAfterMs[call.attempts - 1];
  const nextAttemptAt = delivered || wait === undefined ? null : new Date(at + wait);
  await settleWebhookCall(deps.db, call, { at: new Date(at), status, delivered, nextAttemptAt });
  const failsSince = webhook.failingSince?.getTime() ?? at;
  if (!delivered && (status === gone || at - failsSince >= disabledAfterMs)) {
    await disable(deps, due, new Date(at));
  }
}

/** Null when there was no answer. */
async function post(
  deps: Telling,
  { call, webhook }: DueCall,
  signal: AbortSignal,
): Promise<number | null> {
  const secret = openSecret(deps.secret, webhook.id, webhook.sealedSecret);
  if (secret === undefined) {
    deps.log.warn({ webhook: webhook.id }, "a webhook's secret cannot be opened any more");
    return null;
  }
  const body = JSON.stringify(call.event);
  const headers = {
    "content-type": "application/json",
    "user-agent": `Shortlisted-Webhooks/${deps.version}`,
    ...signedHeaders(secret, { id: call.id, at: new Date(deps.now()), body }),
  };
  try {
    return await deps.webhookCaller.post({ url: webhook.url, headers, body }, signal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    deps.log.info({ webhook: webhook.id, call: call.id, reason }, "a webhook did not answer");
    return null;
  }
}

async function disable(deps: Telling, { webhook }: DueCall, at: Date): Promise<void> {
  if (!(await disableWebhook(deps.db, webhook.id, at))) return;
  await insertSecurityEvent(deps.db, {
    userId: webhook.ownerId,
    kind: "webhook_disabled",
    at,
    address: null,
    userAgent: null,
    detail: originOf(webhook.url),
  });
}
