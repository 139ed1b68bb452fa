import { isDuration, type ShapedLine } from "./cv-line.ts";
import { isAnchor, isHead, isSince } from "./head-lines.ts";
import { withoutAsides } from "./labelled-dates.ts";
import { linesAbove, linesBelow, maxHeads } from "./lines-around.ts";
import { namesOf, withEmployer } from "./names-above.ts";
import { type RoleBlock, spans, textOf } from "./role-block.ts";
import { joinMonths, joinSplitDates, listedWithin, rangeOf, sitesWithin } from "./role-dates.ts";
import { lineSign, readRoleHeading } from "./role-heading.ts";
import { missing } from "./role-names.ts";
import { headingFromSentence } from "./told-roles.ts";
import { splitUndated, undatedBlocks } from "./undated-roles.ts";

/** Where the names of roles stand in a section: above their dates, or on and below them. */
function namesAbove(lines: readonly ShapedLine[], anchors: readonly number[]): number {
  const first = anchors[0] ?? 0;
  return linesAbove(lines, first, 0, maxHeads).length;
}

/** Among roles named on their dates' line, one whose dates stand alone below its name. */
function namedAbove(lines: readonly ShapedLine[], anchor: number): boolean {
  const [above, line, below] = [lines[anchor - 1], lines[anchor], lines[anchor + 1]];
  if (!above || !line || textOf(line) !== "" || !isHead(above) || above.ranges.length > 0)
    return false;
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

function datedBlocks(lines: readonly ShapedLine[], anchors: readonly number[]): RoleBlock[] {
  const [whole] = anchors;
  const head = whole === undefined ? undefined : lines[whole];
  if (whole !== undefined && head && opensWithWholeTime(lines, anchors)) {
    const below = anchors.slice(1).map((anchor) => anchor - whole - 1);
    const group = {
      heads: [head],
      texts: [textOf(head)],
      range: rangeOf(head),
      body: [],
      grouped: false,
    };
    return [group, ...datedBlocks(lines.slice(whole + 1), below)];
  }
  const depth = namesAbove(lines, anchors);
  const first = missing(linesAbove(lines, anchors[0] ?? 0, 0, maxHeads).map(textOf));
  const allAbove = depth > 0 && !first.title && !first.company;
  const oneLined = namesOnOneLine(lines, anchors);
  const starts: { from: number; anchor: number; heads: ShapedLine[] }[] = [];
  let floor = 0;
  for (const [n, anchor] of anchors.entries()) {
    const line = lines[anchor];
    if (!line) continue;
    const limit = depth > 0 ? (n === 0 ? maxHeads : depth) : namedAbove(lines, anchor) ? 2 : 0;
    const { title, company } = missing([textOf(line)]);
    const full = !title && !company;
    const usual = full && depth === 0 ? [] : namesOf(lines, anchor, floor, limit, allAbove);
    const above = n > 0 ? withEmployer(lines, anchor, floor, usual) : usual;
    const texts = [...above, line].map(textOf);
    const below = linesBelow(
      lines,
      anchor,
      ceilingOf(lines, anchor, anchors[n + 1], depth),
      texts,
      {
        first: depth === 0,
        whole: depth === 0 && oneLined,
      },
    );
    const heads = [...above, line, ...below];
    starts.push({ from: anchor - above.length, anchor, heads });
    floor = anchor + below.length + 1;
  }
  return [
    ...undatedFirst(lines.slice(0, starts[0]?.from)),
    ...starts.map(({ from, anchor, heads }, n) => {
      const until = starts[n + 1]?.from ?? lines.length;
      return {
        heads,
        texts: heads.map(textOf).filter((text) => text !== ""),
        range: rangeOf(lines[anchor]),
        body: lines.slice(from + heads.length, until),
        grouped: heads.some((line) => isDuration(line.text)),
      };
    }),
  ];
}

/** "Class Teacher: Year 2 (2019–21), Year 5 (2021–present)" below the dated name of the school says what was done there. */
function isTitleOfSeveralTimes(line: ShapedLine, above: ShapedLine | undefined): boolean {
  if (line.ranges.length < 2 || above === undefined || !isAnchor(above, false)) return false;
  return lineSign(line.text) === "title" && lineSign(above.rest) === "employer";
}

/** "Completion of leadership course 2014", "Champion of the team since 2022: set up …" right below another duty: a year at the end of a line that names nothing. */
function isDutyWithYear(line: ShapedLine, above: ShapedLine | undefined): boolean {
  const [range] = line.ranges;
  if (!range || range.from < 2 || line.source.gapBefore) return false;
  if (above === undefined || above.ranges.length > 0 || isHead(above)) return false;
  if (isSince(line, range)) return /^[:;]\s\p{Ll}/u.test(line.divided.slice(range.to));
  if (range.end !== null) return false;
  return range.start?.month === null && lineSign(line.rest) === "none";
}

/** Divides the lines of a section (without its heading) into roles, in order. */
export function roleBlocks(sectionLines: readonly ShapedLine[]): RoleBlock[] {
  const said = sectionLines.filter((line) => line.text.trim() !== "");
  const lines = joinMonths(joinSplitDates(withoutAsides(said).map(headingFromSentence)));
  const listed = listedWithin(lines).union(sitesWithin(lines));
  const plain = lines.flatMap((line, i) => {
    if (!isAnchor(line, false) || listed.has(line) || isDutyWithYear(line, lines[i - 1])) return [];
    return isTitleOfSeveralTimes(line, lines[i - 1]) ? [] : [i];
  });
  const anchors =
    plain.length > 0 ? plain : lines.flatMap((line, i) => (isAnchor(line, true) ? [i] : []));
  return anchors.length > 0
    ? datedBlocks(lines, anchors).flatMap(splitUndated)
    : undatedBlocks(lines, false);
}
