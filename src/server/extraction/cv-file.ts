import { AppError } from "../../shared/errors.ts";
import { allowedExtensions, allowedMimeTypes } from "../../shared/limits.ts";
import { texts } from "../../shared/texts.ts";

/** A file as it was uploaded or found on disk. */
export type CvFile = { name: string; mimeType: string | null; bytes: Uint8Array };

/** What browsers send when they do not know: the content decides. */
const unknownMimeTypes = new Set(["", "application/octet-stream", "binary/octet-stream"]);

/**
 * Refuses by name and MIME type before any content is looked at. A type may carry parameters
 * ("text/plain; charset=utf-8").
 */
export function checkNameAndType({ name, mimeType }: Pick<CvFile, "name" | "mimeType">): void {
  if (!allowedExtensions.some((extension) => extension === extensionOf(name))) {
    throw new AppError("file_type_not_allowed", texts.fileTypeNotAllowed);
  }
  const type = (mimeType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!unknownMimeTypes.has(type) && !allowedMimeTypes.some((allowed) => allowed === type)) {
    throw new AppError("file_format_not_allowed", texts.fileFormatNotAllowed);
  }
}

/** The name's extension in lower case, without its dot; "" where it has none. */
export function extensionOf(name: string): string {
  return /\.([^.\s/\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
