import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { done } from "../../shared/api-answers.ts";
import { newWebhook, newWebhookForm, webhookItem } from "../../shared/webhook.ts";
import type { Deps } from "../deps.ts";
import { createWebhook, readWebhooks, removeWebhook } from "../features/webhook/service.ts";
import { defineCall, serve } from "./call.ts";

const of = { group: "Webhooks", path: "/api/webhooks", caller: "account" } as const;

const list = defineCall({
  ...of,
  id: "listWebhooks",
  method: "GET",
  summary: "The webhooks of the account, newest first",
  answer: z.object({ webhooks: z.array(webhookItem) }),
});

const create = defineCall({
  ...of,
  id: "createWebhook",
  method: "POST",
  summary: "Be told when an analysis of the account has ended",
  about:
    "A `POST` with ids, status and scores (schema `WebhookEvent`), signed as Standard Webhooks describes: `webhook-id`, " +
    "`webhook-timestamp`, `webhook-signature`. Answer with any 2xx within 10 seconds; else it is tried 8 times more, over " +
    "nearly two days. A webhook that fails for 5 days, or answers 410, is disabled. The answer holds the secret, for the only " +
    "time. At most 5 webhooks; addresses of private networks are not called.",
  body: newWebhookForm,
  status: 201,
  answer: newWebhook,
});

const remove = defineCall({
  ...of,
  id: "deleteWebhook",
  method: "DELETE",
  path: "/api/webhooks/{id}",
  summary: "Remove a webhook",
  about: "Calls that were still to be made are not made any more.",
  params: z.object({ id: z.string() }),
  answer: done,
  refusals: ["not_found"],
});

export const webhookCalls = [list, create, remove];

export function registerWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, list, async ({ request }) => ({
    webhooks: await readWebhooks(deps, request.owner),
  }));

  serve(app, create, ({ request, body }) => createWebhook(deps, request.owner, body, request.from));

  serve(app, remove, async ({ request, params }) => {
    await removeWebhook(deps, request.owner, { id: params.id, from: request.from });
    return { success: true };
  });
}
