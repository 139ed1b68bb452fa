import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";

const id = z.union([z.string(), z.number()]);

export const textLineSchema = z.object({ id, text: z.string() });

export const batchLineSchema = z
  .object({
    id,
    cv_file: z.string().nullish(),
    cv_text: z.string().nullish(),
    job_file: z.string().nullish(),
    job_text: z.string().nullish(),
  })
  .refine((line) => line.cv_file != null || line.cv_text != null, {
    message: "cv_file or cv_text is missing",
  });
export type BatchLine = z.infer<typeof batchLineSchema>;

export type ReadLine<Line> =
  | { ok: true; line: Line }
  | { ok: false; id: string | number | null; error: string };

function readLine<Line>(schema: z.ZodType<Line>, text: string, number: number): ReadLine<Line> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: null, error: `line ${number} is not JSON` };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, line: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join(".");
  return {
    ok: false,
    id: z.object({ id }).safeParse(value).data?.id ?? null,
    error: `line ${number}: ${where ? `${where}: ` : ""}${issue?.message ?? "not understood"}`,
  };
}

/** The lines of a JSONL file, checked; blank lines are passed over. Rejects when the file cannot be opened. */
export async function* readLines<Line>(
  file: string,
  schema: z.ZodType<Line>,
): AsyncGenerator<ReadLine<Line>> {
  let number = 0;
  const stream = createReadStream(file, "utf8");
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    number += 1;
    const bare = text.replace(/^\uFEFF/, "");
    if (bare.trim() !== "") yield readLine(schema, bare, number);
  }
}
