import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors.ts";
import { maxCvCharacters } from "../../shared/limits.ts";
import type { UploadedFile } from "../features/analysis/service.ts";

/** Bytes of the form's longest text: every character four bytes, and then some to tell "too long" from "cut". */
export const maxFieldBytes = maxCvCharacters * 4 + 1024;

/** Reads the form `cv_file` and/or `text`. A file input left empty counts as no file. */
export async function readCvForm(
  request: FastifyRequest,
): Promise<{ file: UploadedFile | null; text: string }> {
  let file: UploadedFile | null = null;
  let text = "";
  for await (const part of request.parts()) {
    if (part.type === "field") {
      if (part.fieldname !== "text") continue;
      if (part.fieldnameTruncated || part.valueTruncated) throw tooLong();
      text = typeof part.value === "string" ? part.value : "";
    } else if (part.fieldname === "cv_file") {
      const bytes = await part.toBuffer();
      const name = part.filename?.trim() ?? "";
      if (name !== "" || bytes.length > 0) {
        file = { name: printableName(name), mimeType: part.mimetype || null, bytes };
      }
    } else {
      part.file.resume();
    }
  }
  return { file, text };
}

const longestName = 200;

/** The last part of the path, without control characters: it is shown and put into the history. */
function printableName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return base.replaceAll(/\p{C}/gu, "").slice(-longestName);
}

function tooLong(): AppError {
  const limit = maxCvCharacters.toLocaleString("en-GB");
  return new AppError(
    "text_too_long",
    `The CV text is too long. At most ${limit} characters can be read.`,
  );
}
