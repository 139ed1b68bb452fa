import type { DocumentLine } from "../../../shared/document.ts";
import { findDateRanges } from "../vocabulary/dates.ts";
import { maxDatedLine } from "./cv-line.ts";
import { mayTell, toldRole } from "./told-roles.ts";

/** Where a sentence ends, or a clause that could stand alone: not "Sp. z o.o. w Łodzi". */
const clauseEnd =
  /(?<=(?:\p{L}{3}|\p{Lu}{2}|\d{4}|\))[.!?])\s+(?=\p{Lu}|(?:19|20)\d\d\s)|(?<=;)\s+(?=\p{Ll})/u;
/** A longer paragraph has no dates of its own, see `maxDatedLine`; shorter than this no line tells of two posts. */
const shortest = 60;
const longest = 4000;

const tells = (text: string): boolean =>
  mayTell(text) && toldRole(text, findDateRanges(text)) !== null;

/** What of a long sentence already tells of the post, and what follows. */
function cut(sentence: string): string[] {
  if (sentence.length <= maxDatedLine) return [sentence];
  for (const { index } of sentence.matchAll(/,\s/gu)) {
    if (index > maxDatedLine) break;
    if (tells(sentence.slice(0, index)))
      return [sentence.slice(0, index + 1), sentence.slice(index + 2)];
  }
  return [sentence];
}

/** A paragraph that tells of posts one after the other, as lines: each sentence that tells of one, and what follows it. */
export function partedByRoles(line: DocumentLine): DocumentLine[] {
  const { text } = line;
  if (line.bullet || line.gaps !== undefined || text.length < shortest || text.length > longest)
    return [line];
  if (!mayTell(text)) return [line];
  const parts: string[] = [];
  let told = 0;
  let open = false;
  for (const sentence of text.split(clauseEnd)) {
    const [head = "", ...rest] = tells(sentence) ? cut(sentence) : [];
    if (head !== "") {
      told += 1;
      parts.push(head, ...rest);
      open = rest.length > 0;
    } else {
      if (open) parts[parts.length - 1] += ` ${sentence}`;
      else parts.push(sentence);
      open = true;
    }
  }
  if (told === 0 || (told === 1 && text.length <= maxDatedLine)) return [line];
  return parts.map((part, at) => ({ ...line, text: part, gapBefore: at === 0 && line.gapBefore }));
}
