import type { ShapedLine } from "./cv-line.ts";
import { labelField } from "./field-labels.ts";

/** What people write above the columns of a table, besides the labels of fields. */
const columns =
  /^(?:when|where|what|who|from|to|year|years|date from|date to|dates? \(from.{0,8}to\)|grade|grades|result|results|qualifications|qualification\(s\)|subject|subjects|level|von|bis|was|wo|jahr|année|où|quoi|año|anno|ano|jaar|rok)$/iu;

/** What a line says in its columns, in order. */
export const cellsOf = ({ divided }: ShapedLine) =>
  divided.split(/\s*[\t|]\s*/).filter((cell) => cell !== "");

/** Whether a line only names the columns of the table below it: "When | Where | What". */
export function isColumnHeader(line: ShapedLine): boolean {
  const cells = cellsOf(line);
  if (cells.length < 2 || line.ranges.length > 0) return false;
  return cells.every((cell) => columns.test(cell) || labelField(cell) !== null);
}
