import { z } from "zod";
import { letterForm } from "../../../shared/letter.ts";
import { procedure, router } from "../../trpc/procedures.ts";
import { followCoverLetter, writeCoverLetter } from "./service.ts";

export const coverLetterRouter = router({
  write: procedure
    .input(letterForm)
    .mutation(({ ctx, input }) => writeCoverLetter(ctx.deps, ctx.owner, input, ctx.from)),

  /** What is written so far of the letter that another call asked for; every sentence of it is judged already. */
  progress: procedure
    .input(z.object({ analysis_id: z.string() }))
    .subscription(({ ctx, input, signal }) =>
      followCoverLetter(ctx.deps, ctx.owner, { analysisId: input.analysis_id, signal }),
    ),
});
