import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type ErrorCode, refusalBehind } from "../../shared/errors.ts";
import { texts } from "../../shared/texts.ts";
import { errorTable } from "./error-table.ts";

/** An error as a person may see it. `errorId` is set only when it was not foreseen. */
export type DescribedError = {
  code: ErrorCode;
  message: string;
  status: number;
  fields: Record<string, string> | undefined;
  retryAfterSeconds: number | undefined;
  errorId: string | undefined;
};

const bodyNotUnderstood = "The request could not be understood.";

/** Refusals of Fastify and its plugins, by their code, in our words. */
const frameworkErrors: Record<string, { code: ErrorCode; status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge("The request is too large."),
  FST_REQ_FILE_TOO_LARGE: tooLarge(texts.fileTooLarge),
  FST_FILES_LIMIT: {
    code: "validation_failed",
    status: 400,
    message: "Please upload one file.",
  },
  FST_PARTS_LIMIT: tooLarge("The form has too many fields."),
  FST_FIELDS_LIMIT: tooLarge("The form has too many fields."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: "validation_failed",
    status: 415,
    message: "This type of content is not accepted here.",
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    code: "validation_failed",
    status: 415,
    message: "Please send the CV as a multipart form.",
  },
};

function tooLarge(message: string): { code: ErrorCode; status: number; message: string } {
  return { code: "file_too_large", status: 413, message };
}

// One id for one error object, however often it is described on its way out.
const errorIds = new WeakMap<object, string>();

function errorIdOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return randomUUID();
  const known = errorIds.get(error);
  if (known) return known;
  const id = randomUUID();
  errorIds.set(error, id);
  return id;
}

function described(
  code: ErrorCode,
  message: string,
  more: Partial<DescribedError> = {},
): DescribedError {
  return {
    code,
    message,
    status: errorTable[code].status,
    fields: undefined,
    retryAfterSeconds: undefined,
    errorId: undefined,
    ...more,
  };
}

/** Where no field is at fault, the body as a whole is. */
function ofWholeBody(
  code: ErrorCode,
  message: string,
  status = errorTable[code].status,
): DescribedError {
  const fields = code === "validation_failed" ? { body: message } : undefined;
  return described(code, message, { status, fields });
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join(".") || "body";
    fields[name] ??= issue.message;
  }
  return fields;
}

// PostgreSQL's name for a character it cannot keep, such as U+0000.
const characterNotInRepertoire = "22021";

function holdsImpossibleCharacter(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === characterNotInRepertoire;
}

function frameworkFacts(error: unknown): { code: string; status: number } | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = "statusCode" in error ? error.statusCode : undefined;
  const code = "code" in error ? error.code : "";
  if (typeof status !== "number" || status < 400 || status >= 500) return undefined;
  return { code: typeof code === "string" ? code : "", status };
}

/** Turns whatever was thrown into what the person is told. Never gives away a stack or a foreign message. */
export function describeError(error: unknown): DescribedError {
  const refusal = refusalBehind(error);
  if (refusal) {
    const { fields, retryAfterSeconds } = refusal;
    return described(refusal.code, refusal.message, { fields, retryAfterSeconds });
  }
  if (error instanceof z.ZodError) {
    return described("validation_failed", "Please check what you sent.", {
      fields: fieldsOf(error),
    });
  }
  if (holdsImpossibleCharacter(error)) return ofWholeBody("validation_failed", bodyNotUnderstood);
  const facts = frameworkFacts(error);
  if (facts) {
    const known = frameworkErrors[facts.code];
    if (known) return ofWholeBody(known.code, known.message, known.status);
    const code = facts.status === 404 ? "not_found" : "validation_failed";
    return ofWholeBody(code, bodyNotUnderstood, facts.status);
  }
  return described("internal", "Something went wrong on our side. Please try again.", {
    errorId: errorIdOf(error),
  });
}
