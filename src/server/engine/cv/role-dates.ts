import { type DateRange, meansNow, monthCount } from "../vocabulary/dates.ts";
import type { ShapedLine } from "./cv-line.ts";
import { isAnchor } from "./head-lines.ts";
import { spans, textOf } from "./role-block.ts";
import { lineSign } from "./role-heading.ts";

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

/** "March 2024 – August 2025, and February 2026 – now": two whole times, one behind the other. */
function isHeldAgain(text: string, first: DateRange, again: DateRange): boolean {
  const whole = [first, again].every(({ start, end }) => start !== null && end !== null);
  return (
    whole &&
    /^(?:[,;]|,?\s(?:and|&|und|et|y|e|i|en))\s(?:again\s)?(?:from\s)?$/u.test(
      text.slice(first.to, again.from),
    )
  );
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
    if (!years || !/^,?\s?(?:and|&|\+|und|et|y|e|i)?\s?$/.test(between)) break;
    if (
      (next.start?.year ?? 0) <=
      (whole.end === "present" ? 9999 : ((whole.end ?? whole.start)?.year ?? 9999))
    )
      break;
    whole = { ...whole, end: last, to: next.to };
  }
  return whole;
}

const opensList =
  /\b(?:clients|projects|assignments|engagements|contracts|productions|credits)\b.{0,30}:$/i;

/** "Some of my clients:" below a dated role: the dated lines right behind it tell of that role, and date no other. */
export function listedWithin(lines: readonly ShapedLine[]): Set<ShapedLine> {
  const listed = new Set<ShapedLine>();
  let role: DateRange | null = null;
  let open = false;
  for (const [at, line] of lines.entries()) {
    const items = opensList.test(lines[at - 1]?.text ?? "") && line.source.bullet;
    if (opensList.test(line.text) && role !== null) open = true;
    else if (open && items) open = false;
    else if (!isAnchor(line, false)) continue;
    else if (open && spans(role, wholeTime(line.ranges[0])) && !namesNext(line)) listed.add(line);
    else {
      role = line.ranges[0] ?? null;
      open = false;
    }
  }
  return listed;
}

/** "Marston Vale, 140 units, 2021 - now. Brick and block …" right below a post of that time: where the work was, and no other post. */
export function sitesWithin(lines: readonly ShapedLine[]): Set<ShapedLine> {
  const sites = new Set<ShapedLine>();
  let post: ShapedLine | null = null;
  for (const [at, line] of lines.entries()) {
    const [range] = line.ranges;
    if (!range || !isAnchor(line, false) || line.rest === "") continue;
    const above = lines[at - 1];
    const next = above !== undefined && (above === post || sites.has(above));
    const told = /^\)?[.:]\s/.test(line.divided.slice(range.to));
    if (post && next && told && spans(post.ranges[0] ?? null, range) && isSite(line, post))
      sites.add(line);
    else post = line;
  }
  return sites;
}

/** What somebody did for a time within a post. */
const opensStep =
  /^(?:seconded|redeployed|acted|acting up|covered|deputised|promoted|moved|transferred|loaned|furloughed|on (?:loan|secondment|maternity leave))\s/i;

/** "Band 6. Redeployed to intensive care March to July 2020." below a post of that time: a step within it, and no other post. */
export function stepsWithin(lines: readonly ShapedLine[]): Set<ShapedLine> {
  const steps = new Set<ShapedLine>();
  let post: ShapedLine | null = null;
  for (const line of lines) {
    const [range] = line.ranges;
    if (!range || !isAnchor(line, false)) continue;
    const within = post !== null && spans(rangeOf(post), wholeTime(range));
    if (within && !line.source.gapBefore && tellsStep(line)) steps.add(line);
    else post = line;
  }
  return steps;
}

function tellsStep({ text, rest }: ShapedLine): boolean {
  if (!text.endsWith(".")) return false;
  const [first = "", second] = rest.split(/(?<=[\p{L}\d]{1,20})\.\s(?=\p{Lu})/u);
  const last = second ?? first;
  return (
    opensStep.test(last) ||
    (second !== undefined && [first, last].every((one) => lineSign(one) === "none"))
  );
}

const isSite = (line: ShapedLine, post: ShapedLine) =>
  lineSign(textOf(line)) !== "title" && lineSign(textOf(post)) === "title";

/** One date alone begins and ends in its year. */
function wholeTime(range: DateRange | undefined): DateRange | null {
  return range === undefined ? null : { ...range, end: range.end ?? range.start };
}

/** Behind a gap a title says that another role begins. */
function namesNext({ source, rest }: ShapedLine): boolean {
  return source.gapBefore && lineSign(rest) === "title";
}
