import { languageOf } from "../vocabulary/text-language.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";

/** So many sentences with another behind a stroke are the form of the advertisement. */
const least = 2;
const stroke = /^\/\s+/u;

type Pair = { first: Piece; second: Piece };

/**
 * "Trwydded yrru lawn. / Full driving licence.": what is said in two languages is asked once, in English where one of them is. The
 * pieces are in order.
 */
export function inOneLanguage(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const pairs = new Map<Piece, Pair>();
  for (const [at, second] of pieces.entries()) {
    const first = pieces[at - 1];
    if (!first || !stroke.test(second.text) || !/[.!?;]$/u.test(first.text)) continue;
    if (!sharesLine(text, first, second)) continue;
    const pair = { first, second };
    pairs.set(first, pair);
    pairs.set(second, pair);
  }
  const all = [...new Set(pairs.values())];
  if (all.length < least) return pieces;
  const [one, other] = [all.map(({ first }) => first), all.map(({ second }) => second)].map(
    (side) => languageOf(side.map((piece) => piece.text.replace(stroke, "")).join(" ")),
  );
  if (one === other) return pieces;
  return pieces.flatMap((piece) => {
    const pair = pairs.get(piece);
    if (!pair) return [piece];
    if (other !== "en") return piece === pair.first ? [{ ...piece, alone: true }] : [];
    return piece === pair.second ? [withoutStroke(pair)] : [];
  });
}

function withoutStroke({ first, second }: Pair): Piece {
  const text = second.text.replace(stroke, "");
  const start = second.end - text.length;
  return { ...second, text, start, bullet: first.bullet, alone: true };
}
