import type { ShapedLine } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";
import { startsQualification } from "./education-pieces.ts";
import { isAnchor, isHead } from "./head-lines.ts";
import { lineSign } from "./role-heading.ts";
import { isSchool } from "./school-names.ts";

type Kind = "experience" | "education" | "other";

/** What a dated line dates: a job, a course, or nothing one can tell. */
function datedKind(line: ShapedLine): Kind | null {
  const range = line.ranges[0];
  if (!range || !isAnchor(line, false)) return null;
  if (startsQualification(line.rest)) return "education";
  const sign = lineSign(line.rest);
  if (sign === "title" && range.end !== null) return "experience";
  if (isSchool(line.rest)) return "education";
  return sign === "employer" && range.start !== null && range.end !== null ? "experience" : null;
}

/** The first of the lines that name what is dated here: back to a gap, as far as they could be names. */
function blockStart(lines: readonly ShapedLine[], at: number): number {
  let start = at;
  while (start > 1 && at - start < 2 && !lines[start]?.source.gapBefore) {
    const above = lines[start - 1];
    if (!above || !isHead(above) || above.ranges.length > 0 || above.words > 10) break;
    start--;
  }
  return start;
}

/** Where each kind begins; behind the last course an undated line after a gap begins something else. */
function starts(lines: readonly ShapedLine[]): { at: number; kind: Kind }[] {
  const found: { at: number; kind: Kind }[] = [];
  for (const [at, line] of lines.entries()) {
    const kind = datedKind(line);
    const open = found.at(-1)?.kind;
    if (kind !== null && kind !== open) found.push({ at: blockStart(lines, at), kind });
    else if (kind === null && open === "education" && line.source.gapBefore && !isNamed(line))
      found.push({ at, kind: "other" });
  }
  return found;
}

function isNamed({ rest, ranges }: ShapedLine): boolean {
  return ranges.length > 0 || startsQualification(rest) || isSchool(rest);
}

/**
 * Divides what stands before the first heading of a CV that heads neither jobs nor studies, by what its dated lines
 * say. The section itself where they say nothing.
 */
export function divideUnheaded(lines: readonly ShapedLine[], section: CvSection): CvSection[] {
  const own = lines.slice(section.start, section.end);
  const parts = starts(own);
  if (!parts.some(({ kind }) => kind === "experience")) return [section];
  const first = section.start + (parts[0]?.at ?? 0);
  const divided = parts.map(
    ({ at, kind }, i): CvSection => ({
      heading: "",
      kind,
      start: section.start + at,
      end: section.start + (parts[i + 1]?.at ?? own.length),
    }),
  );
  return first > section.start ? [{ ...section, end: first }, ...divided] : divided;
}
