import { procedure, router } from "../../trpc/procedures.ts";
import { readStatus } from "./service.ts";

export const statusRouter = router({
  get: procedure.query(({ ctx }) => readStatus(ctx.deps)),
});
