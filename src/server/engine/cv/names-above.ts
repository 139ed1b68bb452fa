import { headsRoles } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import { isHead } from "./head-lines.ts";
import { linesAbove, maxHeads } from "./lines-around.ts";
import { textOf } from "./role-block.ts";
import { lineSign } from "./role-heading.ts";
import { isNameLike, missing } from "./role-names.ts";

/** As many lines above as the first role has; where all names stand there, the role begins at a gap a line or two higher. */
export function namesOf(
  lines: readonly ShapedLine[],
  anchor: number,
  floor: number,
  limit: number,
  allAbove: boolean,
): ShapedLine[] {
  const usual = linesAbove(lines, anchor, floor, limit);
  const next = lines[anchor - usual.length - 1];
  if (allAbove && usual.length === limit - 1 && anchor - limit >= floor && next && isBrand(next))
    return [next, ...usual];
  if (!allAbove || usual.length < limit || usual[0]?.source.gapBefore) return usual;
  const more = linesAbove(lines, anchor, floor, maxHeads);
  return more[0]?.source.gapBefore && more.length <= limit + 2 ? more : usual;
}

/** "IRWIN MITCHELL, Sheffield": a first name in capitals. */
const shouted = /^\p{Lu}[\p{Lu}\d&.'’() -]{3,60}(?:,|$)/u;

/** An employer on a line of its own that stands out above one post of many: "CROYDON COUNCIL" over "Benefits Assessor". */
export function withEmployer(
  lines: readonly ShapedLine[],
  anchor: number,
  floor: number,
  names: readonly ShapedLine[],
): ShapedLine[] {
  const below = anchor - names.length;
  const seat = seatAbove(lines, below, floor);
  const at = below - seat.length - 1;
  const [firm, top, dated] = [lines[at], lines[below], lines[anchor]];
  if (at < floor || !firm || !top || !dated || !isHead(firm)) return [...names];
  const { title, company, sureCompany } = missing([...names, dated].map(textOf));
  if (title || !(company || sureCompany) || firm.ranges.length > 0 || firm.words > 8)
    return [...names];
  if (headsRoles.test(firm.text)) return [...names];
  const { bold, gapBefore } = firm.source;
  const sign = lineSign(firm.divided);
  const larger = gapBefore && (firm.source.size ?? 0) > (top.source.size ?? 0);
  const standsOut = shouted.test(firm.text)
    ? !shouted.test(top.text)
    : larger || (bold && gapBefore && !top.source.bold);
  const named = sign === "employer" && (gapBefore || bold === true);
  return named || (standsOut && sign !== "title" && isNameLike(firm))
    ? [firm, ...seat, ...names]
    : [...names];
}

/** Where an employer is, and for how long somebody was there, on a line of its own right above the posts: "Leeds · 6 yrs 3 mos". */
function seatAbove(lines: readonly ShapedLine[], below: number, floor: number): ShapedLine[] {
  const line = lines[below - 1];
  if (line === undefined || below - 2 < floor || line.source.bullet || line.source.gapBefore)
    return [];
  const said = line.ranges.length > 0 ? "-" : textOf(line);
  return said === "" || lineSign(said) === "place" ? [line] : [];
}

/** A line of one or two words behind a gap where a name is due, though it begins small: "mydentist". */
function isBrand({ source, text, words }: ShapedLine): boolean {
  return source.gapBefore && !source.bullet && words <= 2 && /^\p{Ll}[\p{L}\d&' -]+$/u.test(text);
}
