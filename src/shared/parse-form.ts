import type { z } from "zod";
import { AppError } from "./errors.ts";

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** In place of the library's own words, where the form has none for a value of another kind. */
function plainly({ code, expected, path }: z.core.$ZodRawIssue): string | undefined {
  const kind = code === "invalid_type" ? kinds[String(expected)] : undefined;
  return kind && `${path?.join(".") || "The body"} must be ${kind}`;
}

/** What the form asks for; refuses with the first sentence, and one for each field that does not fit. */
export function parseForm<Schema extends z.ZodType>(
  form: Schema,
  given: unknown,
): z.output<Schema> {
  // A body that is no object lacks every field, and is told so field by field.
  const isForm = typeof given === "object" && given !== null && !Array.isArray(given);
  const body = isForm ? given : {};
  const { success, data, error } = form.safeParse(body, { error: plainly });
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".")] ??= message;
  const [first = "Please check what you sent."] = Object.values(fields);
  throw new AppError("validation_failed", first, { fields });
}
