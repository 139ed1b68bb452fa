import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  insertSecurityEvent,
  listSecurityEvents,
  type SecurityEventRow,
} from "../../../db/queries/security-events.ts";
import type { SecurityEvent, SecurityEventKind } from "../../../shared/account.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";

const shown = 100;

/** Writes down what happened to an account's security. `detail` says what is not secret: a key's name, a plan. */
export async function recordSecurityEvent(
  deps: Deps,
  event: { userId: string; kind: SecurityEventKind; from: ClientFacts; detail?: string },
): Promise<void> {
  const { userId, kind, from, detail = null } = event;
  const { address, userAgent } = from;
  await insertSecurityEvent(deps.db, {
    userId,
    kind,
    at: new Date(deps.now()),
    address,
    userAgent,
    detail,
  });
}

/** The newest hundred, newest first. */
export async function readSecurityEvents(deps: Deps, userId: string): Promise<SecurityEvent[]> {
  const rows = await listSecurityEvents(deps.db, { userId, limit: shown });
  return rows.map(eventOf);
}

/** Newest first. */
export async function readAllSecurityEvents(deps: Deps, userId: string): Promise<SecurityEvent[]> {
  return (await listSecurityEvents(deps.db, { userId, limit: null })).map(eventOf);
}

function eventOf({ kind, at, address, userAgent, detail }: SecurityEventRow): SecurityEvent {
  return { kind, at: at.toISOString(), address, user_agent: userAgent, detail };
}

/** A name for something private that can be compared, but neither read nor guessed without the server's secret. */
export function fingerprint(secret: string, ...parts: string[]): string {
  return createHmac("sha256", `${secret}:fingerprint`).update(parts.join("\n")).digest("base64url");
}

const evenMs = 200;

/** Ends no earlier than this time after its start, so that nobody can tell by the clock how much there was to do. */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work, wait(evenMs)]);
  if (done.status === "rejected") throw done.reason;
}
