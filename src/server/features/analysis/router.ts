import { tracked } from "@trpc/server";
import { z } from "zod";
import { procedure, router } from "../../trpc/procedures.ts";
import { cancelAnalysis, followAnalysis, readAnalysis, startAnalysis } from "./service.ts";

const analysisId = z.object({ analysis_id: z.string() });

export const analysisRouter = router({
  start: procedure
    .input(analysisId.extend({ job_description: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.limits.take("analyze", ctx);
      return startAnalysis(ctx.deps, ctx.owner, {
        analysisId: input.analysis_id,
        jobDescription: input.job_description,
      });
    }),

  cancel: procedure
    .input(analysisId)
    .mutation(({ ctx, input }) => cancelAnalysis(ctx.deps, ctx.owner, input.analysis_id)),

  state: procedure
    .input(analysisId)
    .query(({ ctx, input }) => readAnalysis(ctx.deps, ctx.owner, input.analysis_id)),

  /** Every state of the run, numbered; a client that comes back names the last number it saw. */
  progress: procedure
    .input(analysisId.extend({ lastEventId: z.string().nullish() }))
    .subscription(async function* ({ ctx, input, signal }) {
      const changes = followAnalysis(ctx.deps, ctx.owner, {
        analysisId: input.analysis_id,
        lastSeen: input.lastEventId ?? null,
        signal,
      });
      for await (const change of changes) yield tracked(String(change.sequence), change.state);
    }),
});
