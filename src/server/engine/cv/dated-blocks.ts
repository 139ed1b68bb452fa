import { isDuration, type ShapedLine } from "./cv-line.ts";
import { isHead } from "./head-lines.ts";
import { isPostInText, linesAbove, linesBelow, maxHeads } from "./lines-around.ts";
import { namesOf, withEmployer } from "./names-above.ts";
import { type RoleBlock, spans, textOf } from "./role-block.ts";
import { rangeOf } from "./role-dates.ts";
import { lineSign, readRoleHeading } from "./role-heading.ts";
import { isNameLike, missing } from "./role-names.ts";

/** How the roles of a section are named, by the first of them and by most. */
type Habit = {
  /** So many lines above its dates the first role is named. */
  depth: number;
  /** Those lines name title and employer. */
  wholeAbove: boolean;
  /** Most roles are named on the line of their dates. */
  oneLined: boolean;
};

function habitOf(lines: readonly ShapedLine[], anchors: readonly number[]): Habit {
  const above = linesAbove(lines, anchors[0] ?? 0, 0, maxHeads);
  const { title, company } = missing(above.map(textOf));
  const depth = above.length;
  const oneLined = depth === 0 && namesOnOneLine(lines, anchors);
  return { depth, wholeAbove: depth > 0 && !title && !company, oneLined };
}

/** Among roles named on their dates' line, one whose dates stand alone below its name. */
function namedAbove(lines: readonly ShapedLine[], anchor: number): boolean {
  const [above, line, below] = [lines[anchor - 1], lines[anchor], lines[anchor + 1]];
  if (!above || !line || textOf(line) !== "" || !isHead(above) || above.ranges.length > 0)
    return false;
  const top = lines[anchor - 2];
  if (top?.source.gapBefore && lineSign(top.divided) === "title" && isNameLike(above)) return true;
  if (below && isHead(below) && ["title", "employer"].includes(lineSign(below.text))) return false;
  return ["title", "employer"].includes(lineSign(above.text));
}

/** Whether most roles give title and employer on the line of their dates: then no line below is a name for want of a sign. */
function namesOnOneLine(lines: readonly ShapedLine[], anchors: readonly number[]): boolean {
  const whole = anchors.filter((anchor) => {
    const line = lines[anchor];
    if (line === undefined) return false;
    const need = missing([textOf(line)]);
    return !need.title && !need.company && !need.sureCompany;
  });
  return whole.length >= 2 && whole.length * 2 >= anchors.length;
}

/** Where names stand above their dates, as many lines above the next bare dates are the next role's own. */
function ceilingOf(
  lines: readonly ShapedLine[],
  anchor: number,
  next: number | undefined,
  depth: number,
): number {
  const dates = next === undefined ? undefined : lines[next];
  if (next === undefined || dates === undefined) return lines.length;
  const unnamed = depth > 0 && textOf(dates) === "" && lines.slice(anchor + 1, next).every(isHead);
  return unnamed ? Math.max(anchor + 1, next - depth) : next;
}

/** "Royal Air Force, 2004 – present" above roles that are named above their own dates: how those are named counts. */
function opensWithWholeTime(lines: readonly ShapedLine[], anchors: readonly number[]): boolean {
  const [whole, first, second] = anchors.map((anchor) => lines[anchor]);
  if (!whole || !first || !second || anchors[0] !== 0 || whole.rest === "") return false;
  if (lineSign(whole.rest) !== "employer") return false;
  const named = linesAbove(lines, anchors[1] ?? 0, 1, maxHeads);
  return (
    named.length > 0 &&
    named.length === (anchors[1] ?? 0) - 1 &&
    named.some((line) => lineSign(line.text) === "title") &&
    lineSign(first.rest) !== "title" &&
    [first, second].every((line) => spans(rangeOf(whole), rangeOf(line)))
  );
}

/** "Acme Ltd, General Manager" without a date above the first dated role: title and employer on one line make a role. */
function undatedFirst(lines: readonly ShapedLine[]): RoleBlock[] {
  const [head, ...body] = lines;
  if (!head || !isHead(head) || head.words > 12 || lineSign(head.divided) !== "title") return [];
  const { title, company, sure } = readRoleHeading([head.divided], "title");
  if (title === null || company === null || !sure) return [];
  return [{ heads: [head], texts: [head.divided], range: null, body, grouped: false }];
}

/** The lines above the dates that name the role; `floor`: what stands higher belongs to the role before. */
function headsAbove(
  lines: readonly ShapedLine[],
  anchor: number,
  { floor, first }: { floor: number; first: boolean },
  { depth, wholeAbove }: Habit,
): ShapedLine[] {
  const { title, company } = missing(lines.slice(anchor, anchor + 1).map(textOf));
  const single = depth === 0 && namedAbove(lines, anchor) ? 2 : depth;
  const limit = first && depth > 0 ? maxHeads : single;
  const named = depth === 0 && !title && !company;
  const names = named ? [] : namesOf(lines, anchor, floor, limit, wholeAbove);
  return withEmployer(lines, anchor, floor, names);
}

/** A role by its dates: where it begins, and the lines that name and date it. */
type Start = { from: number; anchor: number; heads: ShapedLine[] };

function startsOf(lines: readonly ShapedLine[], anchors: readonly number[]): Start[] {
  const habit = habitOf(lines, anchors);
  const { depth, oneLined } = habit;
  const starts: Start[] = [];
  let floor = 0;
  for (const [n, anchor] of anchors.entries()) {
    const line = lines[anchor];
    if (!line) continue;
    const above = headsAbove(lines, anchor, { floor, first: n === 0 }, habit);
    const ceiling = ceilingOf(lines, anchor, anchors[n + 1], depth);
    const texts = [...above, line].map(textOf);
    const named = { first: depth === 0, whole: oneLined };
    const below = linesBelow(lines, anchor, ceiling, texts, named);
    starts.push({ from: anchor - above.length, anchor, heads: [...above, line, ...below] });
    floor = anchor + below.length + 1;
  }
  return starts;
}

/** "Slinger. Unloading blocks, beams and trusses.": what names the post goes on to tell of it. */
const tellsToo = (line: ShapedLine) => line.ranges.length === 0 && isPostInText(line);

function blockOf(
  lines: readonly ShapedLine[],
  { from, anchor, heads }: Start,
  until: number,
): RoleBlock {
  return {
    heads,
    texts: heads.map(textOf).filter((text) => text !== ""),
    range: rangeOf(lines[anchor]),
    body: [...heads.filter(tellsToo), ...lines.slice(from + heads.length, until)],
    grouped: heads.some((line) => isDuration(line.text)),
  };
}

/** The roles of a section's lines, by the lines that date them (`anchors`, indexes into `lines`, one at least). */
export function datedBlocks(lines: readonly ShapedLine[], anchors: readonly number[]): RoleBlock[] {
  const [first = 0, ...others] = anchors;
  const whole = lines[first];
  if (whole && opensWithWholeTime(lines, anchors)) {
    const group = { heads: [whole], texts: [textOf(whole)], range: rangeOf(whole), body: [] };
    const below = others.map((anchor) => anchor - first - 1);
    return [{ ...group, grouped: false }, ...datedBlocks(lines.slice(first + 1), below)];
  }
  const starts = startsOf(lines, anchors);
  return [
    ...undatedFirst(lines.slice(0, starts[0]?.from)),
    ...starts.map((start, n) => blockOf(lines, start, starts[n + 1]?.from ?? lines.length)),
  ];
}
