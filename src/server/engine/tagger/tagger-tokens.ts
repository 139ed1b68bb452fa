import { type Mention, skillKinds } from "../lexicon/skill.ts";

/** A word or mark of a line, as the tagger reads it. Offsets in UTF-16 code units of the whole text. */
export type TaggerToken = {
  start: number;
  end: number;
  raw: string;
  lower: string;
  /** What the lexicon says of it: 0 nothing, else kind and whether a name begins or goes on here. */
  lexicon: number;
  /** The sector of the lexicon's concept; empty without one. */
  sector: string;
  /** Its canonical name; empty without one. */
  concept: string;
};

const wordOrMark = /[\p{L}\p{N}]+(?:[-'’.+#&/_][\p{L}\p{N}]+)*[+#]*|\S/gu;
const lineOrSentenceEnd = /[\n\r\u2028\u2029\v\f]|[.!?]\s/g;
/** A longer line is read in pieces of this many tokens. */
const longestLine = 200;
/** Of a longer word only the beginning is looked at. */
const longestWord = 40;
const abbreviated = /(?:^|[\s(])(?:e\.g|i\.e|etc|incl|inc|approx|dr|mr|mrs|ms|no|vs)\.$/i;

function markMentions(line: TaggerToken[], mentions: readonly Mention[], from: number): number {
  let next = from;
  for (const token of line) {
    while ((mentions[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1;
    const mention = mentions[next];
    if (!mention || mention.start >= token.end) continue;
    const inside = token.start > mention.start;
    token.lexicon = 1 + 2 * skillKinds.indexOf(mention.skill.kind) + (inside ? 1 : 0);
    token.sector = mention.skill.sector;
    token.concept = mention.skill.name;
  }
  return next;
}

function readLine(text: string, start: number, end: number): TaggerToken[] {
  const line: TaggerToken[] = [];
  for (const match of text.slice(start, end).matchAll(wordOrMark)) {
    const raw = match[0].slice(0, longestWord);
    const from = start + match.index;
    const to = from + match[0].length;
    line.push({
      start: from,
      end: to,
      raw,
      lower: raw.toLowerCase(),
      lexicon: 0,
      sector: "",
      concept: "",
    });
  }
  return line;
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(lineOrSentenceEnd)) {
    const at = match.index + 1;
    if (match[0][0] === "." && abbreviated.test(text.slice(Math.max(0, at - 8), at))) continue;
    ends.push(at);
  }
  ends.push(text.length);
  return ends;
}

/** The lines and sentences of a text as tokens, with what the lexicon's mentions say of each. */
export function taggerLines(text: string, mentions: readonly Mention[]): TaggerToken[][] {
  const lines: TaggerToken[][] = [];
  let start = 0;
  let next = 0;
  for (const end of lineEnds(text)) {
    const line = readLine(text, start, end);
    next = markMentions(line, mentions, next);
    for (let at = 0; at < line.length; at += longestLine)
      lines.push(line.slice(at, at + longestLine));
    start = end;
  }
  return lines;
}
