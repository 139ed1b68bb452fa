import { placeOf } from "../place-of-quote.ts";

/** A piece of a text, with the ids of what is quoted there. */
export type MarkedPiece = { start: number; text: string; ids: string[] };

type Quote = { id: string; quote: string };

/** Cuts a text where quotes begin and end. Joined, the pieces are the text. */
export function markQuotes(text: string, quotes: readonly Quote[]): MarkedPiece[] {
  const places = quotes.flatMap(({ id, quote }) => {
    const place = placeOf(text, quote);
    return place === null ? [] : [{ ...place, id }];
  });
  const edges = [0, text.length, ...places.flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges)].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, cuts[index + 1]),
    ids: [
      ...new Set(
        places.filter((place) => place.start <= start && start < place.end).map(({ id }) => id),
      ),
    ],
  }));
}
