import { meansNow } from "../vocabulary/dates.ts";
import type { ShapedLine } from "./cv-line.ts";
import type { PartialDate } from "./cv-record.ts";
import { asksForEnd, asksForStart } from "./field-labels.ts";
import { labelled } from "./role-heading.ts";

/** A form's answer where somebody has not left yet. */
const still = /^(?:n\/a|na|-|)$/i;
/** As many lines below the first date its partner may stand. */
const apart = 2;

function endIn(line: ShapedLine | undefined): PartialDate | "present" | null {
  const label = line && labelled(line.text);
  if (!line || !label || !asksForEnd(label.label)) return null;
  const [range] = line.ranges;
  if (range) return range.end ?? range.start;
  return still.test(label.value.trim()) || meansNow(label.value) ? "present" : null;
}

const names = new Set<string>(["title", "company", "location", "dates"]);

/** What a form asks besides, among the lines that name a post: "Grade: Band 3", "Type of business: Healthcare". */
export function withoutAsides(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  let asides: ShapedLine[] = [];
  let named = false;
  for (const line of lines) {
    const field = labelled(line.text)?.field ?? "";
    if (field === "skip") {
      asides.push(line);
      continue;
    }
    if (!(named && names.has(field))) for (const aside of asides) out.push(aside);
    asides = [];
    named = names.has(field);
    out.push(line);
  }
  return [...out, ...asides];
}

/** "• Dates 2009", "• Employer Acme": a form printed as a list is a form all the same. */
export function withoutFormBullets(lines: readonly ShapedLine[]): ShapedLine[] {
  const listed = ({ source, ranges, text }: ShapedLine) =>
    source.bullet && ranges.length > 0 && labelled(text)?.field === "dates";
  if (!lines.some(listed)) return [...lines];
  return lines.map((line) =>
    line.source.bullet && labelled(line.text) !== null
      ? { ...line, source: { ...line.source, bullet: false } }
      : line,
  );
}

/** "Start date: 02/09/2019" and "End date: 31/01/2021" of a form are one time. */
export function joinLabelledDates(lines: readonly ShapedLine[]): ShapedLine[] {
  const out: ShapedLine[] = [];
  const taken = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(at)) continue;
    const [range] = line.ranges;
    const opened = asksForStart(labelled(line.text)?.label ?? "");
    const partner = lines.slice(at + 1, at + 1 + apart).findIndex((below) => endIn(below) !== null);
    const end = opened && range?.end === null ? endIn(lines[at + 1 + partner]) : null;
    if (end === null || !range) {
      out.push(line);
      continue;
    }
    taken.add(at + 1 + partner);
    out.push({ ...line, ranges: [{ ...range, end }] });
  }
  return out;
}
