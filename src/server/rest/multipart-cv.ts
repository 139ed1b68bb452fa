import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError, unfit } from "../../shared/errors.ts";
import { maxCvCharacters } from "../../shared/limits.ts";
import type { UploadedFile } from "../features/analysis/service.ts";

/** Bytes of the form's longest text: every character four bytes, and then some to tell "too long" from "cut". */
export const maxFieldBytes = maxCvCharacters * 4 + 1024;

type CvForm = { file: UploadedFile | null; text: string };

/** Reads the form `cv_file` and/or `text`. A file input left empty counts as no file. */
export async function readCvForm(request: FastifyRequest): Promise<CvForm> {
  if (isWithoutBody(request)) return { file: null, text: "" };
  try {
    return await readParts(request);
  } catch (error) {
    // The form's own errors carry a status; what carries none is a form that breaks off or is garbled.
    if (error instanceof AppError || (error instanceof Error && "statusCode" in error)) throw error;
    request.log.info({ err: error }, "a form could not be read");
    throw unfit("body", "The upload was not complete. Please try again.");
  }
}

/** Nothing was sent at all: neither a file nor a text, whatever the type says. */
function isWithoutBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] === undefined && !Number(headers["content-length"]);
}

async function readParts(request: FastifyRequest): Promise<CvForm> {
  const form: CvForm = { file: null, text: "" };
  for await (const part of request.parts()) {
    if (part.type === "file") {
      if (part.fieldname === "cv_file") form.file = await readFile(part);
      else part.file.resume();
    } else if (part.fieldname === "text") {
      if (part.valueTruncated) throw tooLong();
      form.text = typeof part.value === "string" ? part.value : "";
    }
  }
  return form;
}

async function readFile(part: MultipartFile): Promise<UploadedFile | null> {
  const bytes = await part.toBuffer();
  const name = printableName(part.filename ?? "");
  if (name === "" && bytes.length === 0) return null;
  return { name, mimeType: part.mimetype || null, bytes };
}

const longestName = 200;

/**
 * The last part of the path, without control characters: it is shown and put into the history. Browsers send a quotation
 * mark as %22.
 */
function printableName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return base.replaceAll("%22", '"').replaceAll(/\p{C}/gu, "").trim().slice(-longestName);
}

function tooLong(): AppError {
  const limit = maxCvCharacters.toLocaleString("en-GB");
  return new AppError(
    "text_too_long",
    `The CV text is too long. At most ${limit} characters can be read.`,
  );
}
