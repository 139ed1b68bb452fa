import { afterFi, afterFl } from "./ligature-words.ts";
import type { Glyph } from "./page-content.ts";

/**
 * Fonts of some programs have ligature glyphs without characters ("Pro?le"). A glyph without a character
 * between letters is "fi" or "fl", "ff" where it is narrow for three: its width and the words around
 * decide, by majority for each glyph of each font. Changes the glyphs' text.
 */
export function repairLigatures(glyphs: readonly Glyph[]): void {
  const votes = new Map<string, { fi: number; fl: number; places: Glyph[] }>();
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text !== "\u0000") continue;
    const before = glyphs[index - 1]?.text ?? "";
    const rest = wordAfter(glyphs, index + 1);
    const inside = /\p{L}$/u.test(before) || /^\p{Ll}{2}/u.test(rest);
    if (!inside || !isLigatureWide(glyph)) continue;
    const key = `${glyph.font.name}\n${glyph.code}`;
    const vote = votes.get(key) ?? { fi: 0, fl: 0, places: [] };
    votes.set(key, vote);
    vote.places.push(glyph);
    const starts = (list: readonly string[]) => list.some((start) => rest.startsWith(start));
    if (starts(afterFl) && !starts(afterFi)) vote.fl += 1;
    else vote.fi += 1;
  }
  for (const { fi, fl, places } of votes.values()) {
    for (const place of places) place.text = fl > fi ? "fl" : "fi";
  }
}

/** A ligature of two is between half and one em wide. */
function isLigatureWide(glyph: Glyph): boolean {
  return glyph.width > glyph.size * 0.4 && glyph.width < glyph.size * 0.95;
}

function wordAfter(glyphs: readonly Glyph[], from: number): string {
  let word = "";
  for (let index = from; index < from + 6; index += 1) {
    const text = glyphs[index]?.text ?? "";
    if (!/^\p{L}+$/u.test(text)) break;
    word += text.toLowerCase();
  }
  return word;
}
