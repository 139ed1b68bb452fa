import { personProcedure, router } from "../../trpc/procedures.ts";
import { readSecurityEvents } from "./service.ts";

export const securityRouter = router({
  /** The newest hundred events of the person's own account, newest first. */
  events: personProcedure.query(({ ctx }) => readSecurityEvents(ctx.deps, ctx.person.userId)),
});
