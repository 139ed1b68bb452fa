import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";
import { type EntryKind, entryAt, isDatedStudy } from "./dated-entries.ts";
import { startsQualification } from "./education-pieces.ts";
import { isHead } from "./head-lines.ts";
import { textOf } from "./role-block.ts";
import { lineSign } from "./role-heading.ts";
import { missing } from "./role-names.ts";
import { isSchool } from "./school-names.ts";

type Part = { at: number; kind: EntryKind | "other" };

/** The first of the lines that name what is dated here: back to a gap, as far as they could be names. */
function blockStart(lines: readonly ShapedLine[], at: number): number {
  let start = at;
  const line = lines[at];
  const need = missing(line && line.ranges.length > 0 ? [textOf(line)] : []);
  if (!need.title && !need.company) return at;
  while (start > 1 && at - start < 2 && !lines[start]?.source.gapBefore) {
    const above = lines[start - 1];
    if (!above || !isHead(above) || above.ranges.length > 0 || above.words > 10) break;
    start--;
  }
  return start;
}

/** Where each kind begins; behind the last course an undated line after a gap begins something else. */
function starts(lines: readonly ShapedLine[], opened: EntryKind | null): Part[] {
  const found: Part[] = [];
  for (const [at, line] of lines.entries()) {
    const kind = opened === null || !namesSchool(lines, at) ? entryAt(lines, at) : "education";
    const open = found.at(-1)?.kind ?? opened;
    if (kind !== null && kind !== open) found.push({ at: blockStart(lines, at), kind });
    else if (found.at(-1)?.kind === "education" && endsStudies(line))
      found.push({ at, kind: "other" });
  }
  return found;
}

/** Among studies a post at a school may be what was learnt there: "Examinierte Altenpflegerin". */
const namesSchool = (lines: readonly ShapedLine[], at: number) =>
  lines.slice(at, at + 3).some(({ rest }) => isSchool(rest));

const endsStudies = ({ source, rest, ranges }: ShapedLine) =>
  source.gapBefore && ranges.length === 0 && !startsQualification(rest) && !isSchool(rest);

/** Sections that may run on into jobs without a heading of theirs. */
const runsOn = new Set<SectionKind>([
  "contact",
  "summary",
  "education",
  "certifications",
  "skills",
  "languages",
  "other",
]);

/** A section divided by what its dated lines say; itself where they tell of no job. */
function divided(lines: readonly ShapedLine[], section: CvSection, within: boolean): CvSection[] {
  const headed = section.heading !== "";
  const from = section.start + (headed ? 1 : 0);
  const own = lines.slice(from, section.end);
  const studies = own.some(
    (line) =>
      startsQualification(line.rest) ||
      isDatedStudy(line) ||
      (isSchool(line.rest) && lineSign(line.rest) !== "title"),
  );
  const teaches = section.kind === "education" && studies;
  const parts = starts(own, teaches ? "education" : null);
  if (!parts.some(({ kind }) => kind === "experience")) return [section];
  const found = parts.map(
    ({ at, kind }, i): CvSection => ({
      heading: "",
      kind,
      start: from + at,
      end: from + (parts[i + 1]?.at ?? own.length),
    }),
  );
  const [first, ...more] = found;
  if (!first || first.start === section.start) return found;
  if (headed && first.start === from && !teaches)
    return [{ ...first, heading: section.heading, start: section.start }, ...more];
  // "Learning" between two posts, and no course below: part of what is told of the first.
  const told = within && section.kind === "education" && !teaches;
  const lead = { ...section, end: first.start };
  return [told ? { ...lead, heading: "", kind: "experience" } : lead, ...found];
}

/** Divides the sections of a CV that has no heading for its jobs by what their dated lines say. */
export function divideUnheaded(
  lines: readonly ShapedLine[],
  sections: readonly CvSection[],
): CvSection[] {
  const out: CvSection[] = [];
  for (const section of sections) {
    const within = out.at(-1)?.kind === "experience";
    for (const part of runsOn.has(section.kind) ? divided(lines, section, within) : [section]) {
      const open = out.at(-1);
      if (open?.kind === "experience" && part.kind === "experience" && part.heading === "")
        out[out.length - 1] = { ...open, end: part.end };
      else out.push(part);
    }
  }
  return out;
}
