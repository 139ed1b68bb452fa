import { spacedBullets, sureBullets } from "./bullet-glyphs.ts";

/**
 * A line without its bullet glyph. A glyph alone is no list item, and neither is "- 2019" between dates, nor
 * a dash before a small letter where no other line begins so (`starts` counts lines by their first glyph):
 * that is a sentence going on.
 */
export function takeBullet(
  text: string,
  starts: ReadonlyMap<string, number>,
): { text: string; bullet: boolean } {
  const glyph = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const rest = text.slice(glyph.length);
  const sure = sureBullets.has(glyph);
  const spaced = spacedBullets.has(glyph) && rest.startsWith(" ");
  if (!(sure || spaced)) return { text, bullet: false };
  const body = rest.trim();
  if (body === "") return { text, bullet: false };
  if (spaced && /^\d/.test(body) && !opensCount(glyph, body, starts.get(glyph) ?? 0))
    return { text, bullet: false };
  if (spaced && glyph === "o" && !/^[\p{Lu}\d"“(]/u.test(body)) return { text, bullet: false };
  const goesOn = spaced && /^[\p{Ll}“"'‘(]/u.test(body) && (starts.get(glyph) ?? 0) < 2;
  return goesOn ? { text, bullet: false } : { text: body, bullet: true };
}

/** Whether a glyph before a figure is a bullet: a dash may join numbers, ">" may compare them. */
function opensCount(glyph: string, body: string, siblings: number): boolean {
  if (glyph === ">") return siblings > 1;
  return !"-–—−+~".includes(glyph) || isCount(body, siblings);
}

/** "- 24 beds, …" among items that begin so: a count, not the second half of a date or of a number. */
function isCount(body: string, siblings: number): boolean {
  const dated =
    /^(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d|(?:\d{1,2}[./-]){1,2}\d{2})(?![\p{L}\d%])(?=[\s/.,–—-]|$)/u;
  return siblings > 2 && body.split(" ", 4).length > 3 && !dated.test(body);
}

/** How many lines begin with each glyph and a space. */
export function countStarts(texts: readonly string[]): Map<string, number> {
  const starts = new Map<string, number>();
  for (const text of texts) {
    const glyph = /^(\S) /u.exec(text)?.[1];
    if (glyph !== undefined) starts.set(glyph, (starts.get(glyph) ?? 0) + 1);
  }
  return starts;
}

const numbered = /^\(?(\d{1,2})[.)]\s+(?=\S)/;

/**
 * Marks numbered list items and takes their numbers off. Only a series (1, 2, …) counts, and only lines
 * of more than three words, so that "1. Experience" stays a heading and "3. Liga" stays as it is.
 */
export function takeNumbers<T extends { text: string; bullet: boolean; gaps?: number[] }>(
  lines: readonly T[],
): T[] {
  const numbers = lines.map((line) => {
    if (line.bullet) return null;
    const match = numbered.exec(line.text);
    const long = line.text.split(" ", 6).length > 4;
    return match?.[1] !== undefined && long ? Number(match[1]) : null;
  });
  const inSeries = new Set<number>();
  let previous = -1;
  for (const [index, number] of numbers.entries()) {
    if (number === null) continue;
    if (number > 1 && previous >= 0 && numbers[previous] === number - 1) {
      inSeries.add(previous).add(index);
    }
    previous = index;
  }
  return lines.map((line, index) => {
    if (!inSeries.has(index)) return line;
    const text = line.text.replace(numbered, "");
    const gaps = shiftGaps(line.gaps ?? [], line.text.length - text.length);
    return { ...line, text, bullet: true, ...(line.gaps && { gaps }) };
  });
}

/** Offsets of gaps after so many characters were taken off the start of their line. */
export function shiftGaps(gaps: readonly number[], taken: number): number[] {
  return gaps.map((gap) => gap - taken).filter((gap) => gap > 0);
}
