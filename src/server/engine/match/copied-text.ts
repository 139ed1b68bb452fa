import { words } from "../text/words.ts";

/** Words in a row that only copying explains; shorter runs are how people name the same things. */
const runLength = 6;
/** Words in a row, across lines, before a run counts as taken from the advertisement. */
const leastRun = 10;
/** Share of a line's words within such runs that makes it a copied line. */
const leastShare = 0.6;

export type CopiedText = {
  /** For each line: whether it is a copy of the advertisement's words. */
  lines: boolean[];
  /** Words of the text that stand in copied runs. */
  words: number;
  /** Words of the advertisement. */
  adWords: number;
};

function shingles(sequence: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + runLength <= sequence.length; at += 1) {
    found.add(sequence.slice(at, at + runLength).join(" "));
  }
  return found;
}

/** Marks each word that stands in a run of at least `leastRun` words which the advertisement has in the same order. */
function copiedWords(sequence: readonly string[], ad: ReadonlySet<string>): Uint8Array {
  const marks = new Uint8Array(sequence.length);
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0 && to - from >= leastRun) marks.fill(1, from, to);
    from = -1;
  };
  for (let at = 0; at + runLength <= sequence.length; at += 1) {
    if (!ad.has(sequence.slice(at, at + runLength).join(" "))) continue;
    if (from >= 0 && at > to) close();
    if (from < 0) from = at;
    to = at + runLength;
  }
  close();
  return marks;
}

/** Which of the lines are copied from the advertisement, word for word, whatever their line breaks and signs. */
export function findCopiedText(lines: readonly string[], ad: string): CopiedText {
  const adWords = words(ad).map((word) => word.lower);
  const byLine = lines.map((line) => words(line).map((word) => word.lower));
  const marks = copiedWords(byLine.flat(), shingles(adWords));
  let at = 0;
  let total = 0;
  const copied = byLine.map((line) => {
    let count = 0;
    for (let word = 0; word < line.length; word += 1) count += marks[at + word] ?? 0;
    at += line.length;
    total += count;
    return line.length > 0 && count >= line.length * leastShare;
  });
  return { lines: copied, words: total, adWords: adWords.length };
}
