import { z } from "zod";
import { newKeyForm } from "../../../shared/account.ts";
import { personProcedure, router } from "../../trpc/procedures.ts";
import { createApiKey, readApiKeys, revokeApiKey } from "./service.ts";

export const apiKeyRouter = router({
  list: personProcedure.query(({ ctx }) => readApiKeys(ctx.deps, ctx.person.userId)),

  /** The answer holds the key itself, for the only time. */
  create: personProcedure
    .input(newKeyForm)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, ctx.person.userId, input, ctx.from)),

  revoke: personProcedure
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      revokeApiKey(ctx.deps, ctx.person.userId, { id: input.id, from: ctx.from }),
    ),
});
