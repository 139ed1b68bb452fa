import { anyOf } from "./inline-list.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";
import { wouldFit } from "./would-fit.ts";

/** A column narrower than this breaks lines where it must. In characters. */
const widest = 60;
const narrowest = 24;
/** Letters are of different widths, so a line may end before its longest neighbour does. */
const slack = 4;

/**
 * Puts together again the lines of a narrow column, as a table pasted from a PDF leaves them: "Experience of complex
 * discharge" over "planning". A line goes on with the one before when it starts small and would not have fitted there.
 */
export function withoutWraps(text: string, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && (goesOn(text, last, piece) || listsChoices(text, last, piece)))
      found[found.length - 1] = {
        ...last,
        text: text.slice(last.start, piece.end),
        end: piece.end,
      };
    else found.push(piece);
  }
  return found;
}

function goesOn(text: string, last: Piece, piece: Piece): boolean {
  if (piece.bullet || !piece.alone || !last.alone || piece.columns + last.columns > 0) return false;
  if (!/^\p{Ll}/u.test(piece.text) || !/^\p{Lu}/u.test(last.text) || /[.:;!?]$/u.test(last.text))
    return false;
  if (!/^[^\S\n]*\n[^\S\n]*$/u.test(text.slice(last.end, piece.start))) return false;
  if (waits.test(last.text)) return true;
  const width = columnWidth(text, last.start);
  const lineStart = text.lastIndexOf("\n", last.end - 1) + 1;
  const line = text.slice(lineStart, last.end).trim();
  return width <= widest && width >= narrowest && !wouldFit(line, piece.text, width - slack);
}

/** Ends where no item can: "an apprenticeship, or". */
const waits = /(?:,|\s(?:and|or|of|the|an?|in|for|with|to|&))$/iu;

/** "Knowledge of one of the following: payroll; pensions; tax" stays one, as any of them will do. */
function listsChoices(text: string, last: Piece, piece: Piece): boolean {
  if (last.text.length > longestChoice || !last.text.endsWith(";")) return false;
  if (!sharesLine(text, last, piece)) return false;
  const [head = ""] = last.text.slice(0, longestHead).split(":");
  return head.length < longestHead && anyOf.test(head);
}

const longestHead = 160;
const longestChoice = 600;

/** The longest line between the empty lines around a place. */
function columnWidth(text: string, at: number): number {
  const from = text.lastIndexOf("\n\n", at);
  const to = text.indexOf("\n\n", at);
  const block = text.slice(from < 0 ? 0 : from, to < 0 ? text.length : to);
  return Math.max(...block.split("\n", 200).map((line) => line.trim().length));
}
