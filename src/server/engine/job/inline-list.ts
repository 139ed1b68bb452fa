/** A piece of a text; offsets in UTF-16 code units. */
type Piece = { from: number; to: number };

/** What opens a list within a sentence: "someone with: a degree, a driving licence, good numeracy". */
const opener =
  /^[^:;]{0,90}\b(?:with|have|has|need|needs|needed|offer|bring|possess|require|requires|required|include|includes|following)\s?:\s+/iu;
const fewest = 3;
/** An item that is one word only ("Word, Excel, Access") belongs to a list of names, which is one demand. */
const wordsInItem = 2;

/** The items of a list that a sentence opens with a colon; none where there is no such list. */
export function inlineItems(text: string): Piece[] {
  const from = opener.exec(text)?.[0].length ?? 0;
  if (from === 0) return [];
  const marks = marksOutside(text, from, text.includes(";") ? ";" : ",");
  const starts = [from, ...marks.map((at) => at + 1)];
  const ends = [...marks, text.length];
  const items = starts.map((start, at) => trimmed(text, start, ends[at] ?? text.length));
  const long = items.filter(
    ({ from, to }) => text.slice(from, to).split(/\s+/u).length >= wordsInItem,
  );
  return items.length >= fewest && long.length === items.length ? items : [];
}

/** Where a mark stands outside brackets. */
function marksOutside(text: string, from: number, mark: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (sign === mark && depth === 0) found.push(at);
  }
  return found;
}

/** Without the joining word and the spaces around. */
function trimmed(text: string, from: number, to: number): Piece {
  const lead = /^\s*(?:(?:and|or|plus)\s+)?/iu.exec(text.slice(from, to))?.[0].length ?? 0;
  const end = from + text.slice(from, to).trimEnd().length;
  return { from: Math.min(from + lead, end), to: end };
}
