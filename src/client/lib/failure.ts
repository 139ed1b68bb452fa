import { isTRPCClientError } from "@trpc/client";
import { type ErrorCode, errorCodes } from "../../shared/errors.ts";

/**
 * Why a call did not succeed. `offline`: no answer came, so the same call may succeed later.
 * `refused`: the server answered; `text` is its sentence, empty when it gave none.
 */
export type Failure =
  | { kind: "offline" }
  | { kind: "refused"; code: ErrorCode | null; text: string; status: number | null };

export function asErrorCode(value: unknown): ErrorCode | null {
  return errorCodes.find((code) => code === value) ?? null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads what a typed call threw. An answer that is not the API's (a proxy's page) counts as offline. */
export function failureOf(error: unknown): Failure {
  if (!isTRPCClientError(error)) return { kind: "offline" };
  if (error.data === undefined || error.data === null) return { kind: "offline" };
  const status = property(error.data, "httpStatus");
  return {
    kind: "refused",
    code: asErrorCode(property(error.data, "appCode")),
    text: error.message,
    status: typeof status === "number" ? status : null,
  };
}
