import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import type { HeadingOrder } from "./choose-parts.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvRole, PartialDate } from "./cv-record.ts";
import { startsQualification } from "./education-pieces.ts";
import { isSelfEmployment, saysSameEmployer } from "./employers.ts";
import { labelField } from "./field-labels.ts";
import { isBreakFromWork, isHead } from "./head-lines.ts";
import type { RoleBlock } from "./role-block.ts";
import { roleBlocks } from "./role-blocks.ts";
import { groupedByEmployer, type NamedBlock } from "./role-groups.ts";
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
const namedAgain = (company: string | null, before: CvRole | undefined) =>
  saysSameEmployer(company ?? "") ? (before?.company ?? null) : company;

/** The blocks of a section with what their headings say, in the order this CV writes title and employer. */
function namedBlocks(lines: readonly ShapedLine[]): NamedBlock[] {
  const first = roleBlocks(lines).map((block) => ({
    block,
    heading: readRoleHeading(headingTexts(block), "title"),
  }));
  const order = usualOrder(first.map(({ heading }) => heading));
  return first
    .map(({ block, heading }) => withTitleBelow(block, heading, order))
    .map((block) => ({ block, heading: readRoleHeading(headingTexts(block), order) }))
    .map((named, _, all) => asDatedFirm(named, order, all));
}

/** The line that dates a block names its employer: "Swift Legal Services, Ely (May 2023 to date)". */
const datesFirm = ({ block, heading }: NamedBlock) =>
  heading.company !== null &&
  block.heads.some(
    ({ ranges, rest }) => ranges.length > 0 && rest.startsWith(heading.company ?? ""),
  );

/** Where the other roles date their employers, the only name beside the dates is one, though no sign says so. */
function asDatedFirm(
  named: NamedBlock,
  order: HeadingOrder,
  all: readonly NamedBlock[],
): NamedBlock {
  const { block, heading } = named;
  const [head, ...more] = block.heads;
  const alone = head !== undefined && more.length === 0 && head.ranges.length > 0;
  if (order !== "company" || !alone || heading.title === null || heading.company !== null)
    return named;
  if (lineSign(head.rest) !== "none" || !/^\p{Lu}\S*\s\p{Lu}/u.test(heading.title)) return named;
  const others = all.filter((one) => one !== named);
  return others.length > 1 && others.every(datesFirm)
    ? { block, heading: { ...heading, title: null, company: heading.title } }
    : named;
}

/** Whether a block names nothing, or something else than work: a break, a course. */
const isNoRole = ({ block, heading: { title, company } }: NamedBlock) =>
  (title === null && company === null) ||
  [...block.texts, title ?? ""].some(isBreakFromWork) ||
  isStudy(block);

/** "Volunteer: Winter Lanterns, every year since 2014" among posts. */
const saysUnpaid = ({ texts: [text = ""] }: RoleBlock): boolean =>
  /^(?:volunteer(?:ing|ed)?|voluntary|unpaid)\s?[:–—]/iu.test(text);

/** The roles of one section, in the order of the CV; `before`: the last role of the section above. */
export function readRoles(
  lines: readonly ShapedLine[],
  section: SectionKind,
  before?: CvRole,
): ReadRole[] {
  const roles: ReadRole[] = [];
  for (const { block, heading, ...grouped } of groupedByEmployer(namedBlocks(lines))) {
    const line = block.heads[0]?.index;
    if (line === undefined || isNoRole({ block, heading })) continue;
    if (section === "experience" && saysUnpaid(block)) continue;
    const shared = section === "experience" ? grouped.shared : null;
    // Whoever works for themselves heads their projects with the post.
    const own = section === "projects" && isSelfEmployment(heading.company ?? "");
    const role: CvRole = {
      title: heading.title,
      company: namedAgain(heading.company, roles.at(-1)?.role ?? before) ?? shared?.company ?? null,
      location: heading.location ?? (heading.company === null ? shared?.location : null) ?? null,
      ...datesOf(block.range),
      bullets: dutyLines(block),
      section: own ? "experience" : section,
      line,
    };
    roles.push({ role, lines: [...block.heads, ...block.body].map((one) => one.index) });
  }
  return roles;
}
