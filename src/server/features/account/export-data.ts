import { listSessions } from "../../../db/queries/accounts.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { readApiKeys } from "../api-key/service.ts";
import { readBilling } from "../billing/service.ts";
import { readWholeDrafts } from "../draft/service.ts";
import { listReports } from "../history/service.ts";
import { readAllSecurityEvents, recordSecurityEvent } from "../security/service.ts";
import { readWebhooks } from "../webhook/service.ts";
import { requireUser, userOf } from "./service.ts";

/** Everything kept about a person, for them to take away. Nothing in it opens the account. */
export async function exportData(deps: Deps, userId: string, from: ClientFacts) {
  const user = await requireUser(deps, userId);
  await recordSecurityEvent(deps, { userId, kind: "data_exported", from });
  const owner = { kind: "account", id: userId } as const;
  return {
    exported_at: new Date(deps.now()).toISOString(),
    account: {
      ...userOf(user),
      email_verified: user.emailVerified,
      created_at: user.createdAt.toISOString(),
    },
    sessions: await sessionsOf(deps, userId),
    api_keys: await readApiKeys(deps, userId),
    webhooks: await readWebhooks(deps, owner),
    billing: await readBilling(deps, userId),
    drafts: await readWholeDrafts(deps, owner),
    analyses: await listReports(deps, owner),
    security_events: await readAllSecurityEvents(deps, userId),
  };
}

async function sessionsOf(deps: Deps, userId: string) {
  const rows = await listSessions(deps.db, { userId, now: new Date(deps.now()) });
  return rows.map((row) => ({
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    address: row.ipAddress,
    user_agent: row.userAgent,
  }));
}
