import type { Row, Segment } from "./segments.ts";

const openRange = /\b(?:19|20)\d\d\s?[–—-]$/;
const rangeEnd =
  /^(?:\p{L}{3,10}\.?\s|\d{1,2}[./]\s?)?(?:(?:19|20)\d\d|present|now|current|heute|actuel|actualidad|oggi|heden)$/iu;

function isUnder(below: Segment, above: Segment): boolean {
  return below.left < above.right && above.left < below.right + above.size;
}

/** Whether the dates at the right of a line go on in the next one. */
function goesOn(row: Row, next: Row | undefined): next is Row {
  const [date, below] = [row.segments.at(-1), next?.segments.at(-1)];
  if (next === undefined || date === undefined || below === undefined || row.segments.length < 2)
    return false;
  const close = next.y - row.y < row.size * 1.6 && next.segments.length <= row.segments.length;
  return close && openRange.test(date.text) && rangeEnd.test(below.text) && isUnder(below, date);
}

/**
 * Where a name and the dates at its right both break in a narrow column ("First Class  2012 –" above
 * "Honours  2015"), the two lines are read cell by cell.
 */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above === undefined || !goesOn(above, row)) {
      joined.push(row);
      continue;
    }
    const dates = [above, row].flatMap(({ segments }) => segments.slice(-1));
    const names = [above, row].flatMap(({ segments }) => segments.slice(0, -1));
    joined[joined.length - 1] = { ...above, segments: [...names, ...dates] };
  }
  return joined;
}
