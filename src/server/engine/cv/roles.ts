import type { SectionKind } from "../../../shared/parsed-cv.ts";
import type { DateRange } from "../vocabulary/dates.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvRole, PartialDate } from "./cv-record.ts";
import { labelField } from "./employers.ts";
import { type RoleBlock, roleBlocks } from "./role-blocks.ts";
import { type HeadingOrder, labelled, type RoleHeading, readRoleHeading } from "./role-heading.ts";

/** A role with all the lines that belong to it. */
export type ReadRole = { role: CvRole; lines: number[] };

const namesRole = new Set<string>(["title", "company", "location"]);

/** Labelled lines name the role wherever they stand: Europass puts the employer below the duties. */
function headingTexts(block: RoleBlock): string[] {
  const late = block.body.filter((line) => namesRole.has(labelled(line.text)?.field ?? ""));
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
      if (label && namesRole.has(label.field)) return false;
      if (label) return label.value !== "" && label.field !== "skip";
      return labelField(line.text) === null && /[\p{L}\p{N}]{2}/u.test(line.text);
    })
    .map((line) => line.index);
}

/** An employer's own line with the time there in all: the roles follow below it. */
function isGroupHeader(
  block: RoleBlock,
  heading: RoleHeading,
  next: RoleHeading | undefined,
): boolean {
  return (
    heading.title === null &&
    heading.company !== null &&
    block.body.length === 0 &&
    next?.title !== null &&
    next?.company === null
  );
}

/** The roles of one section, in the order of the CV. */
export function readRoles(lines: readonly ShapedLine[], section: SectionKind): ReadRole[] {
  const blocks = roleBlocks(lines);
  const first = blocks.map((block) => readRoleHeading(headingTexts(block), "title"));
  const order = usualOrder(first);
  const headings = blocks.map((block) => readRoleHeading(headingTexts(block), order));
  const roles: ReadRole[] = [];
  let group: RoleHeading | null = null;
  for (const [i, block] of blocks.entries()) {
    const heading = headings[i];
    const line = block.heads[0]?.index;
    if (!heading || line === undefined) continue;
    if (isGroupHeader(block, heading, headings[i + 1])) {
      group = heading;
      continue;
    }
    if (heading.company !== null)
      group = block.grouped || heading.order === "company" ? heading : null;
    if (heading.title === null && heading.company === null) continue;
    const shared = heading.company === null && section === "experience" ? group : null;
    const role: CvRole = {
      title: heading.title,
      company: heading.company ?? shared?.company ?? null,
      location: heading.location ?? shared?.location ?? null,
      ...datesOf(block.range),
      bullets: dutyLines(block),
      section,
      line,
    };
    roles.push({ role, lines: [...block.heads, ...block.body].map((one) => one.index) });
  }
  return roles;
}
