import { z } from "zod";
import { loginForm } from "../../../shared/account-forms.ts";
import { cookieProcedure, personProcedure, router } from "../../trpc/procedures.ts";
import { endAllSessions, endSession, logIn, logOut, readSessions } from "./service.ts";

export const sessionRouter = router({
  logIn: cookieProcedure.input(loginForm).mutation(async ({ ctx, input }) => {
    const { user, cookies } = await logIn(ctx.deps, input, ctx);
    ctx.sendCookies(cookies);
    return user;
  }),

  logOut: cookieProcedure.mutation(async ({ ctx }) => {
    ctx.sendCookies(await logOut(ctx.deps, ctx));
  }),

  /** The person's own, the last used first. */
  list: personProcedure.query(({ ctx }) => readSessions(ctx.deps, ctx.person)),

  end: personProcedure
    .input(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      endSession(ctx.deps, ctx.person, { id: input.id, from: ctx.from }),
    ),

  /** Everywhere, here too. */
  endAll: personProcedure.mutation(({ ctx }) => endAllSessions(ctx.deps, ctx.person, ctx.from)),
});
