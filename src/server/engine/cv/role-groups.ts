import type { DateRange } from "../vocabulary/dates.ts";
import { isPlainName } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { isHead } from "./head-lines.ts";
import { type RoleBlock, spans } from "./role-block.ts";
import { lineSign, type RoleHeading } from "./role-heading.ts";

/** Several roles at one employer, whose own line stands above them. */

/** An employer's own line with the time there in all: the roles follow below it. */
export function isGroupHeader(block: RoleBlock, heading: RoleHeading, next: NextRole): boolean {
  if (heading.title !== null || heading.company === null || next.heading?.title == null)
    return false;
  if (holdsUnits(block, heading, next)) return true;
  const within = spans(block.range, next.block?.range);
  if (next.heading.company !== null && (next.heading.tail === null || !within)) return false;
  return block.body.length === 0 || (isSite(block.body) && within);
}

/** A service everybody knows with the whole time there, above the units one served in: "British Army, 2008 – 2024". */
function holdsUnits(block: RoleBlock, { company }: RoleHeading, next: NextRole): boolean {
  const unit = next.heading?.company ?? "";
  return (
    block.body.length === 0 &&
    employerScore(company ?? "") === 3 &&
    employerScore(unit) < 3 &&
    spans(block.range, next.block?.range)
  );
}

export type NextRole = { block: RoleBlock | undefined; heading: RoleHeading | undefined };

/** A line or two between an employer's name and the roles there: the site, the department. */
function isSite(body: readonly ShapedLine[]): boolean {
  return (
    body.length <= 2 && body.every((line) => isHead(line) && lineSign(line.divided) !== "title")
  );
}

/** An employer's line of any look, with a time that holds those of the two roles below it. */
export function asGroup(
  block: RoleBlock,
  heading: RoleHeading,
  below: readonly (NextRole | undefined)[],
): RoleHeading {
  if (heading.title === null || block.texts.length !== 1) return heading;
  if (block.body.length > 0 || lineSign(block.texts[0] ?? "") === "title") return heading;
  const roles = below.filter(
    (one) => one?.heading?.title != null && spans(block.range, one.block?.range),
  );
  if (roles.length < 2) return heading;
  return { ...heading, title: null, company: heading.company ?? heading.title };
}

/** Below its employer's own line, what stands behind a title belongs to the title: "Vice President, Fund Accounting". */
export function inGroup(heading: RoleHeading, within: boolean): RoleHeading {
  const { title, tail, lead } = heading;
  if (!within || title === null || (tail ?? lead) === null) return heading;
  const whole = tail === null ? `${lead}, ${title}` : `${title}, ${tail}`;
  return { ...heading, title: whole, company: null, tail: null, lead: null };
}

/** The employer stands on a line of its own above the one that dates the role: a role dated alone below may be there too. */
export function opensGroup(block: RoleBlock, heading: RoleHeading): boolean {
  const [above, ...more] = block.heads;
  if (heading.order !== "company" || above === undefined || more.length === 0) return false;
  return above.ranges.length === 0 && lineSign(above.divided) !== "title";
}

/** "Other work" on a line that stands out, below the duties of the role before: who employed that one no longer counts. */
export function endsInHeading(block: RoleBlock | undefined): boolean {
  const last = block?.body.at(-1);
  return last !== undefined && last.source.bold === true && isPlainName(last);
}

/** An employer with the whole time there. */
export type WholeTime = { range: DateRange | null; heading: RoleHeading };

/** Behind a unit of its own a post may follow that names none: whoever had all of that time employed it too. */
export function employerOf(whole: WholeTime | null, block: RoleBlock): RoleHeading | null {
  return whole !== null && spans(whole.range, block.range) ? whole.heading : null;
}
