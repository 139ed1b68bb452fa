import type { Row, Segment } from "./segments.ts";

/** A range that stops behind its dash, or behind the month of its end. */
const openRange =
  /(?:\b(?:19|20)|[/.'’])\d\d\s?(?:[–—-]|to|until|bis|au?|al?|do|tot)(?:\s?\p{L}{3,10}\.?)?$/iu;
const rangeEnd =
  /^(?:\p{L}{3,10}\.?\s|\d{1,2}[./]\s?)?(?:(?:19|20)\d\d|present|now|current|date|heute|actuel|actualidad|oggi|heden)$/iu;

function isUnder(below: Segment, above: Segment): boolean {
  return below.left < above.right && above.left < below.right + above.size;
}

/** The dates at the one end of a line and what of them stands in the next one. */
function goesOn(row: Row, next: Row, end: 0 | -1): [Segment, Segment] | null {
  const [date, below] = [row.segments.at(end), next.segments.at(end)];
  if (date === undefined || below === undefined || row.segments.length < 2) return null;
  const close = next.y - row.y < row.size * 1.6 && next.segments.length <= row.segments.length;
  const whole = openRange.test(date.text) && rangeEnd.test(below.text) && isUnder(below, date);
  return close && whole ? [date, below] : null;
}

/** Whether a name breaks before the dates at its right: the next line is set alike, and its first word had no room. */
function nameGoesOn(name: Segment | undefined, below: Segment | undefined, date: Segment): boolean {
  if (name === undefined || below === undefined) return false;
  const alike = name.bold === below.bold && name.size === below.size && name.font === below.font;
  const word = below.text.split(" ")[0]?.length ?? 0;
  const needed = ((below.right - below.left) * (word + 1)) / Math.max(1, below.text.length);
  return alike && date.left - name.right < needed + name.size * 2;
}

/**
 * Where a name and the dates at its right both break in a narrow column ("First Class  2012 –" above
 * "Honours  2015"), the two lines are read cell by cell. Dates that break alone, left or right, become whole in the
 * upper line.
 */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const right = above && goesOn(above, row, -1);
    const left = above && goesOn(above, row, 0);
    if (above && right) {
      const [date, below] = right;
      const names = [above, row].map(({ segments }) => segments.slice(0, -1));
      const wrapped = nameGoesOn(names[0]?.at(-1), names[1]?.[0], date);
      const first = wrapped ? names.flat() : (names[0] ?? []);
      joined[joined.length - 1] = { ...above, segments: [...first, date, below] };
      if (!wrapped && names[1]?.length) joined.push({ ...row, segments: names[1] });
    } else if (above && left) {
      const [date, below] = left;
      joined[joined.length - 1] = { ...above, segments: [date, below, ...above.segments.slice(1)] };
      if (row.segments.length > 1) joined.push({ ...row, segments: row.segments.slice(1) });
    } else joined.push(row);
  }
  return joined;
}
