function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

/** Where a quote stands in the text; white space may differ. Null where it does not stand there. */
export function placeOf(text: string, quote: string): { start: number; end: number } | null {
  const words = quote.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return null;
  const found = new RegExp(words.map(escaped).join("\\s+"), "u").exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
