import { hasCue } from "./cue-match.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";
import type { Passage } from "./table-rows.ts";

const condition = /^(?:(?:and|or|also) )*if (?:you|they|s?he)\b/iu;

/** "It would be an advantage to have …": what follows in the same form is wished for too. */
const toDo = /^(?:and |or )?to \p{Ll}/u;

/** "So is being able to type": as much as what stands before. */
const likewise = /^so (?:is|are)\b/iu;

/** What a sentence says before it begins to list. */
function openingOf(text: string, piece: Piece): string | null {
  const colon = text.indexOf(":");
  if (colon > 0) return text.slice(0, colon);
  if (condition.test(piece.text)) return text;
  const verb = text.search(/(?<!\bit),? to \p{Ll}/u);
  return verb > 0 && toDo.test(piece.text) ? text.slice(0, verb) : null;
}

/** "It would be a bonus if …; if …; or if …": whether a piece is one more item of the wish before it. */
export function wishGoesOn(text: string, last: Passage | undefined, piece: Piece): boolean {
  if (last && likewise.test(piece.text)) return hasCue("preferred", last.text);
  if (!last?.text.endsWith(";") || !sharesLine(text, last, piece)) return false;
  if (last.section === "preferred") return true;
  const opening = openingOf(last.text, piece);
  return opening !== null && hasCue("preferred", opening);
}
