import type { ExtractedDocument } from "../../shared/document.ts";
import { AppError } from "../../shared/errors.ts";
import { refusals } from "./refusals.ts";

/** The document itself when it has text; throws file_scanned for one that is only pictures. */
export function requireReadable(document: ExtractedDocument): ExtractedDocument {
  if (document.layout.scanned) throw new AppError("file_scanned", refusals.scanned);
  return document;
}
