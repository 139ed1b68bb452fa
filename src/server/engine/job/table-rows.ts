import { isAssessment, markedCriterion, markOf } from "./criteria-table.ts";
import type { SectionKind } from "./headings.ts";
import type { Piece } from "./passages.ts";
import { sharesLine } from "./same-line.ts";
import { readHeading } from "./section-heading.ts";

/** A piece of the advertisement with what the headings above it say. */
export type Passage = Piece & {
  section: SectionKind;
  /** Stands in a list under its heading, so that it need not say by itself what it is. */
  listed: boolean;
};

/** What is known of the section and the table that a piece stands in. */
export type TableState = {
  section: SectionKind;
  /** Under the heading of a person specification, importance headings may come and go. */
  person: boolean;
  /** What each column holds. */
  table: SectionKind[];
  /** Inside a table of criteria that lost its borders: marks of importance stand behind the criteria. */
  flat: boolean;
  /** Inside a table with a column that says how important each criterion is. */
  marked: boolean;
};

/** A cell that only says how important the criterion before it in its row is. */
export function marksRow(text: string, passages: Passage[], piece: Piece): boolean {
  const last = passages.at(-1);
  const mark = piece.column > 0 ? markOf(piece.text) : null;
  if (!last || !mark || !sharesLine(text, last, piece)) return false;
  passages[passages.length - 1] = { ...last, section: mark };
  return true;
}

/** "Three years in a local planning" over "authority    E    A/I": the criterion began on the line before its row. */
export function rowGoneOn(text: string, passages: Passage[], piece: Piece): boolean {
  const last = passages.at(-1);
  if (piece.column > 0 || !last || last.columns > 0 || !/^\p{Ll}/u.test(piece.text)) return false;
  if (/[.;:!?]$/u.test(last.text)) return false;
  if (!/^[^\S\n]*\n[^\S\n]*$/u.test(text.slice(last.end, piece.start))) return false;
  const { end, columns } = piece;
  passages[passages.length - 1] = { ...last, text: text.slice(last.start, end), end, columns };
  return true;
}

/** A row of a table without borders: a criterion with its mark, or the mark or the assessment on a line of its own. */
export function flatRow(passages: Passage[], piece: Piece, next: Piece | undefined): boolean {
  const last = passages.at(-1);
  const mark = markOf(piece.text);
  if (mark && last) {
    passages[passages.length - 1] = { ...last, section: mark };
    return true;
  }
  if (isAssessment(piece.text)) return true;
  const behind = next ? markOf(next.text) : null;
  const marked = behind ? { piece, mark: behind } : markedCriterion(piece);
  if (marked) passages.push({ ...marked.piece, section: marked.mark, listed: true });
  return marked !== null;
}

const longestCode = 3;

/** A cell of a table: the head row says which columns are essential and which desirable. */
export function tableCell(
  state: TableState,
  piece: Piece,
  next: Piece | undefined,
): Passage | null {
  const reading = piece.text.length < 60 ? readHeading(piece.text) : null;
  const kind = reading && reading.strangers === 0 ? reading.kind : null;
  if (/\bessential\b.{1,12}\bdesirable\b|^E(?:s|ss)?\s?\/\s?D(?:s|es)?$/iu.test(piece.text.trim()))
    state.marked = true;
  const other = next?.column === 1 ? markOf(next.text) : null;
  // "Power BI    D": a letter says so of a criterion, a word may head its column.
  const coded = other !== null && (next?.text.trim().length ?? 0) <= longestCode;
  const paired = other !== null && other !== kind;
  if ((kind === "required" || kind === "preferred") && (piece.column > 0 || paired)) {
    state.table[piece.column] = kind;
    state.person = true;
    return null;
  }
  if (piece.column > 0 && isAssessment(piece.text)) return null;
  const column = state.table[piece.column];
  const known = column === "required" || column === "preferred";
  const criterion = (state.marked || coded) && piece.column === 0;
  if (!known && (kind !== null || (piece.text.length < 25 && !criterion))) return null;
  const section = known ? column : state.section;
  return { ...piece, section, listed: true };
}
