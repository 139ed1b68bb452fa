import { hyphenPrefixes } from "./hyphen-prefixes.ts";
import type { PlacedLine } from "./page-lines.ts";

const brokenEnd = /(?:^|[\s(/])(\p{L}[\p{L}-]*)[-\u2010\u00ad]$/u;
const continued = /^(\p{Ll}[\p{L}\p{M}]*)(\S*)\s*/u;

/**
 * Joins words broken over two lines: the rest of the word moves up to the line where it began. The hyphen
 * goes, save where the document writes the word with one elsewhere or the first part usually keeps it.
 */
export function joinHyphens(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined = lines.map((line) => ({ ...line }));
  const words = new Set(
    joined.flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []),
  );
  for (const [index, line] of joined.entries()) {
    const next = joined[index + 1];
    const start = brokenEnd.exec(line.text.slice(-60))?.[1];
    if (next === undefined || start === undefined || next.column !== line.column || next.bullet)
      continue;
    const rest = continued.exec(next.text);
    const [whole = "", letters = "", tail = ""] = rest ?? [];
    if (rest === null) continue;
    const stem = line.text.slice(0, -1);
    const hyphen = keepsHyphen(start.toLowerCase(), letters.toLowerCase(), words) ? "-" : "";
    line.text = `${stem}${hyphen}${letters}${tail}`;
    next.text = next.text.slice(whole.length);
    next.gapBefore &&= next.text !== "";
  }
  return joined.filter((line) => line.text !== "");
}

function keepsHyphen(start: string, rest: string, words: ReadonlySet<string>): boolean {
  if (words.has(start + rest)) return false;
  if (words.has(`${start}-${rest}`) || start.includes("-")) return true;
  return hyphenPrefixes.has(start);
}
