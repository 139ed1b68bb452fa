/**
 * A text from outside as it can be kept and quoted: without U+0000 and halves of characters, which no database keeps and
 * which mean nothing in a text either.
 */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\p{Cs}/gu, "");
}
