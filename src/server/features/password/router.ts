import { changePasswordForm, lostAddressForm, resetForm } from "../../../shared/account-forms.ts";
import { personProcedure, procedure, router } from "../../trpc/procedures.ts";
import { changePassword, requestPasswordReset, resetPassword } from "./service.ts";

export const passwordRouter = router({
  /** The same answer whether there is such an account or not. */
  requestReset: procedure
    .input(lostAddressForm)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx.deps, input.email, ctx.from)),

  reset: procedure
    .input(resetForm)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input, ctx.from)),

  change: personProcedure.input(changePasswordForm).mutation(({ ctx, input }) =>
    changePassword(ctx.deps, ctx.person, {
      current: input.current_password,
      next: input.new_password,
      from: ctx.from,
    }),
  ),
});
