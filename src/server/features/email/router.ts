import { z } from "zod";
import { emailForm } from "../../../shared/account-forms.ts";
import { procedure, router } from "../../trpc/procedures.ts";
import { emailResults } from "./service.ts";

export const emailRouter = router({
  /** Sends the report of one's own finished analysis to an address. */
  sendResults: procedure
    .input(emailForm.extend({ analysis_id: z.string() }))
    .mutation(({ ctx, input }) =>
      emailResults(ctx.deps, ctx.owner, {
        analysisId: input.analysis_id,
        email: input.email,
        from: ctx.from,
      }),
    ),
});
