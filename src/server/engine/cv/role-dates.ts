import { anyOf } from "../vocabulary/date-points.ts";
import { andWords } from "../vocabulary/date-words.ts";
import { type DateRange, meansNow, monthCount } from "../vocabulary/dates.ts";
import type { ShapedLine } from "./cv-line.ts";
import { spans } from "./role-block.ts";

/** Dates written over three lines ("May 2010", "to", "July 2012") become one. */
export function joinSplitDates(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [a, b, c] = [lines[i], lines[i + 1], lines[i + 2]];
    if (!a) continue;
    const start = a.ranges[0]?.start;
    const last = c?.ranges[0];
    const end = last && last.end === null ? last.start : null;
    const present = c && meansNow(c.text) ? "present" : null;
    if (
      start &&
      a.rest === "" &&
      b &&
      c &&
      /^(?:to|until|[-–—])$/i.test(b.text) &&
      (end ?? present)
    ) {
      out.push({
        ...a,
        rest: c.rest === c.text ? "" : c.rest,
        ranges: [{ start, end: end ?? present, from: 0, to: a.text.length }],
      });
      i += 2;
    } else out.push(a);
  }
  return out;
}

const yearOf = (end: DateRange["end"]) => (end === null || end === "present" ? end : end.year);

/** "2019–2022 … (March 2019 – July 2022)": the same years with their months. */
function isMorePrecise({ start, end }: DateRange, years: DateRange): boolean {
  if (start === null || start.month === null || years.start?.month !== null) return false;
  return start.year === years.start.year && (end === null || yearOf(end) === yearOf(years.end));
}

/** The months of a role's years alone on the line below them belong to its own line: "2017–2019 …" above "(January 2017 – …)". */
export function joinMonths(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [years, months] = [above?.ranges[0], line.ranges[0]];
    const same = line.rest === "" && years && months && isMorePrecise(months, years);
    if (above && same && above.rest !== "") out[out.length - 1] = { ...above, ranges: [months] };
    else out.push(line);
  }
  return out;
}

const and = anyOf(andWords);
const joinsTimes = new RegExp(`^(?:[,;]|,?\\s(?:${and}))\\s(?:again\\s)?(?:from\\s)?$`, "u");
const joinsYears = new RegExp(`^,?\\s?(?:${and}|\\+)?\\s?$`);

/** "March 2024 – August 2025, and February 2026 – now": two whole times, one behind the other. */
function isHeldAgain(text: string, first: DateRange, again: DateRange): boolean {
  const whole = [first, again].every(({ start, end }) => start !== null && end !== null);
  return whole && joinsTimes.test(text.slice(first.to, again.from));
}

/** A short time away is no other post; behind a longer one the later time alone is sure. */
const longestAway = 12;

function heldTwice(one: DateRange, other: DateRange): DateRange {
  const start = ({ start }: DateRange) => (start === null ? 0 : monthCount(start, 1));
  const [early, late] = start(one) <= start(other) ? [one, other] : [other, one];
  const left = early.end === null || early.end === "present" ? null : monthCount(early.end, 12);
  const near = left !== null && start(late) - left <= longestAway;
  return { ...late, start: near ? early.start : late.start };
}

/** The dates of a line; years in a row ("summers 2015, 2016, 2017") are one time. */
export function rangeOf(line: ShapedLine | undefined): DateRange | null {
  const [first, ...more] = line?.ranges ?? [];
  if (line === undefined || first === undefined) return null;
  // "Clerk, then buyer from May 2018. June 2016 – July 2020": a whole time holds the date of a step within it.
  const around = more.find(
    (range) => range.end !== null && first.end === null && spans(range, wholeTime(first)),
  );
  if (around) return around;
  const precise = more.find((range) => isMorePrecise(range, first));
  if (precise) return precise.end === null ? { ...precise, end: first.end } : precise;
  const [again] = more;
  if (again !== undefined && isHeldAgain(line.divided, first, again))
    return heldTwice(first, again);
  let whole = first;
  for (const next of more) {
    const between = line.divided.slice(whole.to, next.from);
    const last = next.end === "present" ? null : (next.end ?? next.start);
    const years =
      first.start?.month === null &&
      first.end === null &&
      next.start?.month === null &&
      last?.month === null;
    if (!years || !joinsYears.test(between)) break;
    if (
      (next.start?.year ?? 0) <=
      (whole.end === "present" ? 9999 : ((whole.end ?? whole.start)?.year ?? 9999))
    )
      break;
    whole = { ...whole, end: last, to: next.to };
  }
  return whole;
}

/** One date alone begins and ends in its year. */
export function wholeTime(range: DateRange | undefined): DateRange | null {
  return range === undefined ? null : { ...range, end: range.end ?? range.start };
}
