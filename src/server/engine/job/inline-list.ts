import { countWords } from "./count-words.ts";
/** A piece of a text; offsets in UTF-16 code units. */
export type Piece = { from: number; to: number };

/** What opens a list within a sentence: "someone with: a degree, a driving licence, good numeracy". */
const opener =
  /^[^:;]{0,90}\b(?:with|have|has|need|needs|needed|offer|bring|possess|require|requires|required|include|includes|following)\s?:\s+/iu;
/** "One or more of the following: A; B; C" asks for any, not for each. */
export const anyOf =
  /\b(?:one|any|some|either|two) (?:or more )?(?:of|from) (?:the |these )?(?:following|below|areas)\b/iu;
const fewest = 3;
/** An item that is one word only ("Word, Excel, Access") belongs to a list of names, which is one demand. */
const wordsInItem = 2;

/** The items of a list that a sentence opens with a colon; none where there is no such list. */
export function inlineItems(text: string): Piece[] {
  const from = opener.exec(text)?.[0].length ?? 0;
  if (from === 0 || anyOf.test(text.slice(0, from))) return [];
  const marks = marksOutside(text, from, text.includes(";") ? ";" : ",");
  const starts = [from, ...marks.map((at) => at + 1)];
  const ends = [...marks, text.length];
  const items = starts.map((start, at) => trimmed(text, start, ends[at] ?? text.length));
  const long = items.filter(({ from, to }) => countWords(text.slice(from, to)) >= wordsInItem);
  return items.length >= fewest && long.length === items.length ? items : [];
}

/** What makes an item a demand of its own, and not one more thing that the first item is about. */
const ownHead =
  /^(?:an?\s)?(?:good|excellent|strong|great|proven|previous|relevant|full|clean|valid|current|own|basic|some|reliable|friendly|positive|flexible|able to|ability to|willing(?:ness)? to|confident|knowledge|experience|understanding)\s|\b(?:licen[cs]e|ticket|certificate|qualification|degree|experience|skills|knowledge|transport|attitude|manner)$/iu;
const sentence =
  /\b(?:is|are|was|will|would|can|you\w*|we|our|who|which|such as|including|or|e\.g)\b/iu;
const longestNote = 260;
const wordsInOwnItem = { least: 2, most: 9 };

/** The items of a note without a verb: "previous dairy experience, good stockmanship, full driving licence". */
export function ownItems(text: string): Piece[] {
  if (text.length > longestNote || sentence.test(text)) return [];
  const marks = marksOutside(text, 0, ",");
  const items = [0, ...marks.map((at) => at + 1)].map((start, at) =>
    trimmed(text, start, marks[at] ?? text.length),
  );
  const sized = items.every(({ from, to }) => {
    const count = countWords(text.slice(from, to));
    return count >= wordsInOwnItem.least && count <= wordsInOwnItem.most;
  });
  const own = items
    .slice(1)
    .filter(({ from, to }) => ownHead.test(text.slice(from, to).replace(/[.!]$/u, "")));
  return sized && items.length >= fewest && own.length >= 2 && own.length * 2 >= items.length - 1
    ? items
    : [];
}

/** Where a mark stands outside brackets. */
export function marksOutside(text: string, from: number, mark: string): number[] {
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
export function trimmed(text: string, from: number, to: number): Piece {
  const lead = /^\s*(?:(?:and|or|plus)\s+)?/iu.exec(text.slice(from, to))?.[0].length ?? 0;
  const end = from + text.slice(from, to).trimEnd().length;
  return { from: Math.min(from + lead, end), to: end };
}
