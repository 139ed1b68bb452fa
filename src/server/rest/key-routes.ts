import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newKeyForm } from "../../shared/account.ts";
import { done, keyList, newKey } from "../../shared/api-answers.ts";
import type { Deps } from "../deps.ts";
import { createApiKey, readApiKeys, revokeApiKey } from "../features/api-key/service.ts";
import { personOf } from "../http/identity.ts";
import { defineCall, serve } from "./call.ts";

// Only a person makes and revokes keys; a key never does.
const own = { group: "API keys", path: "/api/keys", caller: "person" } as const;

const list = defineCall({
  ...own,
  id: "listApiKeys",
  method: "GET",
  summary: "The keys of the account, newest first",
  answer: keyList,
});

const create = defineCall({
  ...own,
  id: "createApiKey",
  method: "POST",
  summary: "Make a key",
  about:
    "The answer holds the key itself, for the only time. The scope `read` allows every GET, `analyse` everything that " +
    "changes something; without `scopes` the key has both. At most 20 keys.",
  body: newKeyForm,
  status: 201,
  answer: newKey,
});

const revoke = defineCall({
  ...own,
  id: "revokeApiKey",
  method: "DELETE",
  path: "/api/keys/{id}",
  summary: "Revoke a key",
  about: "Programs that use it stop working at once.",
  params: z.object({ id: z.string() }),
  answer: done,
  refusals: ["not_found"],
});

export const keyCalls = [list, create, revoke];

export function registerKeyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, list, async ({ request }) => ({
    keys: await readApiKeys(deps, personOf(request).userId),
  }));

  serve(app, create, ({ request, body }) =>
    createApiKey(deps, personOf(request).userId, body, request.from),
  );

  serve(app, revoke, async ({ request, params }) => {
    const { userId } = personOf(request);
    await revokeApiKey(deps, userId, { id: params.id, from: request.from });
    return { success: true };
  });
}
