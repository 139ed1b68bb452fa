import { z } from "zod";
import { AppError } from "../../../shared/errors.ts";
import { historyQuery } from "../../../shared/history.ts";
import { isSameOwner } from "../../../shared/owner.ts";
import { procedure, router } from "../../trpc/procedures.ts";
import {
  deleteFromHistory,
  followHistory,
  readHistoryPage,
  readHistoryStats,
  readReport,
} from "./service.ts";

const analysisId = z.object({ analysis_id: z.string() });

export const historyRouter = router({
  page: procedure
    .input(historyQuery)
    .query(({ ctx, input }) => readHistoryPage(ctx.deps, ctx.owner, input)),

  stats: procedure.query(({ ctx }) => readHistoryStats(ctx.deps, ctx.owner)),

  report: procedure
    .input(analysisId)
    .query(({ ctx, input }) => readReport(ctx.deps, ctx.owner, input.analysis_id)),

  /** Says at the start and after every change that the history is to be read anew; nothing of what is in it. */
  changes: procedure.subscription(async function* ({ ctx, signal }) {
    for await (const _ of followHistory(ctx.deps, ctx.owner, signal)) {
      // Dashboards stay open for hours: whether the session still counts is asked when there is something to say, not
      // every few seconds. Until then they hear nothing.
      if (!isSameOwner((await ctx.identifyAgain()).owner, ctx.owner)) {
        throw new AppError("unauthorized", "Please log in first.");
      }
      yield null;
    }
  }),

  delete: procedure
    .input(analysisId)
    .mutation(({ ctx, input }) => deleteFromHistory(ctx.deps, ctx.owner, input.analysis_id)),
});
