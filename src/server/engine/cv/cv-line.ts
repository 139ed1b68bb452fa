import type { DocumentLine } from "../../../shared/document.ts";
import { type DateRange, findDateRanges } from "../vocabulary/dates.ts";
import { labelField } from "./employers.ts";

/** A line of the document with what its shape says; `index` is its place in the document. */
export type ShapedLine = {
  index: number;
  text: string;
  source: DocumentLine;
  /** Letters there are, all of them capitals. */
  capitals: boolean;
  words: number;
  /** Dates, looked for only where a line is short enough to be a heading of a role. */
  ranges: DateRange[];
  /** What stands beside the dates. */
  rest: string;
  /** Reads on from the line before (a visual line of a wrapped paragraph). */
  continues: boolean;
};

const maxDatedLine = 220;
/** Brackets and dividers left over when a date is taken out of a line. */
const leftEdge = /^[\s,;:|•·()[\]–—/-]+/;
const rightEdge = /[\s,;:|•·([\]–—/-]+$/;
const shortForm = /\b(?:Ltd|Inc|Co|Corp|Jr|Sr|o\.o|S\.A|r\.l|S\.L|B\.V|p\.A|e\.V)\.$/;
const duration =
  /[([]?\b\d{1,2}\s?\+?\s?(?:years?|yrs?|months?|mos?|Jahre?|Monate?|ans?|mois|años?|meses|mes|anni|anno|mesi|anos?|jaar|maanden|lat|rok|miesięcy|лет|года?|месяц\p{L}*)\b\.?(?:[\s,]{0,2}(?:and\s|und\s|et\s|y\s|e\s|i\s)?\d{1,2}\s?(?:months?|mos?|Monate?|mois|meses|mes|mesi|maanden|miesi\p{L}*|месяц\p{L}*)\b\.?)?[)\]]?/giu;

/** Takes stretches out of a text, leaving a divider where each stood. */
export function without(text: string, stretches: readonly { from: number; to: number }[]): string {
  let out = "";
  let at = 0;
  for (const { from, to } of stretches) {
    out += `${text.slice(at, from)} | `;
    at = to;
  }
  return out + text.slice(at);
}

/** Takes off dividers, brackets and spaces at both ends. */
export function trimEdges(text: string): string {
  const trimmed = text.replace(leftEdge, "").replace(rightEdge, "");
  const opened = trimmed.split("(").length - trimmed.split(")").length;
  return opened === 1 && text.includes(`${trimmed})`) ? `${trimmed})` : trimmed;
}

function restOf(text: string, ranges: readonly DateRange[]): string {
  const undated = ranges.length === 0 ? text : without(text, ranges);
  if (ranges.length === 0) return trimEdges(undated);
  const rest = trimEdges(undated.replace(duration, " | ").replace(/[([]\s?\|\s?[)\]]/g, "|"));
  return shortForm.test(rest) ? rest : rest.replace(/\.$/, "");
}

/** Whether only a length of time stands in the line ("5 years 3 months"), as LinkedIn writes under an employer. */
export function isDuration(text: string): boolean {
  return text.length < 40 && /\d/.test(text) && trimEdges(text.replace(duration, "")) === "";
}

/** The longest line of a column, to tell a full line from a short one. */
function fullWidths(lines: readonly DocumentLine[]): Map<string, number> {
  const widths = new Map<string, number>();
  for (const line of lines) {
    const key = `${line.page}/${line.column}`;
    widths.set(key, Math.max(widths.get(key) ?? 0, line.text.length));
  }
  return widths;
}

/** Lines longer than any page is wide are whole paragraphs: nothing there is wrapped. */
const widestLine = 150;

function readsOn(lines: readonly DocumentLine[], index: number, width: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (!line || !before || width > widestLine) return false;
  if (line.bullet || line.gapBefore || line.bold === true) return false;
  if (before.page === line.page && before.column !== line.column) return false;
  if (before.bold === true || (line.size !== null && before.size !== line.size)) return false;
  if (before.text.length < 40 || startsLabel(line.text)) return false;
  const open = /[,;–—&-]$/.test(before.text) || !/[.!?:]$/.test(before.text);
  if (/^[\p{Ll}(&]/u.test(line.text)) return open || before.text.length > width * 0.7;
  if (!open || before.text.length < width * 0.72 || before.text.length <= 60) return false;
  if (endsDated(before.text) || endsDated(line.text)) return false;
  return !datedAlone(line.text) && !datedAlone(lines[index + 1]?.text ?? "");
}

function startsLabel(text: string): boolean {
  const colon = text.indexOf(":");
  return colon > 2 && colon < 80 && labelField(text.slice(0, colon)) !== null;
}

/** A line whose last words are a date heads or dates an entry; it is not the middle of a sentence. */
function endsDated(text: string): boolean {
  const last = text.length < maxDatedLine ? findDateRanges(text).at(-1) : undefined;
  return last !== undefined && last.to >= text.length - 1;
}

/** A line that is a date and little else: the line above it names something. */
function datedAlone(text: string): boolean {
  const range = text.length < 60 ? findDateRanges(text)[0] : undefined;
  return range !== undefined && range.to - range.from > text.length * 0.5;
}

/** Describes every line of a document. */
export function shapeLines(lines: readonly DocumentLine[]): ShapedLine[] {
  const widths = fullWidths(lines);
  return lines.map((source, index) => {
    const { text } = source;
    const ranges = text.length <= maxDatedLine ? findDateRanges(text) : [];
    const letters = text.replace(/[^\p{L}]/gu, "");
    return {
      index,
      text,
      source,
      capitals:
        letters.length > 1 &&
        letters === letters.toUpperCase() &&
        letters !== letters.toLowerCase(),
      words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      ranges,
      rest: restOf(text, ranges),
      continues: readsOn(lines, index, widths.get(`${source.page}/${source.column}`) ?? 0),
    };
  });
}
