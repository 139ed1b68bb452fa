import { isColumnHeader } from "./column-header.ts";
import { type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";
import { joinLabelledDates, withoutFormBullets } from "./labelled-dates.ts";
import { readTableRows } from "./table-rows.ts";

/** The lines of a section without its heading; tables and forms as lines that name one thing each. */
export function contentOf(lines: readonly ShapedLine[], section: CvSection): ShapedLine[] {
  const whole = joinLabelledDates(
    withoutFormBullets(readTableRows(ownLines(linesIn(lines, section)))),
  );
  return whole.filter((line) => !isColumnHeader(line));
}

/** What stands at the head or the foot of every page is no part of the section it falls into. */
const isOnMargin = ({ source }: ShapedLine) =>
  source.region === "header" || source.region === "footer";

function ownLines(lines: readonly ShapedLine[]): ShapedLine[] {
  const own = lines.filter((line) => !isOnMargin(line));
  return own.length > 0 ? own : [...lines];
}

function linesIn(lines: readonly ShapedLine[], section: CvSection): ShapedLine[] {
  if (section.heading === "") return lines.slice(section.start, section.end);
  const content = lines.slice(section.start + 1, section.end);
  const first = lines[section.start];
  const behind = first ? trimEdges(first.text.slice(section.heading.length)) : "";
  if (!first || behind.length < 3 || !first.text.startsWith(section.heading)) return content;
  const [shaped] = shapeLines([{ ...first.source, text: behind }]);
  return shaped ? [{ ...shaped, index: first.index }, ...content] : content;
}
