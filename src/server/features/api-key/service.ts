import { type ApiKeyRow, deleteApiKey, listApiKeys } from "../../../db/queries/accounts.ts";
import { type ApiKeyItem, type NewKeyForm, scopesOf } from "../../../shared/account.ts";
import { AppError, unfit } from "../../../shared/errors.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { recordSecurityEvent } from "../security/service.ts";

const maxKeys = 20;

/** Newest first. */
export async function readApiKeys(deps: Deps, userId: string): Promise<ApiKeyItem[]> {
  return (await listApiKeys(deps.db, userId)).map(itemOf);
}

function itemOf(key: ApiKeyRow): ApiKeyItem {
  return {
    id: key.id,
    name: key.name ?? "",
    start: key.start ?? "",
    scopes: scopesOf(key.permissions),
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastRequest?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
  };
}

/** The answer holds the key itself, for the only time. */
export async function createApiKey(
  deps: Deps,
  userId: string,
  form: NewKeyForm,
  from: ClientFacts,
): Promise<ApiKeyItem & { key: string }> {
  if ((await listApiKeys(deps.db, userId)).length >= maxKeys) {
    throw unfit("body", `You can have at most ${maxKeys} keys. Revoke one first.`);
  }
  const { name, scopes, expires_in_days: expiresInDays } = form;
  const { id, key } = await deps.auth.createKey(userId, { name, scopes, expiresInDays });
  await recordSecurityEvent(deps, { userId, kind: "api_key_created", from, detail: name });
  const item = (await readApiKeys(deps, userId)).find((made) => made.id === id);
  if (!item) throw new AppError("not_found", "The key was revoked at once.");
  return { ...item, key };
}

export async function revokeApiKey(
  deps: Deps,
  userId: string,
  revoked: { id: string; from: ClientFacts },
): Promise<void> {
  const { id, from } = revoked;
  const name = (await listApiKeys(deps.db, userId)).find((key) => key.id === id)?.name;
  if (!(await deleteApiKey(deps.db, { id, userId }))) {
    throw new AppError("not_found", "There is no such key.");
  }
  await recordSecurityEvent(deps, {
    userId,
    kind: "api_key_revoked",
    from,
    detail: name ?? undefined,
  });
}
