import type { DocumentLine } from "../../../shared/document.ts";

/** The text of a document, made anew from its lines after some were changed or taken out. */
export function textOfLines(lines: readonly DocumentLine[]): string {
  return lines
    .map((line) => `${line.gapBefore ? "\n" : ""}${line.bullet ? "• " : ""}${line.text}`)
    .join("\n")
    .replace(/^\n/u, "");
}
