import { AppError } from "./errors.ts";

/** One word for the log on why there is no answer: never a message, which could hold what was asked or said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof AppError) return error.code;
  if (error.name === "ModelFailure" && "kind" in error) return String(error.kind);
  return error.name;
}
