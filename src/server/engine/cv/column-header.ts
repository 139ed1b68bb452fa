import type { ShapedLine } from "./cv-line.ts";
import { labelField } from "./field-labels.ts";

/** What people write above the columns of a table, besides the labels of fields. */
const columns =
  /^(?:what|who|years|dates? \(from.{0,8}to\)|qualifications|subjects?|level|was|wo|jahr|année|où|quoi|año|anno|ano|jaar|rok)$/iu;

/** "Post and duties": what somebody was and, behind a stop, what they did. */
export const postAndDuties =
  /^(?:post|job|job title|position|role|title)\s(?:and|&|\/)\s(?:\p{L}+\s){0,2}(?:duties|responsibilities)$/iu;

/** What a line says in its columns, in order. */
export const cellsOf = ({ divided }: ShapedLine) =>
  divided.split(/\s*[\t|]\s*/).filter((cell) => cell !== "");

/** Whether a line only names the columns of the table below it: "When | Where | What". */
export function isColumnHeader(line: ShapedLine): boolean {
  const cells = cellsOf(line);
  if (cells.length < 2 || line.ranges.length > 0) return false;
  return cells.every(
    (cell) => columns.test(cell) || postAndDuties.test(cell) || labelField(cell) !== null,
  );
}

const studied =
  /(?<!\p{L})(?:award|qualification|course|subject|grade|school|college|degree|diploma)/iu;
const employed = /(?<!\p{L})(?:employer|company|organisation|post|position|job|role)(?!\p{L})/iu;

/** What a table tells of by the names of its columns; null where they leave that open. */
export function kindOfTable(header: ShapedLine): "experience" | "education" | null {
  if (!isColumnHeader(header)) return null;
  if (employed.test(header.text)) return "experience";
  return studied.test(header.text) ? "education" : null;
}
