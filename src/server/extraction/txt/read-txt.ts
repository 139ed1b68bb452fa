import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { texts } from "../../../shared/texts.ts";
import { buildDocument } from "../lines/build-document.ts";
import { splitLines } from "../lines/split-lines.ts";
import { decodeText } from "./decode-text.ts";

/** Plain text in any of the usual encodings. Throws file_format_not_allowed for bytes that are no text. */
export function readTxt(bytes: Uint8Array): ExtractedDocument {
  const text = decodeText(bytes);
  if (text === undefined) throw new AppError("file_format_not_allowed", texts.fileFormatNotAllowed);
  return buildDocument("txt", splitLines(text));
}
