import { AppError } from "./errors.ts";
import { ModelFailure } from "./model-failure.ts";

/** One word for the log on why there is no answer: never a message, which could hold what was asked or said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof AppError) return error.code;
  if (error instanceof ModelFailure) return error.kind;
  return error.name;
}
