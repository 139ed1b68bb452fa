import type { ShapedLine } from "./cv-line.ts";
import { datedBlocks } from "./dated-blocks.ts";
import { datedWithin } from "./dated-within.ts";
import { isAnchor, isHead, isSince } from "./head-lines.ts";
import { withoutAsides } from "./labelled-dates.ts";
import { withPostsRaised } from "./posts-raised.ts";
import type { RoleBlock } from "./role-block.ts";
import { joinMonths, joinSplitDates } from "./role-dates.ts";
import { lineSign } from "./role-heading.ts";
import { headingsFromSentences } from "./told-roles.ts";
import { splitUndated, undatedBlocks } from "./undated-roles.ts";

/** "Class Teacher: Year 2 (2019–21), Year 5 (2021–present)" below the dated name of the school says what was done there. */
function isTitleOfSeveralTimes(line: ShapedLine, above: ShapedLine | undefined): boolean {
  if (line.ranges.length < 2 || above === undefined || !isAnchor(above, false)) return false;
  return lineSign(line.text) === "title" && lineSign(above.rest) === "employer";
}

/** "Completion of leadership course 2014", "Champion of the team since 2022: set up …" right below another duty: a year at the end of a line that names nothing. */
function isDutyWithYear(line: ShapedLine, above: ShapedLine | undefined): boolean {
  const [range] = line.ranges;
  if (!range || range.from < 2 || line.source.gapBefore) return false;
  if (above === undefined || above.ranges.length > 0 || isHead(above)) return false;
  if (isSince(line, range)) return /^[:;]\s\p{Ll}/u.test(line.divided.slice(range.to));
  if (range.end !== null) return false;
  return range.start?.month === null && lineSign(line.rest) === "none";
}

/** Divides the lines of a section (without its heading) into roles, in order. */
export function roleBlocks(sectionLines: readonly ShapedLine[]): RoleBlock[] {
  const said = sectionLines.filter((line) => line.text.trim() !== "");
  const raised = withPostsRaised(said);
  const lines = joinMonths(joinSplitDates(headingsFromSentences(withoutAsides(raised))));
  const dated = new Set(lines.filter((line) => isAnchor(line, false)));
  const within = datedWithin(lines, dated);
  const plain = lines.flatMap((line, i) => {
    if (!dated.has(line) || within.has(line) || isDutyWithYear(line, lines[i - 1])) return [];
    return isTitleOfSeveralTimes(line, lines[i - 1]) ? [] : [i];
  });
  const anchors =
    plain.length > 0 ? plain : lines.flatMap((line, i) => (isAnchor(line, true) ? [i] : []));
  return anchors.length > 0
    ? datedBlocks(lines, anchors).flatMap(splitUndated)
    : undatedBlocks(lines, false);
}
