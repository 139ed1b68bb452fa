/** Latin ligatures (U+FB00 to U+FB06): the only characters for which compatibility forms are undone. */
const ligatures = /[\uFB00-\uFB06]/g;
/**
 * Control characters, format characters that take no room (soft hyphen, zero-width, direction marks, tags),
 * non-characters, and private-use ones, which mean something in one font only.
 */
const noWidth = /[\p{Cc}\p{Cf}\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** White space; the zero-width U+FEFF does not count as such. */
const space = /[^\S\uFEFF]+|\u0085/g;

/**
 * One line as every reader hands it on: NFC, ligatures spelt out, no control, zero-width or
 * private-use characters, white space folded to single spaces and trimmed.
 */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(ligatures, (ligature) => ligature.normalize("NFKC"))
    .replace(space, " ")
    .replace(noWidth, "")
    .replace(/ {2,}/g, " ")
    .trim()
    .normalize("NFC");
}
