import { spacedBullets, sureBullets } from "../lines/bullet-glyphs.ts";
import { joinAccents } from "./accents.ts";
import type { Glyph } from "./page-content.ts";
import { logicalOrder } from "./right-to-left.ts";

/** A stretch of text on one baseline without a wide gap in it. */
export type Segment = {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  outlined: boolean;
  font: string;
  bullet: boolean;
};

/** Segments that share a baseline, left to right. */
export type Row = {
  y: number;
  size: number;
  segments: Segment[];
  /** Inside a table drawn with lines: its cells stay together. */
  ruled: boolean;
};

/** In ems: from here a gap separates segments; from here it separates words. */
const segmentGap = 1.2;
const wordGap = 0.15;
/** A bullet belongs to text up to so many ems to its right. */
const bulletReach = 4;
/** Share of the font size by which baselines of one row may differ. */
const sameBaseline = 0.15;
/** The same beside one another within a column: a date set smaller than its title stands a little higher. */
export const levelBaseline = 0.35;
/** Raised and lowered text: how much smaller it is at least, how far from the baseline and the text before. */
const raised = { size: 0.86, distance: 0.6, gap: 0.6 };

/** The rows of a page's upright glyphs, top to bottom. */
export function makeRows(glyphs: readonly Glyph[]): Row[] {
  const sorted = levelRaised(glyphs.filter((glyph) => glyph.text !== "")).sort((a, b) => a.y - b.y);
  const groups: Glyph[][] = [];
  let baseline = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const glyph of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && glyph.y - baseline <= sameBaseline * Math.min(size, glyph.size)) {
      group.push(glyph);
    } else {
      groups.push([glyph]);
      baseline = glyph.y;
      size = glyph.size;
    }
  }
  return lowerBullets(groups.map(makeRow).filter((row) => row.segments.length > 0));
}

/**
 * Joins rows that share a baseline once the text of another column is gone: a line of that column, a little higher,
 * may have taken in one half of them and not the other.
 */
export function joinLevelRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above !== undefined && isLevel(above, row)) {
      const segments = [...above.segments, ...row.segments].sort((a, b) => a.left - b.left);
      joined[joined.length - 1] = { ...above, size: Math.max(above.size, row.size), segments };
    } else joined.push(row);
  }
  return joined;
}

function isLevel(above: Row, row: Row): boolean {
  const baseline = (of: Row) => median(of.segments.map((segment) => segment.y));
  if (Math.abs(baseline(row) - baseline(above)) > levelBaseline * Math.min(row.size, above.size))
    return false;
  return !row.segments.some((segment) =>
    above.segments.some((other) => segment.left < other.right && other.left < segment.right),
  );
}

/** Puts raised or lowered small text ("1st") on the baseline of what it was drawn after. */
function levelRaised(glyphs: readonly Glyph[]): Glyph[] {
  let before: { end: number; y: number; size: number } | undefined;
  return glyphs.map((glyph) => {
    const { size, y } = before ?? glyph;
    const off = Math.abs(glyph.y - y);
    const gap = Math.abs(glyph.x - (before?.end ?? glyph.x));
    const small = glyph.size < size * raised.size && off < size * raised.distance;
    const level = small && off > 0 && gap < size * raised.gap;
    const end = glyph.x + glyph.width;
    before = level ? { end, y, size } : { end, y: glyph.y, size: glyph.size };
    return level ? { ...glyph, y } : glyph;
  });
}

/** Bullets of another font may stand a little off the baseline: they join the row of their text. */
function lowerBullets(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  const moved = new Map<Row, Segment[]>();
  for (const [index, row] of rows.entries()) {
    const marks = row.segments.every((segment) => isMark(segment.text));
    const near = [rows[index + 1], rows[index - 1]].find(
      (other) =>
        other !== undefined &&
        Math.abs(other.y - row.y) < other.size * 0.5 &&
        row.segments.every((mark) => other.segments.some((segment) => isBeside(mark, segment))),
    );
    if (marks && near !== undefined) moved.set(near, [...(moved.get(near) ?? []), ...row.segments]);
    else kept.push(row);
  }
  return kept.map((row) => {
    const marks = moved.get(row);
    if (marks === undefined) return row;
    const segments = [...row.segments, ...marks].sort((a, b) => a.left - b.left);
    return { ...row, segments: attachBullets(segments) };
  });
}

function isBeside(mark: Segment, segment: Segment): boolean {
  const gap = segment.left - mark.right;
  return gap > -1 && gap < bulletReach * segment.size;
}

function makeRow(glyphs: Glyph[]): Row {
  const ordered = dropDoubles(joinAccents(glyphs.sort((a, b) => a.x - b.x)));
  const visible = ordered.filter((glyph) => glyph.text.trim() !== "");
  const segments = attachBullets(cutSegments(ordered));
  const size = median(visible.map((glyph) => glyph.size));
  return { y: median(visible.map((glyph) => glyph.y)), size, segments, ruled: false };
}

/** Bold text is sometimes drawn twice, a little apart. */
function dropDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    let double = false;
    for (let index = Math.max(0, kept.length - 3); index < kept.length; index += 1) {
      const other = kept[index];
      if (other === undefined || other.text !== glyph.text) continue;
      const near = Math.abs(other.x - glyph.x) < Math.max(other.width, 0.5) * 0.3;
      double ||= near && glyph.text.trim() !== "";
    }
    if (!double) kept.push(glyph);
  }
  return kept;
}

type Piece = { glyph: Glyph; gap: number; spaced: boolean };

function cutSegments(glyphs: readonly Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let pieces: Piece[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let spaced = false;
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") {
      spaced = true;
      continue;
    }
    const gap = glyph.x - end;
    if (pieces.length > 0 && gap > segmentGap * glyph.size) {
      segments.push(makeSegment(pieces));
      pieces = [];
    }
    pieces.push({ glyph, gap: pieces.length === 0 ? 0 : gap, spaced: spaced && pieces.length > 0 });
    end = Math.max(end, glyph.x + glyph.width);
    spaced = false;
  }
  if (pieces.length > 0) segments.push(makeSegment(pieces));
  return segments;
}

function makeSegment(pieces: readonly Piece[]): Segment {
  const gaps = pieces.slice(1).map((piece) => piece.gap);
  const spread = letterSpacing(pieces, gaps);
  let text = "";
  for (const { glyph, gap, spaced } of pieces) {
    const wide = gap > (spread ?? 0) + wordGap * glyph.size;
    const space = spread === null ? spaced || wide : wide;
    text += text !== "" && space ? ` ${glyph.text}` : glyph.text;
  }
  const glyphs = pieces.map((piece) => piece.glyph);
  const [first] = glyphs;
  const last = glyphs.at(-1);
  return {
    text: logicalOrder(text.replaceAll("\u0000", "")),
    left: first?.x ?? 0,
    right: (last?.x ?? 0) + (last?.width ?? 0),
    y: median(glyphs.map((glyph) => glyph.y)),
    size: median(glyphs.map((glyph) => glyph.size)),
    bold: glyphs.every((glyph) => glyph.bold),
    outlined: glyphs.every((glyph) => glyph.outlined),
    font: first?.font.name ?? "",
    bullet: false,
  };
}

/**
 * The room put between the letters of a spaced-out word ("E X P E R I E N C E"); null where letters stand
 * normally. Gaps well above it are spaces between words.
 */
function letterSpacing(pieces: readonly Piece[], gaps: readonly number[]): number | null {
  if (gaps.length < 3) return null;
  const size = pieces[0]?.glyph.size ?? 0;
  const apart = pieces.filter((piece) => piece.spaced || piece.gap > wordGap * size).length;
  if (apart < gaps.length * 0.7) return null;
  const letters = pieces.every((piece) => /^[\p{L}\p{M}&'’.\-–,/|()\d]$/u.test(piece.glyph.text));
  if (!letters) return null;
  const usual = median(gaps);
  return usual > 0.05 * size ? usual * 1.15 : null;
}

function attachBullets(segments: readonly Segment[]): Segment[] {
  const attached: Segment[] = [];
  for (const segment of segments) {
    const mark = attached.at(-1);
    const near = mark !== undefined && segment.left - mark.right < bulletReach * segment.size;
    if (mark !== undefined && near && isMark(mark.text)) {
      attached[attached.length - 1] = {
        ...segment,
        text: `${mark.text} ${segment.text}`,
        left: mark.left,
        bullet: true,
      };
    } else {
      const bullet = segment.bullet || startsWithBullet(segment.text);
      attached.push({ ...segment, bullet });
    }
  }
  return attached;
}

function isMark(text: string): boolean {
  return (
    sureBullets.has(text) || spacedBullets.has(text) || /^\(?(?:\d{1,2}|[a-z])[.)]$/.test(text)
  );
}

function startsWithBullet(text: string): boolean {
  const glyph = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return sureBullets.has(glyph) && text.length > glyph.length;
}

/** The middle value; 0 of an empty list. */
export function median(values: readonly number[]): number {
  const [first = 0] = values;
  if (values.every((value) => value === first)) return first;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
