import { initTRPC } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { AppError, unfit } from "../../shared/errors.ts";
import { describeError } from "../http/describe-error.ts";
import { errorTable } from "../http/error-table.ts";
import { personOf, requireScope } from "../http/identity.ts";
import type { RequestContext } from "./context.ts";

const t = initTRPC.context<RequestContext>().create({
  // Never a stack on the wire, whatever NODE_ENV says.
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 15_000 } },
  errorFormatter({ shape, error }) {
    const told = describeError(foreseen(error) ?? error);
    const trpcCode = errorTable[told.code].trpc;
    return {
      ...shape,
      message: told.message,
      code: TRPC_ERROR_CODES_BY_KEY[trpcCode],
      data: {
        ...shape.data,
        code: trpcCode,
        httpStatus: told.status,
        appCode: told.code,
        fields: told.fields,
        retryAfterSeconds: told.retryAfterSeconds,
        errorId: told.errorId,
      },
    };
  },
});

/** The refusal behind tRPC's own error; undefined when the error was not foreseen. */
export function foreseen(error: { code: string; cause?: unknown }): unknown {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === "NOT_FOUND") return new AppError("not_found", "There is no such call.");
  if (error.code === "INTERNAL_SERVER_ERROR") return error.cause;
  if (error.cause instanceof Error && error.cause.name === "ZodError") return error.cause;
  return unfit("body", "The request could not be understood.");
}

export const router = t.router;

/** Anybody: `ctx.owner` says who. */
export const procedure = t.procedure.use(async ({ ctx, next, type }) => {
  const { owner, access } = await ctx.identify();
  // Over a WebSocket no HTTP method has said it yet.
  requireScope(access, type === "mutation" ? "analyse" : "read");
  return next({ ctx: { ...ctx, owner, access } });
});

/** A person who has logged in. */
export const personProcedure = procedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, person: personOf(ctx) } }),
);

/** Gives the browser cookies, which only an HTTP answer can. */
export const cookieProcedure = procedure.use(({ ctx, next }) => {
  const { sendCookies } = ctx;
  if (!sendCookies) {
    throw unfit("body", "Logging in and out needs HTTP, not a WebSocket.");
  }
  return next({ ctx: { ...ctx, sendCookies } });
});
