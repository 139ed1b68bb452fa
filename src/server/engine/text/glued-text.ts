import { wordsOf } from "../words/tables.ts";

const alternatives = (phrases: readonly string[]) =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.+/]/g, "\\$&").replace(/'/g, "['’]").replace(/ /g, "\\s+"))
    .join("|");

/** A heading between running text: capitals on both sides of it, a small word, bracket or stop before it. */
const heading = new RegExp(
  `(?<=[\\p{Ll}\\p{N})\\].!?:;*]\\s{1,4}|^\\s{0,4})(?:${alternatives(wordsOf("inline heading"))}):?(?=\\s+[-–—*•]?\\s*[\\p{Lu}\\p{N}*]|\\s{0,4}$)`,
  "gu",
);
/** A heading in capitals, two or more shouted words; without a colon it ends where the shouting does. */
const shouted =
  /(?<=[\p{Ll}\p{N})\].!?;*]\s{1,4})\p{Lu}{3,30}(?:[ &]{1,3}\p{Lu}{2,30}){1,6}(?::(?=\s+[\p{Lu}*])|(?=\s+(?:\*|\p{Lu}(?!\p{Lu}|\s\p{Lu}{2}))))/gu;
const start = new RegExp(
  `(?<=[\\p{Ll}\\p{N})][\\p{Ll})]\\s{1,4})(?:${alternatives(wordsOf("glued start"))})(?=\\s+[\\p{Ll}\\p{N}&]|\\s+[\\p{Lu}]{2,})`,
  "gu",
);
/** A small word after which a capital is part of a name: "Head of Reporting". */
const bindsOn =
  /(?:^|\s)(?:of|the|and|or|in|for|to|with|a|an|our|as|at|by|on|from|your|their|its|this|that|years?|years['’]|year['’]s|months?|months['’]|yrs?|relevant|previous|proven|similar|rated|judged|graded|disability|von|der|die|das|und|für|im|als|de|la|le|et)\s+$/iu;

/** Offsets at which running text without line breaks starts a heading, a sentence or a list item. */
export function gluedCuts(block: string): number[] {
  if (block.length < 120) return [];
  const cuts: number[] = [];
  for (const match of [...block.matchAll(heading), ...block.matchAll(shouted)]) {
    if (binds(block, match.index)) continue;
    cuts.push(match.index, match.index + match[0].length);
  }
  for (const match of block.matchAll(start)) {
    if (!binds(block, match.index)) cuts.push(match.index);
  }
  return [...cuts, ...listMarks(block)];
}

function binds(block: string, index: number): boolean {
  return bindsOn.test(block.slice(Math.max(0, index - 14), index));
}

/** Bullets that were lost or became a letter: two spaces, or "o", before a capital; a row of them. */
function listMarks(block: string): number[] {
  const gaps = Array.from(block.matchAll(/(?<=\S)\s{2,}(?=[\p{Lu}*])/gu), (match) => match.index);
  const letters = Array.from(block.matchAll(/(?<=\s)o(?=\p{Lu}\p{Ll})/gu), (match) => match.index);
  return [...(gaps.length > 2 ? gaps : []), ...(letters.length > 1 ? letters : [])];
}
