import { isColumnHeader } from "./column-header.ts";
import { type ShapedLine, shapeLines, trimEdges } from "./cv-line.ts";
import type { CvSection } from "./cv-record.ts";
import { joinLabelledDates, withoutFormBullets } from "./labelled-dates.ts";
import { readTableRows } from "./table-rows.ts";

/** The lines of a section without its heading; tables and forms as lines that name one thing each. */
export function contentOf(lines: readonly ShapedLine[], section: CvSection): ShapedLine[] {
  const whole = joinLabelledDates(withoutFormBullets(readTableRows(linesIn(lines, section))));
  return whole.filter((line) => !isColumnHeader(line));
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
