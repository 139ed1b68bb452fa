import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import type { HeadingOrder } from "./choose-parts.ts";
import { isPlainName } from "./content-headings.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvRole, PartialDate } from "./cv-record.ts";
import { employerScore, labelField, saysSameEmployer } from "./employers.ts";
import { isBreakFromWork, isHead } from "./head-lines.ts";
import { type RoleBlock, spans } from "./role-block.ts";
import { roleBlocks } from "./role-blocks.ts";
import { labelled, lineSign, type RoleHeading, readRoleHeading } from "./role-heading.ts";

/** A role with all the lines that belong to it. */
export type ReadRole = { role: CvRole; lines: number[] };

const namesRole = new Set<string>(["title", "company", "location"]);
/** "Programme: 52 legal completions last year …": behind a longer label stands what was done. */
const longestNamed = 90;

/** "Employer: Acme Ltd" among the duties of a role. */
const isLateName = ({ text }: ShapedLine) =>
  text.length <= longestNamed && namesRole.has(labelled(text)?.field ?? "");

/** Labelled lines name the role wherever they stand: Europass puts the employer below the duties. */
function headingTexts(block: RoleBlock): string[] {
  const late = block.body.filter(isLateName);
  return [...block.texts, ...late.map((line) => line.text)];
}

/** One date alone: a year or a season is when it was; a month is when it began. */
function datesOf(range: DateRange | null): {
  start: PartialDate | null;
  end: PartialDate | "present" | null;
} {
  if (!range) return { start: null, end: null };
  if (range.end === null && range.start?.month === null)
    return { start: range.start, end: range.start };
  return { start: range.start, end: range.end };
}

/** Which of title and employer this CV writes first, by the roles where signs tell. */
function usualOrder(headings: readonly RoleHeading[]): HeadingOrder {
  const company = headings.filter((heading) => heading.order === "company").length;
  const title = headings.filter((heading) => heading.order === "title").length;
  return company > title ? "company" : "title";
}

function dutyLines(block: RoleBlock): number[] {
  return block.body
    .filter((line) => {
      const label = labelled(line.text);
      if (isLateName(line)) return false;
      if (label) return label.value !== "" && label.field !== "skip";
      return labelField(line.text) === null && /[\p{L}\p{N}]{2}/u.test(line.text);
    })
    .map((line) => line.index);
}

/** An employer's own line with the time there in all: the roles follow below it. */
function isGroupHeader(block: RoleBlock, heading: RoleHeading, next: NextRole): boolean {
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

type NextRole = { block: RoleBlock | undefined; heading: RoleHeading | undefined };

/** A line or two between an employer's name and the roles there: the site, the department. */
function isSite(body: readonly ShapedLine[]): boolean {
  return (
    body.length <= 2 && body.every((line) => isHead(line) && lineSign(line.divided) !== "title")
  );
}

/** An employer's line of any look, with a time that holds those of the two roles below it. */
function asGroup(
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
function inGroup(heading: RoleHeading, within: boolean): RoleHeading {
  const { title, tail, lead } = heading;
  if (!within || title === null || (tail ?? lead) === null) return heading;
  const whole = tail === null ? `${lead}, ${title}` : `${title}, ${tail}`;
  return { ...heading, title: whole, company: null, tail: null, lead: null };
}

/**
 * Where employers stand first, one that reads like a title ("Boots the Chemist") and the title right below it are
 * the two halves of one heading.
 */
function withTitleBelow(block: RoleBlock, heading: RoleHeading, order: HeadingOrder): RoleBlock {
  const [next, ...body] = block.body;
  const names = order === "company" && heading.title !== null && heading.company === null;
  if (!names || block.texts.length !== 1 || next === undefined) return block;
  if (!isHead(next) || next.source.gapBefore || lineSign(next.divided) !== "title") return block;
  if (next.words > 5 || /[,:;]/.test(next.divided)) return block;
  return {
    ...block,
    heads: [...block.heads, next],
    texts: [...block.texts, next.divided],
    body,
  };
}

/** The employer stands on a line of its own above the one that dates the role: a role dated alone below may be there too. */
function opensGroup(block: RoleBlock, heading: RoleHeading): boolean {
  const [above, ...more] = block.heads;
  if (heading.order !== "company" || above === undefined || more.length === 0) return false;
  return above.ranges.length === 0 && lineSign(above.divided) !== "title";
}

/** "Other work" on a line that stands out, below the duties of the role before: who employed that one no longer counts. */
function endsInHeading(block: RoleBlock | undefined): boolean {
  const last = block?.body.at(-1);
  return last !== undefined && last.source.bold === true && isPlainName(last);
}

/** An employer with the whole time there. */
type WholeTime = { range: DateRange | null; heading: RoleHeading };

/** Behind a unit of its own a post may follow that names none: whoever had all of that time employed it too. */
function employerOf(whole: WholeTime | null, block: RoleBlock): RoleHeading | null {
  return whole !== null && spans(whole.range, block.range) ? whole.heading : null;
}

/** "Clerk, same firm": whoever employed in the role before. */
const namedAgain = (company: string | null, before: ReadRole | undefined) =>
  saysSameEmployer(company ?? "") ? (before?.role.company ?? null) : company;

/** The roles of one section, in the order of the CV. */
export function readRoles(lines: readonly ShapedLine[], section: SectionKind): ReadRole[] {
  const divided = roleBlocks(lines);
  const first = divided.map((block) => readRoleHeading(headingTexts(block), "title"));
  const order = usualOrder(first);
  const blocks = divided.map((block, i) => {
    const heading = first[i];
    return heading ? withTitleBelow(block, heading, order) : block;
  });
  const headings = blocks.map((block) => readRoleHeading(headingTexts(block), order));
  const roles: ReadRole[] = [];
  let group: RoleHeading | null = null;
  let whole: WholeTime | null = null;
  let onOwnLine = false;
  for (const [i, block] of blocks.entries()) {
    const said = headings[i];
    const line = block.heads[0]?.index;
    if (!said || line === undefined) continue;
    const at = (n: number): NextRole => ({ block: blocks[n], heading: headings[n] });
    if (endsInHeading(blocks[i - 1])) [group, onOwnLine] = [null, false];
    const bare = onOwnLine && block.heads.length === 1;
    const within = group !== null && (bare || spans(whole?.range ?? null, block.range));
    const heading = asGroup(block, inGroup(said, within), [at(i + 1), at(i + 2)]);
    if (isGroupHeader(block, heading, at(i + 1))) {
      group = heading;
      whole = { range: block.range, heading };
      onOwnLine = false;
      continue;
    }
    if (heading.company !== null) onOwnLine = opensGroup(block, heading);
    if (heading.company !== null) {
      const apart = heading.order === "company" && block.heads.length > 1;
      group = block.grouped || apart ? heading : null;
    }
    if (heading.title === null && heading.company === null) continue;
    if ([...block.texts, heading.title ?? ""].some(isBreakFromWork)) continue;
    const shared = section === "experience" ? (group ?? employerOf(whole, block)) : null;
    const role: CvRole = {
      title: heading.title,
      company: namedAgain(heading.company, roles.at(-1)) ?? shared?.company ?? null,
      location: heading.location ?? (heading.company === null ? shared?.location : null) ?? null,
      ...datesOf(block.range),
      bullets: dutyLines(block),
      section,
      line,
    };
    roles.push({ role, lines: [...block.heads, ...block.body].map((one) => one.index) });
  }
  return roles;
}
