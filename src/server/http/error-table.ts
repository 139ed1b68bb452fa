import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import type { ErrorCode } from "../../shared/errors.ts";

/** What each refusal is on the wire. Both doors read this one table. */
export const errorTable: Record<ErrorCode, { status: number; trpc: TRPC_ERROR_CODE_KEY }> = {
  validation_failed: { status: 400, trpc: "BAD_REQUEST" },
  csrf_invalid: { status: 400, trpc: "BAD_REQUEST" },
  no_document: { status: 400, trpc: "BAD_REQUEST" },
  no_job_description: { status: 400, trpc: "BAD_REQUEST" },
  no_analysis: { status: 400, trpc: "BAD_REQUEST" },
  unauthorized: { status: 401, trpc: "UNAUTHORIZED" },
  forbidden: { status: 403, trpc: "FORBIDDEN" },
  not_found: { status: 404, trpc: "NOT_FOUND" },
  already_running: { status: 409, trpc: "CONFLICT" },
  already_finished: { status: 409, trpc: "CONFLICT" },
  cancelled: { status: 409, trpc: "CONFLICT" },
  // tRPC has no word for "gone"; the client reads appCode, the HTTP status stays exact.
  document_expired: { status: 410, trpc: "PRECONDITION_FAILED" },
  file_too_large: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
  text_too_long: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
  job_description_too_long: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
  file_type_not_allowed: { status: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
  file_format_not_allowed: { status: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
  file_corrupt: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  file_encrypted: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  file_empty: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  file_scanned: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  file_too_complex: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  plan_limit_reached: { status: 429, trpc: "TOO_MANY_REQUESTS" },
  rate_limited: { status: 429, trpc: "TOO_MANY_REQUESTS" },
  internal: { status: 500, trpc: "INTERNAL_SERVER_ERROR" },
  busy: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  unavailable: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
};
