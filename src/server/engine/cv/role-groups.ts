import { isPlainName } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import { employerScore } from "./employers.ts";
import { isHead } from "./head-lines.ts";
import { type RoleBlock, spans } from "./role-block.ts";
import { lineSign, type RoleHeading } from "./role-heading.ts";

/** Several roles at one employer, whose own line stands above them. */

/** A block with what its heading says. */
export type NamedBlock = { block: RoleBlock; heading: RoleHeading };

/** A block that is a role; `shared`: the employer of several, where it stands among those. */
type GroupedBlock = NamedBlock & { shared: RoleHeading | null };

/** What is known of employers as the roles are read. */
type Open = {
  /** Whoever employs in the roles that name nobody. */
  group: RoleHeading | null;
  /** An employer with the whole time there. */
  whole: NamedBlock | null;
  /** The employer stands on a line of its own: a role dated alone below may be there too. */
  onOwnLine: boolean;
  /** Below it stands how long somebody was there in all: whoever is named so has each employer on such a line. */
  lasting: boolean;
};

/** An employer's own line with the time there in all: the roles follow below it. */
function isGroupHeader({ block, heading }: NamedBlock, next: NamedBlock | undefined): boolean {
  if (heading.title !== null || heading.company === null) return false;
  if (next === undefined || next.heading.title === null) return false;
  if (holdsUnits({ block, heading }, next)) return true;
  const within = spans(block.range, next.block.range);
  if (next.heading.company !== null && (next.heading.tail === null || !within)) return false;
  return block.body.length === 0 || (isSite(block.body) && within);
}

/** A service everybody knows with the whole time there, above the units one served in: "British Army, 2008 – 2024". */
function holdsUnits({ block, heading }: NamedBlock, next: NamedBlock): boolean {
  return (
    block.body.length === 0 &&
    employerScore(heading.company?.split(", ")[0] ?? "") === 3 &&
    employerScore(next.heading.company ?? "") < 3 &&
    spans(block.range, next.block.range)
  );
}

/** A line or two between an employer's name and the roles there: the site, the department. */
function isSite(body: readonly ShapedLine[]): boolean {
  return (
    body.length <= 2 && body.every((line) => isHead(line) && lineSign(line.divided) !== "title")
  );
}

/** An employer's line of any look, with a time that holds those of the two roles below it. */
function asGroup({ block, heading }: NamedBlock, below: readonly NamedBlock[]): RoleHeading {
  if (heading.title === null || block.texts.length !== 1) return heading;
  if (block.body.length > 0 || lineSign(block.texts[0] ?? "") === "title") return heading;
  const roles = below.filter(
    (one) => one.heading.title !== null && spans(block.range, one.block.range),
  );
  if (roles.length < 2) return heading;
  return { ...heading, title: null, company: heading.company ?? heading.title };
}

/** Below its employer's own line, what stands behind a title belongs to the title: "Vice President, Fund Accounting". */
function inGroup(
  { block, heading }: NamedBlock,
  { group, whole, onOwnLine, lasting }: Open,
): RoleHeading {
  const { title, tail, lead } = heading;
  const names = block.texts.filter((text) => lineSign(text) !== "place");
  const bare = onOwnLine && (block.heads.length === 1 || (lasting && names.length === 1));
  const within = group !== null && (bare || spans(whole?.block.range ?? null, block.range));
  if (!within || title === null || (tail ?? lead) === null) return heading;
  const named = tail === null ? `${lead}, ${title}` : `${title}, ${tail}`;
  return { ...heading, title: named, company: null, tail: null, lead: null };
}

/** Whether the employer stands on a line of its own above the one that dates the role. */
function opensGroup({ block, heading }: NamedBlock): boolean {
  const [above, ...more] = block.heads;
  if (heading.order !== "company" || above === undefined || more.length === 0) return false;
  return above.ranges.length === 0 && lineSign(above.divided) !== "title";
}

/** What is known behind a role that names its employer. */
function openBehind(open: Open, role: NamedBlock): Open {
  const { block, heading } = role;
  if (heading.company === null) return open;
  // Dates on the employer's own line are those of the time there: another time was spent elsewhere.
  const dated = (block.heads[0]?.ranges.length ?? 0) > 0;
  const apart = heading.order === "company" && block.heads.length > 1 && !dated;
  const group = block.grouped || apart ? heading : null;
  return { ...open, group, onOwnLine: opensGroup(role), lasting: block.grouped };
}

/** "Other work" on a line that stands out, below the duties of the role before: who employed that one no longer counts. */
function endsInHeading(block: RoleBlock | undefined): boolean {
  const last = block?.body.at(-1);
  return last !== undefined && last.source.bold === true && isPlainName(last);
}

/** Behind a unit of its own a post may follow that names none: whoever had all of that time employed it too. */
function sharedEmployer({ group, whole }: Open, block: RoleBlock): RoleHeading | null {
  if (group !== null) return group;
  return whole !== null && spans(whole.block.range, block.range) ? whole.heading : null;
}

/** The blocks that are roles, each with the employer it shares with others. */
export function groupedByEmployer(named: readonly NamedBlock[]): GroupedBlock[] {
  const roles: GroupedBlock[] = [];
  let open: Open = { group: null, whole: null, onOwnLine: false, lasting: false };
  for (const [i, one] of named.entries()) {
    if (endsInHeading(named[i - 1]?.block))
      open = { ...open, group: null, onOwnLine: false, lasting: false };
    const { block } = one;
    const own = { block, heading: inGroup(one, open) };
    const role = { block, heading: asGroup(own, named.slice(i + 1, i + 3)) };
    if (isGroupHeader(role, named[i + 1])) {
      open = { group: role.heading, whole: role, onOwnLine: false, lasting: false };
    } else {
      open = openBehind(open, role);
      roles.push({ ...role, shared: sharedEmployer(open, block) });
    }
  }
  return roles;
}
