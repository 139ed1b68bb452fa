import type { z } from "zod";
import { AppError } from "./errors.ts";

/** What the form asks for; refuses with the first sentence, and one for each field that does not fit. */
export function parseForm<Schema extends z.ZodType>(
  form: Schema,
  given: unknown,
): z.output<Schema> {
  // A body that is no object lacks every field, and is told so field by field.
  const isForm = typeof given === "object" && given !== null && !Array.isArray(given);
  const body = isForm ? given : {};
  const { success, data, error } = form.safeParse(body);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  const [first = "Please check what you sent."] = Object.values(fields);
  throw new AppError("validation_failed", first, { fields });
}
