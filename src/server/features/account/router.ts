import {
  lostAddressForm,
  nameForm,
  passwordForm,
  signupForm,
} from "../../../shared/account-forms.ts";
import { personProcedure, procedure, router } from "../../trpc/procedures.ts";
import { exportData } from "./export-data.ts";
import { changeName, deleteAccount, readUser, resendVerification, signUp } from "./service.ts";

export const accountRouter = router({
  /** The person who asks; null for a visitor. */
  me: procedure.query(({ ctx }) => readUser(ctx.deps, ctx.owner)),

  /** The same answer whether the address was known or not. */
  signUp: procedure
    .input(signupForm)
    .mutation(({ ctx, input }) => signUp(ctx.deps, input, ctx.from)),

  resendVerification: procedure
    .input(lostAddressForm)
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, input.email, ctx.from)),

  changeName: personProcedure
    .input(nameForm)
    .mutation(({ ctx, input }) =>
      changeName(ctx.deps, ctx.person.userId, { name: input.name, from: ctx.from }),
    ),

  /** Everything kept about the person. A mutation, because it is written into their audit trail. */
  exportData: personProcedure.mutation(({ ctx }) =>
    exportData(ctx.deps, ctx.person.userId, ctx.from),
  ),

  delete: personProcedure
    .input(passwordForm)
    .mutation(({ ctx, input }) =>
      deleteAccount(ctx.deps, ctx.person.userId, { ...input, from: ctx.from }),
    ),
});
