import type { HiddenText } from "../../../shared/document.ts";
import { type Box, contains } from "./matrix.ts";

/** The font a glyph is set in. */
export type PdfFont = {
  /** Without subset prefix. */
  name: string;
  bold: boolean;
  /** Its glyphs are pictures, not characters. */
  icons: boolean;
  symbols: boolean;
  /** From glyph units to text units. */
  unit: number;
  vertical: boolean;
};

/** One drawn glyph. Points from the page's top left corner, before any turning of slanted text. */
export type Glyph = {
  text: string;
  /** Start of its baseline. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Degrees its baseline is turned, clockwise. */
  angle: number;
  font: PdfFont;
  code: number;
  bold: boolean;
  /** Drawn by filled outlines, with the characters laid invisibly over them. */
  outlined: boolean;
  hidden: HiddenText["how"] | null;
};

/** A straight line, horizontal or vertical. */
export type Rule = Box;

export type PageContent = {
  width: number;
  height: number;
  glyphs: Glyph[];
  rules: Rule[];
  /** Small filled dots and squares: bullets drawn without a font, among others. */
  marks: Box[];
  images: number;
};

/** What lies under text: a filled area with its colour, or a picture or pattern (null). */
type Ground = { box: Box; colour: number[] | null };

const sameColour = 14;
const maxPaints = 5000;

const white = [255, 255, 255];

/** Remembers what has been painted where, to tell text that can be seen from text that cannot. */
export function createCanvas() {
  /** What text may blend in with, and what may show an invisible text. */
  const grounds: Ground[] = [];
  const inks: Box[] = [];
  const alike = new Map<readonly number[], { seen: number; boxes: Box[] }>();
  /** The grounds so far that have nearly this colour; few, so that most text is spared the whole search. */
  const groundsLike = (colour: readonly number[]): readonly Box[] => {
    let known = alike.get(colour);
    if (known === undefined) {
      known = { seen: 0, boxes: [] };
      alike.set(colour, known);
    }
    for (; known.seen < grounds.length; known.seen += 1) {
      const ground = grounds[known.seen];
      if (ground?.colour != null && isNearly(ground.colour, colour)) known.boxes.push(ground.box);
    }
    return known.boxes;
  };
  return {
    paint(box: Box, colour: number[] | null, ink: boolean): void {
      if (grounds.length + inks.length >= maxPaints) return;
      if (ink) inks.push(box);
      if (!ink || colour === null) grounds.push({ box, colour });
    },
    /** Whether text of this colour at this point cannot be told from what lies under it. */
    blendsIn(x: number, y: number, colour: number[]): boolean {
      const onPaper = isNearly(white, colour);
      if (!onPaper && !groundsLike(colour).some((box) => contains(box, x, y))) return false;
      const under = grounds.findLast(({ box }) => contains(box, x, y));
      if (under === undefined) return onPaper;
      return under.colour !== null && isNearly(under.colour, colour);
    },
    /** Whether a picture or drawn outlines show at this point what an invisible text only repeats. */
    hasInk(x: number, y: number): boolean {
      return inks.some((box) => contains(box, x, y, 2));
    },
  };
}

function isNearly(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= sameColour);
}

/** Reads "#rrggbb" as three numbers, the same list for the same colour; null for patterns. */
export function createColourReader(): (value: unknown) => number[] | null {
  const known = new Map<unknown, number[] | null>();
  return (value) => {
    let colour = known.get(value);
    if (colour === undefined) {
      colour = readColour(value);
      known.set(value, colour);
    }
    return colour;
  };
}

function readColour(value: unknown): number[] | null {
  if (typeof value !== "string" || !/^#[\da-f]{6}$/i.test(value)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}
