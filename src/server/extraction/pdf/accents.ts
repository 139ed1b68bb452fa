import type { Glyph } from "./page-content.ts";

/** Accents that old fonts draw as glyphs of their own, and the combining characters they stand for. */
const combining: ReadonlyMap<string, string> = new Map([
  ["´", "\u0301"],
  ["`", "\u0300"],
  ["¨", "\u0308"],
  ["ˆ", "\u0302"],
  ["˜", "\u0303"],
  ["¯", "\u0304"],
  ["˘", "\u0306"],
  ["˙", "\u0307"],
  ["˚", "\u030a"],
  ["ˇ", "\u030c"],
  ["˝", "\u030b"],
  ["¸", "\u0327"],
  ["˛", "\u0328"],
]);

/** Joins an accent drawn over a letter with that letter. The glyphs stand in order from left to right. */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index];
    if (glyph === undefined) continue;
    const accent = combining.get(glyph.text);
    const letter = glyphs[index + 1];
    const previous = joined.at(-1);
    if (accent !== undefined && letter !== undefined && stacked(glyph, letter)) {
      joined.push({ ...letter, text: (plain(letter.text) + accent).normalize("NFC") });
      index += 1;
    } else if (accent !== undefined && previous !== undefined && stacked(glyph, previous)) {
      joined[joined.length - 1] = {
        ...previous,
        text: (plain(previous.text) + accent).normalize("NFC"),
      };
    } else joined.push(glyph);
  }
  return joined;
}

/** Whether the middle of the accent stands over the letter. */
function stacked(accent: Glyph, letter: Glyph): boolean {
  const middle = accent.x + accent.width / 2;
  const over = middle > letter.x + letter.width * 0.1 && middle < letter.x + letter.width * 0.95;
  return over && /^\p{L}$/u.test(letter.text);
}

function plain(letter: string): string {
  return letter === "ı" ? "i" : letter === "ȷ" ? "j" : letter;
}
