import { findMentions } from "../lexicon/lexicon.ts";
import { type Word, words } from "../text/words.ts";
import { looksLikeJobTitle } from "../vocabulary/job-titles.ts";

/** Words in a row that only copying explains; shorter runs are how people name the same things. */
const runLength = 6;
/** Words in a row, across lines, before a run counts as taken from the advertisement. */
const leastRun = 10;
/** Whole lines in a row, in the advertisement's order, that are a run however short they are; all there are of a shorter one. */
const runLines = 3;
/** Fewer words than this, though they be all the advertisement says, anybody may write. */
export const leastAdWords = 3;
/** Share of a line's words within such runs that makes it a copied line. */
const leastShare = 0.6;
/** Share of a line that names of skills make up where it is a list of skills. */
const listShare = 0.6;
/** A line of so few words that names a skill is an item of a list. */
const itemWords = 3;

export type CopiedText = {
  /** For each line: whether it is a copy of the advertisement's words. */
  lines: boolean[];
  /** For each line: what is left of it without copied words; empty for a copied line. */
  rest: string[];
  /** Words of the text that stand in copied runs; runs of nothing but skills are left out: people list the same ones. */
  words: number;
  /** Words of the advertisement. */
  adWords: number;
};

/** The names of skills in a line that is hardly more than such names; empty for any other. A job title is no list. */
export function listedNames(line: string): string[] {
  const found = findMentions(line);
  const named = found.reduce((sum, { start, end }) => sum + end - start, 0);
  const isList = named >= line.length * listShare || words(line).length <= itemWords;
  if (!isList || looksLikeJobTitle(line)) return [];
  return found.map(({ start, end }) => line.slice(start, end));
}

function shingles(sequence: readonly string[], length: number): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + length <= sequence.length; at += 1) {
    found.add(sequence.slice(at, at + length).join(" "));
  }
  return found;
}

/**
 * Marks each word that stands in a run of at least `leastRun` words, or of all there are, which the advertisement has in the
 * same order.
 */
function copiedWords(sequence: readonly string[], ad: readonly string[]): Uint8Array {
  const marks = new Uint8Array(sequence.length);
  if (ad.length < leastAdWords) return marks;
  const shingle = Math.min(runLength, ad.length);
  const least = Math.min(leastRun, ad.length);
  const known = shingles(ad, shingle);
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0 && to - from >= least) marks.fill(1, from, to);
    from = -1;
  };
  for (let at = 0; at + shingle <= sequence.length; at += 1) {
    if (!known.has(sequence.slice(at, at + shingle).join(" "))) continue;
    if (from >= 0 && at > to) close();
    if (from < 0) from = at;
    to = at + shingle;
  }
  close();
  return marks;
}

const keyOf = (line: readonly Word[]) => line.map((word) => word.lower).join("\u0000");

/** Marks the lines that stand in a run of whole lines which the advertisement has one below the other. */
function copiedLines(
  lines: readonly (readonly Word[])[],
  ad: readonly (readonly Word[])[],
): Uint8Array {
  const marks = new Uint8Array(lines.length);
  const written = lines.flatMap((line, index) => (line.length > 0 ? [index] : []));
  const keys = written.map((index) => keyOf(lines[index] ?? []));
  const asked = ad.filter((line) => line.length > 0).map(keyOf);
  const run = Math.min(runLines, asked.length);
  if (run === 0 || ad.reduce((sum, line) => sum + line.length, 0) < leastAdWords) return marks;
  const known = shingles(asked, run);
  for (let at = 0; at + run <= keys.length; at += 1) {
    if (!known.has(keys.slice(at, at + run).join(" "))) continue;
    for (const index of written.slice(at, at + run)) marks[index] = 1;
  }
  return marks;
}

/** The words of runs of copied lines that hold more than lists of skills. */
function countedWords(lines: readonly string[], counts: readonly number[]): number {
  let total = 0;
  let run = 0;
  let onlyLists = true;
  const close = () => {
    if (!onlyLists) total += run;
    run = 0;
    onlyLists = true;
  };
  counts.forEach((count, at) => {
    if (count === 0) close();
    run += count;
    if (count > 0 && onlyLists) onlyLists = listedNames(lines[at] ?? "").length > 0;
  });
  close();
  return total;
}

/** A line without the words from the first copied one to the last. */
function cut(text: string, line: readonly Word[], marks: Uint8Array): string {
  const first = line[marks.indexOf(1)];
  const last = line[marks.lastIndexOf(1)];
  if (!first || !last) return text;
  return `${text.slice(0, first.start)} ${text.slice(last.end)}`.trim();
}

/**
 * Which of the lines are copied from the advertisement, word for word, whatever their line breaks and signs: long runs of
 * its words, or several of its lines one below the other.
 */
export function findCopiedText(lines: readonly string[], ad: string): CopiedText {
  const asked = ad.split("\n").map((line) => words(line));
  const adWords = asked.flat().map((word) => word.lower);
  const byLine = lines.map((line) => words(line));
  const whole = copiedLines(byLine, asked);
  const marks = copiedWords(
    byLine.flat().map((word) => word.lower),
    adWords,
  );
  const copied: boolean[] = [];
  const counts: number[] = [];
  const rest: string[] = [];
  let at = 0;
  byLine.forEach((line, index) => {
    const text = lines[index] ?? "";
    const own = marks.subarray(at, at + line.length);
    at += line.length;
    const count = whole[index] === 1 ? line.length : own.reduce((sum, mark) => sum + mark, 0);
    const isCopy = count > 0 && count >= line.length * leastShare;
    copied.push(isCopy);
    counts.push(count);
    rest.push(isCopy ? "" : count === 0 ? text : cut(text, line, own));
  });
  return { lines: copied, rest, words: countedWords(lines, counts), adWords: adWords.length };
}
