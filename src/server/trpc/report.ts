import type { TRPCError } from "@trpc/server";
import type { Deps } from "../deps.ts";
import { describeError } from "../http/describe-error.ts";
import { foreseen } from "./procedures.ts";

/** Logs an error nobody foresaw, under the id the person is shown. */
export function reportUnexpected(deps: Deps, error: TRPCError, path: string | undefined): void {
  const { errorId } = describeError(foreseen(error));
  if (errorId) deps.log.error({ err: error.cause ?? error, errorId, path }, "unexpected error");
}
