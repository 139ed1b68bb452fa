import { type ErrorCode, errorCodes } from "../../shared/errors.ts";
import { ApiError } from "./api-error.ts";
import { property, textsIn } from "./json-values.ts";

/**
 * Why a call did not succeed. `offline`: no answer came, so the same call may succeed later.
 * `refused`: the server answered; `text` is its sentence, empty when it gave none.
 */
export type Failure =
  | { kind: "offline" }
  | {
      kind: "refused";
      code: ErrorCode | null;
      text: string;
      status: number | null;
      /** A sentence for each field of the form that does not fit. */
      fields: Record<string, string>;
    };

export function asErrorCode(value: unknown): ErrorCode | null {
  return errorCodes.find((code) => code === value) ?? null;
}

/** Reads what a call threw. An answer that is not the API's (a proxy's page) counts as offline. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { code, fields } = error.given;
    const { message: text, status } = error;
    return { kind: "refused", code: asErrorCode(code), text, status, fields };
  }
  // By its name: the typed API is not loaded on every page.
  if (!(error instanceof Error) || error.name !== "TRPCClientError") return { kind: "offline" };
  const data = property(error, "data");
  if (data === undefined || data === null) return { kind: "offline" };
  const status = property(data, "httpStatus");
  return {
    kind: "refused",
    code: asErrorCode(property(data, "appCode")),
    text: error.message,
    status: typeof status === "number" ? status : null,
    fields: textsIn(property(data, "fields")),
  };
}

/** A sentence for what a call threw. */
export function failureText(error: unknown, otherwise: string): string {
  const failure = failureOf(error);
  if (failure.kind === "offline") {
    return "The server could not be reached. Check your connection and try again.";
  }
  return failure.text || otherwise;
}
