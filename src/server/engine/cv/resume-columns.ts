import type { DocumentLine } from "../../../shared/document.ts";
import { isKnownHeading } from "./headings.ts";

/** Stretches of lines of one page and column, in order. */
function stretches(lines: readonly DocumentLine[]): DocumentLine[][] {
  const found: DocumentLine[][] = [];
  for (const line of lines) {
    const open = found.at(-1);
    const last = open?.at(-1);
    if (open && last?.page === line.page && last.column === line.column) open.push(line);
    else found.push([line]);
  }
  return found;
}

/** A side list stands between two parts of one section: the second part opens with no heading of its own. */
function interrupts(
  before: readonly DocumentLine[] | undefined,
  side: readonly DocumentLine[] | undefined,
  after: readonly DocumentLine[] | undefined,
): boolean {
  const [a, b, c] = [before?.[0], side?.[0], after?.[0]];
  if (!a || !b || !c || a.page !== b.page || b.page !== c.page) return false;
  return (
    a.column === c.column &&
    b.column > a.column &&
    isKnownHeading(b.text) &&
    !isKnownHeading(c.text)
  );
}

/** Puts a section together again that a shorter column beside it cut in two. */
export function resumeColumns(lines: readonly DocumentLine[]): DocumentLine[] {
  const parts = stretches(lines);
  for (let i = 1; i + 1 < parts.length; i++) {
    const [before, side, after] = [parts[i - 1], parts[i], parts[i + 1]];
    if (!side || !after || !interrupts(before, side, after)) continue;
    parts[i] = after;
    parts[i + 1] = side;
  }
  return parts.flat();
}
