import { findUser, updateUser } from "../../../db/queries/accounts.ts";
import type { ModelUse } from "../../../shared/account.ts";
import type { Owner } from "../../../shared/owner.ts";
import type { Deps } from "../../deps.ts";

/** Whether this person has said that no language model may see their texts. */
export async function keepsModelOut(deps: Deps, owner: Owner): Promise<boolean> {
  if (!deps.languageModel || owner.kind !== "account") return false;
  return (await findUser(deps.db, owner.id))?.withoutModel ?? false;
}

/** Whether there is a language model here at all, and whether this person keeps it out. */
export async function readModelUse(deps: Deps, owner: Owner): Promise<ModelUse> {
  return { configured: deps.languageModel !== null, without: await keepsModelOut(deps, owner) };
}

export async function changeModelUse(deps: Deps, userId: string, without: boolean): Promise<void> {
  await updateUser(deps.db, userId, {
    withoutModel: without,
    updatedAt: new Date(deps.now()),
  });
}
