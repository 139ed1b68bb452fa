/** Every way a request can be refused. Both doors and the client are exhaustive over this list. */
export const errorCodes = [
  "validation_failed",
  "csrf_invalid",
  "not_found",
  "method_not_allowed",
  "unauthorized",
  "invalid_credentials",
  "email_unverified",
  "account_suspended",
  "login_locked",
  "link_invalid",
  "forbidden",
  "no_document",
  "no_job_description",
  "job_description_too_long",
  "no_analysis",
  "file_too_large",
  "file_type_not_allowed",
  "file_format_not_allowed",
  "file_corrupt",
  "file_encrypted",
  "file_empty",
  "file_scanned",
  "file_too_complex",
  "text_too_long",
  "already_running",
  "already_finished",
  "not_finished",
  "draft_conflict",
  "document_expired",
  "call_in_progress",
  "idempotency_key_reused",
  "plan_limit_reached",
  "rate_limited",
  "cancelled",
  "busy",
  "unavailable",
  "mail_failed",
  "not_configured",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown };
/** (contract) What does not fit comes with a sentence for each field. */
type Given =
  | [code: Exclude<ErrorCode, "validation_failed">, text: string, details?: Details]
  | [
      code: "validation_failed",
      text: string,
      details: Details & { fields: Record<string, string> },
    ];

/** The one error services throw: a stable code and a sentence for people. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(...[code, text, details = {}]: Given) {
    super(text, details);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** What does not fit in one field of a form; `body` where the fault is no field's. */
export function unfit(field: string, text: string): AppError {
  return new AppError("validation_failed", text, { fields: { [field]: text } });
}

/** For what passes by itself or by an operator's hand: Redis or the database is gone, full or does not answer. */
export function unavailable(cause?: unknown): AppError {
  const text = "This is not possible just now. Please try again in a minute.";
  return new AppError("unavailable", text, { retryAfterSeconds: 10, cause });
}

/** The refusal because of which something was thrown, if there was one: libraries wrap what they pass on. */
export function refusalBehind(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error ? refusalBehind(error.cause) : undefined;
}

/** Why work is stopped that another process goes on with: its state is left alone. */
export class HandedOver extends Error {
  override readonly name = "HandedOver";
}
