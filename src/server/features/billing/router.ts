import { checkoutForm } from "../../../shared/billing.ts";
import { personProcedure, procedure, router } from "../../trpc/procedures.ts";
import { openPortal, readBilling, readOffer, startCheckout } from "./service.ts";

export const billingRouter = router({
  /** Which plans can be bought at present. */
  offer: procedure.query(({ ctx }) => readOffer(ctx.deps)),

  /** What the person has bought. */
  state: personProcedure.query(({ ctx }) => readBilling(ctx.deps, ctx.person.userId)),

  checkout: personProcedure
    .input(checkoutForm)
    .mutation(({ ctx, input }) =>
      startCheckout(ctx.deps, { userId: ctx.person.userId, plan: input.plan, from: ctx.from }),
    ),

  portal: personProcedure.mutation(({ ctx }) =>
    openPortal(ctx.deps, { userId: ctx.person.userId, from: ctx.from }),
  ),
});
