import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { maxCvCharacters } from "../../../shared/limits.ts";
import { texts } from "../../../shared/texts.ts";
import { buildDocument, tooLong } from "../lines/build-document.ts";
import { splitLines } from "../lines/split-lines.ts";
import { decodeText } from "./decode-text.ts";

/** Plain text in any of the usual encodings. Throws file_format_not_allowed for bytes that are no text, and text_too_long. */
export function readTxt(bytes: Uint8Array): ExtractedDocument {
  const text = decodeText(bytes);
  if (text === undefined) throw new AppError("file_format_not_allowed", texts.fileFormatNotAllowed);
  if (isFarTooLong(text)) throw tooLong();
  return buildDocument("txt", splitLines(text));
}

/** Millions of lines would fill the memory before the limit on what is kept could refuse them. */
function isFarTooLong(text: string): boolean {
  let left = maxCvCharacters;
  for (let at = 0; at < text.length && left >= 0; at++) if (text.charCodeAt(at) > 32) left -= 1;
  return left < 0;
}
