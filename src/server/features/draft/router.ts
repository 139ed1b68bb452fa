import { z } from "zod";
import { draftForm } from "../../../shared/draft.ts";
import { procedure, router } from "../../trpc/procedures.ts";
import { readDraft, readDrafts, removeDraft, saveDraft } from "./service.ts";

const draftId = z.object({ draft_id: z.string() });

export const draftRouter = router({
  list: procedure.query(({ ctx }) => readDrafts(ctx.deps, ctx.owner)),

  get: procedure
    .input(draftId)
    .query(({ ctx, input }) => readDraft(ctx.deps, ctx.owner, input.draft_id)),

  save: procedure
    .input(draftForm)
    .mutation(({ ctx, input }) => saveDraft(ctx.deps, ctx.owner, input)),

  delete: procedure
    .input(draftId)
    .mutation(({ ctx, input }) => removeDraft(ctx.deps, ctx.owner, input.draft_id)),
});
