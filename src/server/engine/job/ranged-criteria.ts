import type { Mark } from "./criteria-table.ts";
import type { Piece } from "./passages.ts";

const between = String.raw`(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2})`;
/** "Criteria 9 to 12 will only be used where we need to reduce the number": a range, and what is said of it. */
const told = new RegExp(
  String.raw`\b(?:criteria|criterion|items|points|numbers|nos\.?)\s${between}([^.\n]{0,140})`,
  "giu",
);
/** "1-8 essential, 9-12 desirable" */
const listed = new RegExp(
  String.raw`(?<![\d£.])${between}\s?(?:are |= ?|: ?)?(?:all )?(essential|desirable|required|preferred)(?=\s*(?:[,;.)\n]|$))`,
  "giu",
);
const wish =
  /\b(?:only be (?:used|considered|applied|scored|assessed)|reduce the (?:number|field|list)|desirable|preferred|tie[- ]?break|(?:large|high) (?:number|volume)|long ?list)\b/iu;
const must = /\b(?:essential|required|must (?:all )?be met|mandatory)\b/iu;

/** Which numbers an advertisement says are musts and which are wishes. */
function marksOf(whole: string): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const mark = (from: string, to: string, as: Mark) => {
    for (let at = Number(from); at <= Number(to); at += 1) marks.set(at, as);
  };
  for (const [, from = "", to = "", rest = ""] of whole.matchAll(told)) {
    if (wish.test(rest)) mark(from, to, "preferred");
    else if (must.test(rest)) mark(from, to, "required");
  }
  for (const [, from = "", to = "", word = ""] of whole.matchAll(listed))
    mark(from, to, /^[er]/iu.test(word) ? "required" : "preferred");
  return marks;
}

/** Room for an indent, a number and what stands behind it. */
const widest = 12;

function numberOf(whole: string, { start }: Piece): number | null {
  const from = Math.max(0, start - widest);
  const before = `${from === 0 ? "\n" : ""}${whole.slice(from, start)}`;
  const digits = /\n[^\S\n]*\(?(\d{1,2})[.)]?\)?[^\S\n]*$/u.exec(before)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lists of numbered pieces, each up to where the numbers begin anew. */
function runsOf(whole: string, pieces: readonly Piece[]): Map<number, Piece>[] {
  const runs: Map<number, Piece>[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const number = numberOf(whole, piece);
    if (number === null) continue;
    if (number <= last) runs.push(new Map());
    runs.at(-1)?.set(number, piece);
    last = number;
  }
  return runs;
}

/**
 * The weight of numbered criteria that the advertisement gives by their numbers, in the list that has them all: a list of duties
 * may be numbered too.
 */
export function rangedCriteria(pieces: readonly Piece[], whole: string): ReadonlyMap<Piece, Mark> {
  const marks = marksOf(whole);
  const found = new Map<Piece, Mark>();
  if (![...marks.values()].includes("preferred")) return found;
  const highest = Math.max(...marks.keys());
  for (const run of runsOf(whole, pieces).filter((one) => one.has(highest)))
    for (const [number, piece] of run) {
      const mark = marks.get(number);
      if (mark) found.set(piece, mark);
    }
  return found;
}
