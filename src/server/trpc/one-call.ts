import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from "@trpc/server";
import { appRouter } from "./app-router.ts";
import type { RequestContext } from "./context.ts";

export const { _config: config, procedures } = appRouter._def;

export type Asked = {
  type: "query" | "mutation" | "subscription";
  path: string;
  input: unknown;
  ctx: RequestContext;
};

/** What the procedure answers; throws what it refuses. */
export function perform(
  { input, ...asked }: Asked,
  signal = new AbortController().signal,
  batchIndex = 0,
): Promise<unknown> {
  const getRawInput = async () => input;
  return callTRPCProcedure({ ...asked, router: appRouter, batchIndex, getRawInput, signal });
}

/** What is said of a call that failed; `onError` hears of it first. */
export function refusalOf(
  cause: unknown,
  asked: Omit<Asked, "type" | "path"> & {
    type: Asked["type"] | "unknown";
    path: string | undefined;
  },
  onError: (error: TRPCError, path: string | undefined) => void,
) {
  const error = getTRPCErrorFromUnknown(cause);
  onError(error, asked.path);
  return getTRPCErrorShape({ config, error, ...asked });
}
