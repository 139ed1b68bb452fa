import { tracked } from "@trpc/server";
import { z } from "zod";
import { personProcedure, procedure, router } from "../../trpc/procedures.ts";
import { whileSignedIn } from "../../trpc/while-signed-in.ts";
import { changeModelUse, readModelUse } from "./model-use.ts";
import {
  cancelAnalysis,
  findHeldTexts,
  followAnalysis,
  limitStart,
  readAnalysis,
  startAnalysis,
} from "./service.ts";
import { tryText } from "./what-if.ts";

const analysisId = z.object({ analysis_id: z.string() });

export const analysisRouter = router({
  start: procedure
    .input(
      analysisId.extend({
        job_description: z.string(),
        demo: z.boolean().optional(),
        without_language_model: z.boolean().optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await limitStart(ctx.deps, ctx.owner, { demo: input.demo ?? false, from: ctx.from });
      return startAnalysis(ctx.deps, ctx.owner, {
        analysisId: input.analysis_id,
        jobDescription: input.job_description,
        demo: input.demo,
        withoutModel: input.without_language_model,
      });
    }),

  /** Whether a language model reads here, and whether this person keeps it out. */
  modelUse: procedure.query(({ ctx }) => readModelUse(ctx.deps, ctx.owner)),

  changeModelUse: personProcedure
    .input(z.object({ without: z.boolean() }))
    .mutation(({ ctx, input }) => changeModelUse(ctx.deps, ctx.person.userId, input.without)),

  cancel: procedure
    .input(analysisId)
    .mutation(({ ctx, input }) => cancelAnalysis(ctx.deps, ctx.owner, input.analysis_id)),

  /** What the scores would be with another wording of the CV. */
  whatIf: procedure.input(analysisId.extend({ cv_text: z.string() })).mutation(({ ctx, input }) =>
    tryText(ctx.deps, ctx.owner, {
      analysisId: input.analysis_id,
      cvText: input.cv_text,
      from: ctx.from,
    }),
  ),

  state: procedure
    .input(analysisId)
    .query(({ ctx, input }) => readAnalysis(ctx.deps, ctx.owner, input.analysis_id)),

  /** The texts of a started analysis while they are held, else null: a browser cannot read a PDF itself. */
  texts: procedure
    .input(analysisId)
    .query(({ ctx, input }) => findHeldTexts(ctx.deps, ctx.owner, input.analysis_id)),

  /** Every state of the run, numbered; a client that comes back names the last number it saw. */
  progress: procedure
    .input(analysisId.extend({ lastEventId: z.string().nullish() }))
    .subscription(async function* ({ ctx, input, signal }) {
      const { analysis_id: analysisId, lastEventId } = input;
      const lastSeen = lastEventId ?? null;
      const changes = whileSignedIn(ctx, signal, (until) =>
        followAnalysis(ctx.deps, ctx.owner, { analysisId, lastSeen, signal: until }),
      );
      for await (const change of changes) yield tracked(String(change.sequence), change.state);
    }),
});
