import type { Mark } from "./criteria-table.ts";
import type { Piece } from "./passages.ts";

/** A cell of a line: its text, its place among the line's cells, and how far in it begins, in characters. */
type Cell = { text: string; index: number; at: number };
type Row = { cells: Cell[]; start: number; text: string };
/** Where the columns of a table stand: by number where the line has borders, else by how far in. */
type Columns = { bordered: boolean; heads: { cell: Cell; mark: Mark | "waived" }[] };

const essential = /^(?:essential|ess)\b.{0,14}$|^E$|^must(?: have)?$/iu;
const desirable =
  /^(?:desirable|des)\b.{0,14}$|^D$|^(?:should|could|nice to|would like to)(?: have)?$/iu;
const waived = /^(?:won['’]?t|not needed|not required)(?: have)?$/iu;
const tick = /^(?:[✓✔☑√x×•●■*y]|yes)$/iu;
/** A text without these has no such table. */
const tickedSomewhere = /[✓✔☑√×●■]|(?:\t|\|| {2})(?:[xy*•]|yes)\s*(?:\||\t|\n|$)/iu;
/** How far a tick may stand from the head of its column, in characters. */
const reach = 14;
/** So many lines without a tick, one after another, and the table is over. */
const patience = 4;
const leastTicks = 2;
const longestLine = 400;

const borders = /([\t|])/u;
const gaps = /( {2,})/u;

function rowOf(text: string, start: number): Row {
  const bordered = /[\t|]/u.test(text);
  const body = bordered ? text.replace(/^\s*\|/u, (edge) => " ".repeat(edge.length)) : text;
  const cells: Cell[] = [];
  let at = 0;
  // Every other part is the gap between two cells.
  for (const [place, part] of body.split(bordered ? borders : gaps).entries()) {
    const lead = part.length - part.trimStart().length;
    if (place % 2 === 0 && (bordered || part.trim() !== ""))
      cells.push({ text: part.trim(), index: cells.length, at: at + lead });
    at += part.length;
  }
  return { cells, start, text };
}

function rowsOf(text: string): Row[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const row = rowOf(line.slice(0, longestLine), start);
    start += line.length + 1;
    return row;
  });
}

function columnsOf({ cells, text }: Row): Columns | null {
  const heads = cells.flatMap((cell): Columns["heads"] => {
    if (essential.test(cell.text)) return [{ cell, mark: "required" }];
    if (desirable.test(cell.text)) return [{ cell, mark: "preferred" }];
    return waived.test(cell.text) ? [{ cell, mark: "waived" }] : [];
  });
  const marks = new Set(heads.map(({ mark }) => mark));
  if (!marks.has("required") || !marks.has("preferred")) return null;
  return { bordered: /\t|\|/u.test(text), heads };
}

/** Which column of the table a row has its tick in; null where it has none. */
function ticked({ cells }: Row, { bordered, heads }: Columns): Mark | "waived" | null {
  for (const tickedCell of cells.slice(bordered ? 1 : 0).filter((cell) => tick.test(cell.text))) {
    const near = heads
      .map(({ cell, mark }) => ({
        mark,
        far: bordered
          ? Math.abs(cell.index - tickedCell.index)
          : Math.abs(cell.at - tickedCell.at) / reach,
      }))
      .sort((one, other) => one.far - other.far);
    const [first, second] = near;
    if (first && first.far < 1 && first.far !== second?.far) return first.mark;
  }
  return null;
}

/** A criterion of a table whose columns are ticked, and what its column says. */
export type TickedCriterion = { piece: Piece; mark: Mark };

type Table = { criteria: TickedCriterion[]; from: number; to: number };

const wordsOf = ({ cells }: Row) => cells.find(({ text }) => /\p{L}{2}/u.test(text));
const goesOn = (row: Row) => /^\p{Ll}/u.test(row.text.trim());

function criterionOf(text: string, rows: readonly Row[], mark: Mark): TickedCriterion[] {
  const [first] = rows;
  const last = rows.findLast((row) => wordsOf(row));
  const [opens, ends] = [first && wordsOf(first), last && wordsOf(last)];
  if (!first || !last || !opens || !ends) return [];
  const start = first.start + first.text.indexOf(opens.text);
  const end = last.start + last.text.indexOf(ends.text) + ends.text.length;
  const shape = { bullet: true, alone: true, hashes: 0, column: 0, columns: 0 };
  return [{ piece: { ...shape, text: text.slice(start, end), start, end }, mark }];
}

function tableFrom(text: string, rows: readonly Row[], at: number, columns: Columns): Table | null {
  const found: { rows: Row[]; mark: Mark | "waived" }[] = [];
  let open: Row[] = [];
  let last = at;
  for (let next = at + 1; next < rows.length && next - last <= patience; next++) {
    const row = rows[next] as Row;
    // A head may stand again on the next page; it keeps no table going by itself.
    if (row.text.trim() === "" || columnsOf(row)) continue;
    const mark = ticked(row, columns);
    const before = found.at(-1);
    if (mark) {
      // A wrapped criterion goes on in small letters; a capital line before it heads a group.
      found.push({ rows: goesOn(row) ? [...open.slice(-2), row] : [row], mark });
      open = [];
      last = next;
    } else if (before && open.length === 0 && goesOn(row) && last === next - 1) {
      before.rows.push(row);
      last = next;
    } else open.push(row);
  }
  if (found.length < leastTicks) return null;
  const end = rows[last] as Row;
  return {
    criteria: found.flatMap((one) =>
      one.mark === "waived" ? [] : criterionOf(text, one.rows, one.mark),
    ),
    from: (rows[at] as Row).start,
    to: end.start + end.text.length,
  };
}

/** The tables of a person specification that tick each criterion's column, "Essential" or "Desirable". */
export function tickedTables(text: string): Table[] {
  if (!tickedSomewhere.test(text)) return [];
  const rows = rowsOf(text);
  const tables: Table[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.start < (tables.at(-1)?.to ?? -1)) continue;
    const columns = columnsOf(row);
    const table = columns && tableFrom(text, rows, at, columns);
    if (table) tables.push(table);
  }
  return tables;
}
