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

/** A tab, the edge of a cell or a stretch of spaces that sets two things apart. */
const wideGap = /\t\s*|\s{3,}/u;

/** A cleaned line with the offsets of the spaces that stand for wide gaps. */
export function cleanWithGaps(text: string): { text: string; gaps: number[] } {
  const whole = cleanLine(text);
  if (!wideGap.test(text.trim())) return { text: whole, gaps: [] };
  const gaps: number[] = [];
  let at = 0;
  for (const part of text.split(wideGap).map(cleanLine)) {
    if (part === "") continue;
    if (at > 0) gaps.push(at - 1);
    at += part.length + 1;
  }
  return { text: whole, gaps: gaps.filter((gap) => whole[gap] === " ") };
}
