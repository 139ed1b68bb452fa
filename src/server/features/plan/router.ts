import { procedure, router } from "../../trpc/procedures.ts";
import { readPlanUse } from "./service.ts";

export const planRouter = router({
  /** How many of today's analyses are left. */
  use: procedure.query(({ ctx }) => readPlanUse(ctx.deps, ctx.owner)),
});
