/** Glyphs that begin a list item wherever they stand at the start of a line. */
export const sureBullets = new Set("•‣◦●○■□▪▫◆◇►▶▸▹➢➣➤➔➜➡→⇒❖✓✔✗✦✧★☆⁃∙⦁⦿◉◘◙❑❒❏❐➲➪➥❯❱⬤⬥⬩⯈🔹🔸▻▷·");

/** Glyphs that begin a list item only with a space behind. */
export const spacedBullets = new Set("-–—−*>»›o§¤+~¨.");

/** Where symbol fonts (Symbol, Wingdings) keep their bullets: code in the private-use area → what it looks like. */
export const symbolFontBullets: ReadonlyMap<number, string> = new Map([
  [0xf0b7, "•"],
  [0xf0a7, "▪"],
  [0xf0a8, "◦"],
  [0xf0d8, "➢"],
  [0xf0e8, "➔"],
  [0xf0e0, "→"],
  [0xf0fc, "✔"],
  [0xf0fe, "✔"],
  [0xf076, "❖"],
  [0xf075, "◆"],
  [0xf06e, "■"],
  [0xf06c, "●"],
  [0xf071, "❑"],
  [0xf072, "❒"],
  [0xf09f, "•"],
  [0xf0a0, "▪"],
  [0xf0be, "–"],
  [0xf02d, "-"],
]);

/** The same bullets in eight-bit form, for text in a symbol font that names its glyphs by byte. */
export function symbolBullet(code: number): string | undefined {
  return symbolFontBullets.get(code < 0x100 ? code + 0xf000 : code);
}
