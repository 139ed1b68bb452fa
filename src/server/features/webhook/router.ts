import { z } from "zod";
import { newWebhookForm } from "../../../shared/webhook.ts";
import { procedure, router } from "../../trpc/procedures.ts";
import { createWebhook, readWebhooks, removeWebhook } from "./service.ts";

export const webhookRouter = router({
  list: procedure.query(({ ctx }) => readWebhooks(ctx.deps, ctx.owner)),

  /** The answer holds the secret, for the only time. */
  create: procedure
    .input(newWebhookForm)
    .mutation(({ ctx, input }) => createWebhook(ctx.deps, ctx.owner, input, ctx.from)),

  remove: procedure
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      removeWebhook(ctx.deps, ctx.owner, { id: input.id, from: ctx.from }),
    ),
});
