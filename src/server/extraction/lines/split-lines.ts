import type { RawLine } from "./build-document.ts";
import { withoutMarkdown } from "./without-markdown.ts";

/** The lines of plain text, without the signs of Markdown; a form feed begins a new line as well. */
export function splitLines(text: string): RawLine[] {
  const lines = text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  return withoutMarkdown(lines).map((line) => ({ text: line }));
}
