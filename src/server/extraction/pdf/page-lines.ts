import type { HiddenText } from "../../../shared/document.ts";
import type { RawLine } from "../lines/build-document.ts";
import { orderPage } from "./columns.ts";
import { addDrawnBullets } from "./drawn-bullets.ts";
import { readLabelCells } from "./label-cells.ts";
import type { Glyph, PageContent } from "./page-content.ts";
import { findRuledTables } from "./ruled-tables.ts";
import { makeRows, type Row } from "./segments.ts";
import { joinWrappedDates } from "./wrapped-dates.ts";

/** A line with its place, for finding what repeats from page to page. `y` is a share of the page's height. */
export type PlacedLine = RawLine & { page: number; y: number };

export type ReadPage = {
  lines: PlacedLine[];
  columns: number;
  tables: number;
  hidden: HiddenText[];
};

/** Line spacing, in ems, above which a line stands clearly apart; and how much above the usual spacing. */
const clearGap = 1.55;
const clearGapRatio = 1.3;

/** The visible lines of a page in reading order, and its hidden text. Slanted text follows upright text. */
export function readPageLines(content: PageContent, page: number): ReadPage {
  const visible = content.glyphs.filter((glyph) => glyph.hidden === null);
  const angles = [...new Set(visible.map((glyph) => glyph.angle))].sort((a, b) => a - b);
  const parts = angles.map((angle) => {
    const glyphs = visible.filter((glyph) => glyph.angle === angle);
    return angle === 0
      ? linesOf(glyphs, content, page)
      : linesOf(turnUpright(glyphs, angle), { ...content, rules: [], marks: [] }, page);
  });
  return {
    lines: parts.flatMap((part) => part.lines),
    columns: Math.max(1, ...parts.map((part) => part.columns)),
    tables: parts.reduce((sum, part) => sum + part.tables, 0),
    hidden: hiddenText(content.glyphs, page),
  };
}

function turnUpright(glyphs: readonly Glyph[], angle: number): Glyph[] {
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return glyphs.map((glyph) => ({
    ...glyph,
    x: glyph.x * cos + glyph.y * sin,
    y: glyph.y * cos - glyph.x * sin,
  }));
}

function linesOf(glyphs: readonly Glyph[], { rules, marks, height }: PageContent, page: number) {
  const ruled = findRuledTables(rules);
  const rows = addDrawnBullets(makeRows(glyphs), marks).map((row) => ({
    ...row,
    ruled: isInside(row, ruled),
  }));
  const { blocks, columns, tables } = orderPage(rows, rules);
  const lines = blocks.flatMap(({ rows: printed, column, table }) => {
    const blockRows = joinWrappedDates(ruled.length > 0 ? readLabelCells(printed, ruled) : printed);
    const usual = usualSpacing(blockRows);
    return blockRows.map((row, index): PlacedLine => {
      const above = blockRows[index - 1];
      return {
        text: rowText(row),
        page,
        column,
        region: table || row.ruled ? "table" : "body",
        bullet: row.segments[0]?.bullet ?? false,
        bold: row.segments.every((segment) => segment.bold),
        size: Math.round(Math.max(...row.segments.map((segment) => segment.size)) * 10) / 10,
        gapBefore: above === undefined || standsApart(row, above, usual),
        y: row.y / height,
      };
    });
  });
  return { lines, columns, tables: Math.max(tables, ruled.length) };
}

/** In ems: from here a gap within a row sets two things apart, as a tab does. */
const tabGap = 2.5;

function rowText({ segments, size }: Row): string {
  return segments
    .map((segment, i) => {
      const before = segments[i - 1];
      if (before === undefined) return segment.text;
      return `${segment.left - before.right > tabGap * size ? "\t" : " "}${segment.text}`;
    })
    .join("");
}

function isInside(
  row: Row,
  boxes: readonly { left: number; right: number; top: number; bottom: number }[],
): boolean {
  return boxes.some(
    (box) =>
      row.y > box.top &&
      row.y < box.bottom + 2 &&
      row.segments.every((segment) => segment.left > box.left - 5 && segment.right < box.right + 5),
  );
}

/** The commonest distance of two lines, in points. */
function usualSpacing(rows: readonly Row[]): number {
  const distances = new Map<number, number>();
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above === undefined) continue;
    const distance = Math.round((row.y - above.y) * 2) / 2;
    distances.set(distance, (distances.get(distance) ?? 0) + 1);
  }
  return [...distances.entries()].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

function standsApart(row: Row, above: Row, usual: number): boolean {
  const distance = row.y - above.y;
  const size = Math.max(row.size, above.size);
  return distance > size * clearGap && distance > Math.min(usual, size * 2) * clearGapRatio;
}

function hiddenText(glyphs: readonly Glyph[], page: number): HiddenText[] {
  const ways = ["invisible", "white", "tiny", "off_page"] as const;
  return ways.flatMap((how): HiddenText[] => {
    const rows = makeRows(glyphs.filter((glyph) => glyph.hidden === how));
    const text = rows.flatMap((row) => row.segments.map((segment) => segment.text)).join(" ");
    return text.trim() === "" ? [] : [{ text: text.trim(), page, how }];
  });
}
