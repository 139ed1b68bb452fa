import {
  datedAtEdge,
  dateLike,
  datesEntries,
  makeSide,
  type Side,
  styleOf,
} from "./column-sides.ts";
import { joinLevelRows, median, type Row, type Segment } from "./segments.ts";

const aligned = 4;
/** Whether what stands left and right of a gutter are two columns to be read one after the other. */
export function areColumns(leftRows: readonly Row[], rightRows: readonly Row[]): boolean {
  const left = makeSide(leftRows);
  const right = makeSide(rightRows);
  if (leftRows.length < 2 || rightRows.length < 2) return false;
  const paired = right.baselines.filter((y) => left.baselines.includes(y)).length;
  const ofLeft = paired / leftRows.length;
  const ofRight = paired / rightRows.length;
  if (datesEntries(left, right) || datedAtEdge(left, right)) return false;
  if (runsAlong(right, left, ofLeft)) return true;
  if (isMargin(right, left, ofRight)) return false;
  if (isLabels(left, right, ofLeft)) return false;
  if (rightRows.some((row) => row.segments[0]?.bullet)) return true;
  if (ofLeft < 0.65 && ofRight < 0.65) return true;
  if (flows(left) && flows(right)) return true;
  return areCards(left, right);
}

/**
 * Whether a gutter parts dates at the right edge of a column from the lines they date, with another column behind or
 * below them: the page divides behind the dates, or below them.
 */
export function tearsDates({ rows, at }: { rows: readonly Row[]; at: number }): boolean {
  const dates: Segment[] = [];
  const others: Segment[] = [];
  for (const { segments } of joinLevelRows(rows)) {
    const beside = segments.some((segment) => segment.right <= at);
    const [first, ...more] = segments.filter((segment) => segment.right > at);
    if (first === undefined) continue;
    if (beside && dateLike.test(first.text) && first.text.length < 40) dates.push(first);
    else others.push(first);
    others.push(...more);
  }
  const edge = Math.max(...dates.map((date) => date.right));
  const lowest = Math.max(...dates.map((date) => date.y));
  return (
    dates.length > 0 &&
    others.length > 0 &&
    spread(dates.map((date) => date.right)) < aligned &&
    (others.every((other) => other.left > edge) ||
      (dates.length > 1 && others.every((other) => other.y > lowest + other.size)))
  );
}

/** A list beside a longer column: a line of it beside every line, all from the same edge. */
function runsAlong(right: Side, left: Side, ofLeft: number): boolean {
  const [top = 0] = right.baselines;
  const bottom = right.baselines.at(-1) ?? 0;
  const beside = left.baselines.filter((y) => y >= top && y <= bottom).length;
  const dense = right.rows.length >= Math.max(5, beside * 0.8);
  return dense && ofLeft < 0.65 && hasFewEdges(right) && !mostlyDates(right);
}

function mostlyDates(side: Side): boolean {
  const dates = side.lines.filter(
    (line) => dateLike.test(line.text) && line.text.length < 40,
  ).length;
  return dates >= side.lines.length * 0.5;
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Short remarks at the right margin of lines that go on: dates, places, levels. */
function isMargin(right: Side, left: Side, ofRight: number): boolean {
  const flush = spread(right.lines.map((line) => line.right)) < aligned;
  const ragged = spread(right.lines.map((line) => line.left)) > aligned;
  if (flush && ragged && !flows(right) && (ofRight >= 0.6 || right.rows.length <= 3)) return true;
  if (ofRight < 0.6) return false;
  if (mostlyDates(right)) return true;
  const narrow =
    median(right.lines.map((line) => line.right - line.left)) < (right.right - left.left) * 0.25;
  return narrow && ofRight >= 0.8 && left.rows.length >= right.rows.length * 1.6;
}

/** Labels or dates at the left of what they name: each begins beside a line of the right side. */
function isLabels(left: Side, right: Side, ofLeft: number): boolean {
  if (ofLeft < 0.75) return false;
  if (mostlyDates(left)) return true;
  const width = right.right - left.left;
  const narrow = left.right - left.left < width * 0.35;
  return narrow && right.rows.length >= left.rows.length * 1.5;
}

/** Text that fills its column: most lines reach near the right edge. */
function flows(side: Side): boolean {
  if (side.lines.length < 4) return false;
  const width = side.right - side.left;
  const full = side.lines.filter((line) => line.right - line.left > width * 0.75).length;
  return full >= side.lines.length * 0.35 && wraps(side);
}

/** Entries set side by side (a title, an institution, a year under one another), not the rows of a table. */
function areCards(left: Side, right: Side): boolean {
  if (!hasFewEdges(right) && !isCentred(right)) return false;
  const styles = [left, right].map((side) => side.lines.map(styleOf));
  const [ofLeft = [], ofRight = []] = styles;
  const varied = new Set(ofLeft).size > 1 && new Set(ofRight).size > 1;
  const alike = ofLeft[0] === ofRight[0];
  if (!varied || !alike) return false;
  // A table has one style below its heading row.
  const below = new Set([...ofLeft.slice(1), ...ofRight.slice(1)]).size;
  return below > 1 || left.lines.length === 2 || wraps(left) || wraps(right);
}

/** Lines begin at one or two places: the column's edge and an indent. */
function hasFewEdges(side: Side): boolean {
  const edges = new Set(side.lines.map((line) => Math.round(line.left / aligned)));
  return edges.size <= Math.max(2, side.lines.length * 0.34);
}

function isCentred(side: Side): boolean {
  return spread(side.lines.map((line) => line.left + line.right)) < aligned * 2;
}

/** A sentence over several lines. */
function wraps(side: Side): boolean {
  return side.lines.some((line, index) => {
    const next = side.lines[index + 1];
    return next !== undefined && line.text.length > 25 && /^[\p{Ll}\d]/u.test(next.text);
  });
}

/** Three rows or more of three cells or more that begin at the same places. */
export function isUniformTable(rows: readonly Row[]): boolean {
  let run = 0;
  let best = 0;
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const same =
      above !== undefined &&
      row.segments.length >= 3 &&
      row.segments.length === above.segments.length &&
      row.segments.every(
        (segment, cell) => Math.abs(segment.left - (above.segments[cell]?.left ?? 0)) < 3,
      );
    run = same ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best >= 2;
}
