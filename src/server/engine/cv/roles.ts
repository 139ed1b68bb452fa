import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import type { HeadingOrder } from "./choose-parts.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvRole, PartialDate } from "./cv-record.ts";
import { startsQualification } from "./education-pieces.ts";
import { labelField, saysSameEmployer } from "./employers.ts";
import { isBreakFromWork, isHead } from "./head-lines.ts";
import { type RoleBlock, spans } from "./role-block.ts";
import { roleBlocks } from "./role-blocks.ts";
import {
  asGroup,
  employerOf,
  endsInHeading,
  inGroup,
  isGroupHeader,
  type NextRole,
  opensGroup,
  type WholeTime,
} from "./role-groups.ts";
import { labelled, lineSign, type RoleHeading, readRoleHeading } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";

/** A role with all the lines that belong to it. */
export type ReadRole = { role: CvRole; lines: number[] };

const namesRole = new Set<string>(["title", "company", "location"]);
/** "Programme: 52 legal completions last year …": behind a longer label stands what was done. */
const longestNamed = 90;

/** "Employer: Acme Ltd" among the duties of a role. */
const isLateName = ({ text }: ShapedLine, label = labelled(text)) =>
  text.length <= longestNamed && namesRole.has(label?.field ?? "");

/** Labelled lines name the role wherever they stand: Europass puts the employer below the duties. */
function headingTexts(block: RoleBlock): string[] {
  const late = block.body.filter((line) => isLateName(line));
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
      if (isLateName(line, label)) return false;
      if (label) return label.value !== "" && label.field !== "skip";
      return labelField(line.text) === null && /[\p{L}\p{N}]{2}/u.test(line.text);
    })
    .map((line) => line.index);
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

/** "BA French, University of Bath, 2011" among jobs: one year, a degree and its school. */
function isStudy({ range, texts: [text = ""] }: RoleBlock): boolean {
  return range !== null && range.end === null && startsQualification(text) && isSchool(text);
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
    if ([...block.texts, heading.title ?? ""].some(isBreakFromWork) || isStudy(block)) continue;
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
