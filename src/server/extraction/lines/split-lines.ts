import type { RawLine } from "./build-document.ts";

/** The lines of plain text; a form feed begins a new line as well. */
export function splitLines(text: string): RawLine[] {
  return text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).map((line) => ({ text: line }));
}
