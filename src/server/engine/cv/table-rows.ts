import { findDateRanges } from "../vocabulary/dates.ts";
import { cellsOf, isColumnHeader } from "./column-header.ts";
import { type ShapedLine, shapeLines } from "./cv-line.ts";
import { type FieldLabel, labelField } from "./field-labels.ts";

type Column = FieldLabel | "start" | "end" | null;

const startColumn = /^(?:from|date from|from date|start|start date|date started|von|od)$/iu;
const endColumn = /^(?:to|date to|to date|end|end date|date left|bis|do)$/iu;

function columnOf(cell: string): Column {
  if (/^qualification(?:s|\(s\))$/iu.test(cell)) return "title";
  if (startColumn.test(cell)) return "start";
  if (endColumn.test(cell)) return "end";
  return labelField(cell);
}

/** The columns of a table that names employers and posts, or schools and courses; null for any other. */
function columnsOf(line: ShapedLine): Column[] | null {
  if (!isColumnHeader(line)) return null;
  const columns = cellsOf(line).map(columnOf);
  const dated = columns.includes("dates") || columns.includes("start");
  return columns.includes("company") && columns.includes("title") && dated ? columns : null;
}

const labels = { company: "Institution", title: "Job title", location: "Location" } as const;

/** A row as labelled lines, as a form has them; null where its cells are not what the columns say. */
function linesOfRow(line: ShapedLine, columns: readonly Column[]): ShapedLine[] | null {
  const cells = cellsOf(line);
  if (cells.length < 3 || cells.length > columns.length) return null;
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const when = columns.includes("start")
    ? [cell("start"), cell("end")].filter((one) => one !== "").join(" – ")
    : cell("dates");
  if (findDateRanges(when).length !== 1 || when.length > 60) return null;
  const named = (["company", "title", "location"] as const).flatMap((field) => {
    const value = columns.includes(field) ? cell(field) : "";
    return value === "" ? [] : [`${labels[field]}: ${value}`];
  });
  const duties = columns.includes("duties") ? cell("duties") : "";
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
  return lines.flatMap((line) => {
    if (isColumnHeader(line)) {
      columns = columnsOf(line);
      return [line];
    }
    return (columns && linesOfRow(line, columns)) ?? linesOfLabels(line);
  });
}
