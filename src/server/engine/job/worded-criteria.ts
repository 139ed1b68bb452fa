import type { Mark } from "./criteria-table.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";

/** "1.5 Desirable.", "2.1 (Essential)", "3.2 [D]": the number of a criterion and how much it weighs. */
const numbered =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?\s+)([([]?)(essential|desirable|required|preferred|E|D)(?:[)\]]|\b)\s?(?:[.:]|[-–—](?=\s)|$|(?<=[)\]])(?=\s))\s*/iu;
/** The word alone, behind a number that was taken for the bullet of its line. */
const alone = /^[([]?(essential|desirable|required|preferred)[)\]]?[.:]?$/iu;

/** A piece without what weighs it, and its weight. */
export type Weighed = { piece: Piece; mark: Mark };

const markOf = (word: string): Mark => (/^[er]/iu.test(word) ? "required" : "preferred");

function codeOf({ text, bullet }: Piece): { word: string; length: number } | null {
  const [all = "", opens = "", word = ""] = numbered.exec(text.slice(0, 40)) ?? [];
  if (word.length > 1 || (word !== "" && opens !== "")) return { word, length: all.length };
  const single = bullet ? alone.exec(text)?.[1] : undefined;
  return single === undefined ? null : { word: single, length: text.length };
}

/** So many criteria weighed one by one are the form of the advertisement, and no chance. */
const least = 2;

/**
 * The criteria of a specification that says of each how much it weighs, before what it asks: by the piece that asks. Null stands
 * for a piece that holds nothing else.
 */
export function wordedCriteria(
  pieces: readonly Piece[],
  whole: string,
): ReadonlyMap<Piece, Weighed | null> {
  const found = new Map<Piece, Weighed | null>();
  for (const [at, piece] of pieces.entries()) {
    const code = codeOf(piece);
    if (!code) continue;
    const mark = markOf(code.word);
    const next = pieces[at + 1];
    if (piece.text.length - code.length > 2) {
      const text = piece.text.slice(code.length);
      const start = piece.start + code.length;
      found.set(piece, { piece: { ...piece, text, start, bullet: true }, mark });
    } else if (next && sharesLine(whole, piece, next)) {
      found.set(piece, null);
      found.set(next, { piece: { ...next, bullet: true }, mark });
    }
  }
  return found.size < least ? new Map() : found;
}
