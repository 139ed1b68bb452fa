import { randomBytes } from "node:crypto";
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookRow,
} from "../../../db/queries/webhooks.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import { accountOf, type Owner } from "../../../shared/owner.ts";
import type { NewWebhook, NewWebhookForm, WebhookItem } from "../../../shared/webhook.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { recordSecurityEvent } from "../security/service.ts";
import { createSecret, sealSecret } from "./signature.ts";

const maxWebhooks = 5;

/** Newest first. */
export async function readWebhooks(deps: Deps, owner: Owner): Promise<WebhookItem[]> {
  return (await listWebhooks(deps.db, accountOf(owner))).map(itemOf);
}

function itemOf(row: WebhookRow): WebhookItem {
  return {
    id: row.id,
    url: row.url,
    created_at: row.createdAt.toISOString(),
    last_called_at: row.lastCalledAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    failing_since: row.failingSince?.toISOString() ?? null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
  };
}

/** The answer holds the secret, for the only time. */
export async function createWebhook(
  deps: Deps,
  owner: Owner,
  form: NewWebhookForm,
  from: ClientFacts,
): Promise<NewWebhook> {
  const ownerId = accountOf(owner);
  if (deps.demoMode) {
    throw new AppError("forbidden", "This website runs as a demo: nothing is saved.");
  }
  if (!deps.webhookCaller.mayCall(form.url)) {
    throw unfit("url", "The address must be one of the public internet");
  }
  if ((await listWebhooks(deps.db, ownerId)).length >= maxWebhooks) {
    throw unfit("body", `You can have at most ${maxWebhooks} webhooks. Remove one first.`);
  }
  const id = `whk_${randomBytes(16).toString("base64url")}`;
  const secret = form.secret ?? createSecret();
  const sealedSecret = sealSecret(deps.secret, id, secret);
  const row = { id, ownerId, url: form.url, sealedSecret, createdAt: new Date(deps.now()) };
  await insertWebhook(deps.db, row);
  const detail = originOf(form.url);
  await recordSecurityEvent(deps, { userId: ownerId, kind: "webhook_added", from, detail });
  const fresh = { lastCalledAt: null, lastStatus: null, failingSince: null, disabledAt: null };
  return { ...itemOf({ ...row, ...fresh }), secret };
}

export async function removeWebhook(
  deps: Deps,
  owner: Owner,
  removed: { id: string; from: ClientFacts },
): Promise<void> {
  const userId = accountOf(owner);
  const row = await deleteWebhook(deps.db, { id: removed.id, ownerId: userId });
  if (!row) throw new AppError("not_found", "There is no such webhook.");
  const detail = originOf(row.url);
  await recordSecurityEvent(deps, { userId, kind: "webhook_removed", from: removed.from, detail });
}

/** Without path and query, which may hold a secret of the receiver's own. */
export function originOf(url: string): string {
  return new URL(url).origin;
}
