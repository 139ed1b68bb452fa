import { findDateRanges } from "../vocabulary/dates.ts";
import { cellsOf, isColumnHeader, postAndDuties } from "./column-header.ts";
import { type ShapedLine, shapeLines } from "./cv-line.ts";
import { asksForEnd, asksForStart, labelField } from "./field-labels.ts";
import type { FieldLabel } from "./form-labels.ts";

type Column = FieldLabel | "start" | "end" | "post" | null;

function columnOf(cell: string): Column {
  if (/^qualifications$/iu.test(cell)) return "title";
  if (postAndDuties.test(cell)) return "post";
  if (asksForStart(cell)) return "start";
  if (asksForEnd(cell)) return "end";
  return labelField(cell);
}

/** The columns of a table that names employers and posts, or schools and courses; null for any other. */
function columnsOf(line: ShapedLine): Column[] | null {
  if (!isColumnHeader(line)) return null;
  const columns = cellsOf(line).map(columnOf);
  const dated = columns.includes("dates") || columns.includes("start");
  const named = columns.includes("title") || columns.includes("post");
  return columns.includes("company") && named && dated ? columns : null;
}

const labels = { company: "Institution", title: "Job title", location: "Location" } as const;
const fields = ["company", "title", "location"] as const;

/** A row as labelled lines, as a form has them; null where its cells are not what the columns say. */
function linesOfRow(
  line: ShapedLine,
  columns: readonly Column[],
  cells: readonly string[],
): ShapedLine[] | null {
  if (cells.length < 3 || cells.length > columns.length) return null;
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const when = columns.includes("start")
    ? [cell("start"), cell("end")].filter((one) => one !== "").join(" – ")
    : cell("dates");
  if (findDateRanges(when).length !== 1 || when.length > 60) return null;
  const [post, told] = partedAtStop(cell("post"));
  const values = {
    company: cell("company"),
    title: post || cell("title"),
    location: cell("location"),
  };
  const named = fields.flatMap((field) =>
    values[field] === "" ? [] : [`${labels[field]}: ${values[field]}`],
  );
  const duties = cell("duties") || told;
  const texts = [...named, `Dates: ${when}`, duties].filter((text) => text !== "");
  return shapeLines(
    texts.map((text, i) => ({
      ...line.source,
      text,
      gaps: [],
      gapBefore: i === 0,
      bullet: text === duties,
    })),
  ).map((shaped) => ({ ...shaped, index: line.index }));
}

/** "Home Carer. Six calls a day, …": the post, and what was done. */
function partedAtStop(text: string): [post: string, told: string] {
  const at = text.search(/(?<=[\p{L})]{2})[.:;]\s+(?=\S)/u);
  return at < 0 ? [text.replace(/\.$/, ""), ""] : [text.slice(0, at), text.slice(at + 1).trim()];
}

/** A cell that tells stands below its row: the row's cells with it in its column, and whether that line was used. */
function wholeRow(
  line: ShapedLine,
  next: ShapedLine | undefined,
  columns: readonly Column[],
): { cells: string[]; used: boolean } {
  const cells = cellsOf(line);
  const at = columns.findIndex((column) => column === "post" || column === "duties");
  const told = next !== undefined && next.ranges.length === 0 && /[.;]/.test(next.text);
  if (at < 0 || cells.length !== columns.length - 1 || !told || /\t/.test(next.divided))
    return { cells, used: false };
  return { cells: cells.toSpliced(at, 0, next.text), used: true };
}

/** "Employer: Acme | Post: Driver | Dates: 2019 – 2021": a line for each. */
function linesOfLabels(line: ShapedLine): ShapedLine[] {
  const cells = line.divided.length > 300 ? [] : cellsOf(line);
  const apart =
    cells.length > 1 &&
    cells.every((cell) => {
      const colon = cell.indexOf(":");
      return colon > 1 && labelField(cell.slice(0, colon)) !== null;
    });
  if (!apart) return [line];
  return shapeLines(
    cells.map((text, i) => ({
      ...line.source,
      text,
      gaps: [],
      gapBefore: i === 0 && line.source.gapBefore,
    })),
  ).map((shaped) => ({ ...shaped, index: line.index }));
}

/** Tells the cells of a table's rows by the names of its columns: "From | To | Employer | Post | Reason for leaving". */
export function readTableRows(lines: readonly ShapedLine[]): ShapedLine[] {
  let columns: Column[] | null = null;
  let used = false;
  return lines.flatMap((line, at) => {
    if (used) {
      used = false;
      return [];
    }
    if (isColumnHeader(line)) {
      columns = columnsOf(line);
      return [line];
    }
    const row = columns && wholeRow(line, lines[at + 1], columns);
    const read = row && columns && linesOfRow(line, columns, row.cells);
    used = read !== null && row?.used === true;
    return read ?? linesOfLabels(line);
  });
}
