import { countWords } from "./count-words.ts";
import { wouldFit } from "./would-fit.ts";

/** So many lines that begin small stand below each other in a list. */
const least = 3;
const mostInHeading = 6;
const beginsSmall = /^\s*\p{Ll}/u;
/** No item ends so, but a line that goes on. */
const goesOn = /(?:,\s?|\s)(?:and|or|of|the|an?|in|for|with|to|at|on|by|from|is|are|&)\s*$/iu;

const isEmpty = (line: string | undefined) => line === undefined || line.trim() === "";
const heads = (line: string | undefined) =>
  line === undefined || isEmpty(line) || /:\s*$/u.test(line) || countWords(line) <= mostInHeading;

/**
 * The lines that each are an item of a list without bullets, though they begin small: those that the first word of the next would
 * have fitted on. A paragraph is broken off only where it would not.
 */
export function smallListLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  while (from < lines.length) {
    let to = from;
    while (beginsSmall.test(lines[to] ?? "")) to += 1;
    const run = lines.slice(from, to);
    if (run.length >= least && heads(lines[from - 1]) && isList(run))
      for (let at = from; at < to; at += 1) found.add(at);
    from = Math.max(to, from + 1);
  }
  return found;
}

function isList(run: readonly string[]): boolean {
  const before = run.slice(0, -1);
  if (before.some((line) => goesOn.test(line))) return false;
  const width = run.reduce((most, line) => Math.max(most, line.trim().length), 0);
  const roomy = before.filter((line, at) => wouldFit(line.trim(), run[at + 1] ?? "", width));
  return roomy.length * 2 >= before.length;
}
