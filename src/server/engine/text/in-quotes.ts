import { foldSpace } from "./fold-space.ts";

const longest = 90;

/** A text in quotation marks, short enough for a sentence: cut between words. */
export function inQuotes(text: string): string {
  const folded = foldSpace(text).replace(/[.;,:]$/u, "");
  if (folded.length <= longest) return `“${folded}”`;
  const cut = folded.slice(0, longest);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(" "), 40))} …”`;
}
