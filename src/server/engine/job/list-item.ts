import { countWords } from "./count-words.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";

/** Room for a bullet and its indent before an item's words. */
const widestMarker = 12;

const opens = (text: string, { start }: Piece) =>
  start < widestMarker || text.slice(start - widestMarker, start).includes("\n");
/** More sentences than this are no list item. */
const mostSentences = 6;

/** The item of a list that a sentence goes on with, on the same line; null where it does not. */
export function itemGoneOn(text: string, pieces: readonly Piece[], at: number): Piece | null {
  for (let back = at; back > Math.max(0, at - mostSentences); back -= 1) {
    const piece = pieces[back];
    const before = pieces[back - 1];
    if (!piece || !before || piece.bullet || opens(text, piece)) return null;
    if (!sharesLine(text, before, piece)) return null;
    if (before.bullet) return opens(text, before) ? before : null;
  }
  return null;
}

const longestName = 5;

/** "Agile working. Experience of …": the first words only name the item that the next sentence tells. */
export function namesItem(text: string, piece: Piece, next: Piece | undefined): boolean {
  if (!piece.bullet || !next || next.bullet || !piece.text.endsWith(".")) return false;
  if (!opens(text, piece) || !sharesLine(text, piece, next)) return false;
  return (
    countWords(piece.text) <= longestName &&
    countWords(next.text) > longestName &&
    !asksOrOwns.test(piece.text)
  );
}

/** Words by which even a short item asks for something. */
const asksOrOwns =
  /^you\b|\b(?:experience\w*|licen[cs]e|degree|qualifi\w+|registr\w+|registered|must|ability|able|own|essential|desirable|required|fluent|knowledge|certificate|card|gcses?|[NS]VQ|years?)\b|\d/iu;
