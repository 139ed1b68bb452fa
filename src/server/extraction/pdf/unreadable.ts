import type { Glyph } from "./page-content.ts";

/**
 * Whether a page's fonts give no characters for their glyphs: many glyphs without any, or a steady share of
 * them and no space at all (codes shifted against the alphabet).
 */
export function isUnreadable(glyphs: readonly Glyph[]): boolean {
  let broken = 0;
  let spaces = 0;
  let total = 0;
  for (const { text, hidden } of glyphs) {
    if (text === "" || hidden !== null) continue;
    total += 1;
    if (text === "\u0000") broken += 1;
    else if (text.trim() === "") spaces += 1;
  }
  if (broken < 10) return false;
  return broken > total * 0.3 || (broken > total * 0.05 && spaces < total * 0.01);
}
