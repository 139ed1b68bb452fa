import { planChoice, userChoice, usersQuery } from "../../../shared/admin.ts";
import { personProcedure, router } from "../../trpc/procedures.ts";
import {
  changePlan,
  isAdmin,
  readOverview,
  readUsers,
  reinstate,
  requireAdmin,
  suspend,
} from "./service.ts";

const adminProcedure = personProcedure.use(async ({ ctx, next }) => {
  await requireAdmin(ctx.deps, ctx.person.userId);
  return next({ ctx: { acting: { adminId: ctx.person.userId, from: ctx.from } } });
});

export const adminRouter = router({
  /** Whether the person who asks may use the rest. */
  available: personProcedure.query(({ ctx }) => isAdmin(ctx.deps, ctx.person.userId)),

  overview: adminProcedure.query(({ ctx }) => readOverview(ctx.deps)),

  users: adminProcedure
    .input(usersQuery)
    .query(({ ctx, input }) => readUsers(ctx.deps, ctx.acting.adminId, input)),

  suspend: adminProcedure
    .input(userChoice)
    .mutation(({ ctx, input }) => suspend(ctx.deps, input.user_id, ctx.acting)),

  reinstate: adminProcedure
    .input(userChoice)
    .mutation(({ ctx, input }) => reinstate(ctx.deps, input.user_id, ctx.acting)),

  setPlan: adminProcedure
    .input(planChoice)
    .mutation(({ ctx, input }) =>
      changePlan(ctx.deps, { userId: input.user_id, plan: input.plan }, ctx.acting),
    ),
});
