/** Latin ligatures (U+FB00 to U+FB06): the only characters for which compatibility forms are undone. */
const ligatures = /[\uFB00-\uFB06]/g;
/** Controls other than tab and line ends, and characters that take no room: soft hyphen, zero-width, direction marks, tags. */
const noWidth =
  // biome-ignore-start lint/suspicious/noControlCharactersInRegex: taking control characters out is what this is for
  /[\u0000-\u0008\u000E-\u001B\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}]/gu;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: as above
/** Private-use characters mean something in one font only: icons and symbols. */
const privateUse = /\p{Co}/gu;
const space = /[\s\u0085\u001C-\u001F]+/g;

/**
 * One line as every reader hands it on: NFC, ligatures spelt out, no control, zero-width or
 * private-use characters, white space folded to single spaces and trimmed.
 */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(ligatures, (ligature) => ligature.normalize("NFKC"))
    .replace(noWidth, "")
    .replace(privateUse, "")
    .replace(space, " ")
    .trim()
    .normalize("NFC");
}
