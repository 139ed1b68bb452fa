import type { ExtractedDocument } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { buildDocument } from "../lines/build-document.ts";
import { refusals, remarks } from "../refusals.ts";
import { createRtfReader } from "./reader.ts";
import { tokenizeRtf } from "./tokens.ts";

/**
 * Rich text: body with tables row by row, headers before it, text boxes, notes and footers after it. A file
 * that ends too early is read as far as it goes, with a remark. Throws AppError.
 */
export function readRtf(bytes: Uint8Array): ExtractedDocument {
  const reader = createRtfReader(bytes);
  for (const token of tokenizeRtf(bytes)) reader.take(token);
  const { lines, layout, truncated } = reader.finish();
  const document = buildDocument("rtf", lines, layout, truncated ? [remarks.truncated] : []);
  if (truncated && document.text === "") throw new AppError("file_corrupt", refusals.corrupt);
  return document;
}
