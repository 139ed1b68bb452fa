import { hasCue } from "./cue-match.ts";
import type { Piece } from "./passages.ts";
import type { Passage } from "./table-rows.ts";

const condition = /^(?:(?:and|or|also) )*if (?:you|they|s?he)\b/iu;

/** "It would be a bonus if …; if …; or if …": whether a piece is one more condition of the wish before it. */
export function wishGoesOn(text: string, last: Passage | undefined, piece: Piece): boolean {
  if (!last || !condition.test(piece.text) || !last.text.endsWith(";")) return false;
  if (text.slice(last.end, piece.start).includes("\n")) return false;
  return hasCue("preferred", last.text) || last.section === "preferred";
}
