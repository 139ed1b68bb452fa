import type { ExtractedDocument } from "../../shared/document.ts";
import { buildDocument } from "./lines/build-document.ts";
import { splitLines } from "./lines/split-lines.ts";

/** Text pasted by the person. Pure. Throws text_too_long above the shared limit of characters. */
export function documentFromText(text: string): ExtractedDocument {
  return buildDocument("text", splitLines(text));
}
