import { type DateRange, monthCount } from "../vocabulary/dates.ts";
import { isDuration, type ShapedLine, withoutDurations } from "./cv-line.ts";
import { headingInProse, headingOfText } from "./prose-heading.ts";
import { labelled } from "./role-heading.ts";

/** The lines of one role: what names it, when, and what follows. `heads` are in the order of the CV. */
export type RoleBlock = {
  heads: ShapedLine[];
  /** Heading lines as text, without the dates. */
  texts: string[];
  range: DateRange | null;
  body: ShapedLine[];
  /** A total length of time stands under the employer, as LinkedIn writes for several roles there. */
  grouped: boolean;
};

/** What a line of a role's heading says besides dates and lengths of time. */
export function textOf(line: ShapedLine): string {
  if (isDuration(line.text)) return "";
  const inProse = headingInProse(line);
  if (inProse !== null) return inProse;
  if (line.ranges.length === 0 && line.words > 4) {
    const led = headingOfText(line.text);
    if (led !== null) return led;
  }
  return line.ranges.length > 0 && labelled(line.text) === null
    ? line.rest
    : labelled(line.text)?.field === "dates"
      ? ""
      : withoutDurations(line.divided);
}

/** Whether the whole time holds the time of one of its parts. */
export function spans(whole: DateRange | null, part: DateRange | null | undefined): boolean {
  if (!whole?.start || !part?.start || whole.end === null || part.end === null) return false;
  if (monthCount(whole.start, 1) > monthCount(part.start, 12)) return false;
  if (whole.end === "present") return true;
  return part.end !== "present" && monthCount(whole.end, 12) >= monthCount(part.end, 1);
}
