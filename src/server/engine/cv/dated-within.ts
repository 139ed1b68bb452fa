import type { DateRange } from "../vocabulary/dates.ts";
import type { ShapedLine } from "./cv-line.ts";
import { spans, textOf } from "./role-block.ts";
import { rangeOf, wholeTime } from "./role-dates.ts";
import { lineSign } from "./role-heading.ts";

type Lines = readonly ShapedLine[];
/** The lines whose dates could head a post. */
type Anchors = ReadonlySet<ShapedLine>;

/** Those that tell of the post above them, and are no post of their own. */
export const datedWithin = (lines: Lines, anchors: Anchors): Set<ShapedLine> =>
  listedWithin(lines, anchors).union(sitesWithin(lines, anchors)).union(stepsWithin(anchors));

const opensList =
  /\b(?:clients|projects|assignments|engagements|contracts|productions|credits)\b.{0,30}:$/i;

/** "Some of my clients:" below a dated role: the dated lines right behind it tell of that role, and date no other. */
function listedWithin(lines: Lines, anchors: Anchors): Set<ShapedLine> {
  const listed = new Set<ShapedLine>();
  let role: DateRange | null = null;
  let open = false;
  for (const [at, line] of lines.entries()) {
    const items = opensList.test(lines[at - 1]?.text ?? "") && line.source.bullet;
    if (opensList.test(line.text) && role !== null) open = true;
    else if (open && items) open = false;
    else if (!anchors.has(line)) continue;
    else if (open && spans(role, wholeTime(line.ranges[0])) && !namesNext(line)) listed.add(line);
    else {
      role = line.ranges[0] ?? null;
      open = false;
    }
  }
  return listed;
}

/** "Marston Vale, 140 units, 2021 - now. Brick and block …" right below a post of that time: where the work was, and no other post. */
function sitesWithin(lines: Lines, anchors: Anchors): Set<ShapedLine> {
  const sites = new Set<ShapedLine>();
  let post: ShapedLine | null = null;
  for (const [at, line] of lines.entries()) {
    const [range] = line.ranges;
    if (!range || !anchors.has(line) || line.rest === "") continue;
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
function stepsWithin(anchors: Anchors): Set<ShapedLine> {
  const steps = new Set<ShapedLine>();
  let post: ShapedLine | null = null;
  for (const line of anchors) {
    const [range] = line.ranges;
    if (!range) continue;
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

/** Behind a gap a title says that another role begins. */
function namesNext({ source, rest }: ShapedLine): boolean {
  return source.gapBefore && lineSign(rest) === "title";
}
