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

/** What is painted under or over text: a filled area with its colour, or a picture or outline (null). */
type Paint = { box: Box; colour: number[] | null; ink: boolean };

const sameColour = 14;
const maxPaints = 5000;

/** Remembers what has been painted where, to tell text that can be seen from text that cannot. */
export function createCanvas() {
  const paints: Paint[] = [];
  return {
    paint(box: Box, colour: number[] | null, ink: boolean): void {
      if (paints.length < maxPaints) paints.push({ box, colour, ink });
    },
    /** Whether text of this colour at this point cannot be told from what lies under it. */
    blendsIn(x: number, y: number, colour: number[]): boolean {
      const under = paints.findLast(
        (paint) => !(paint.ink && paint.colour !== null) && contains(paint.box, x, y),
      );
      const behind = under === undefined ? [255, 255, 255] : under.colour;
      if (behind === null) return false;
      return behind.every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= sameColour);
    },
    /** Whether a picture or drawn outlines show at this point what an invisible text only repeats. */
    hasInk(x: number, y: number): boolean {
      return paints.some((paint) => paint.ink && contains(paint.box, x, y, 2));
    },
  };
}

/** "#rrggbb" as three numbers; null for patterns. */
export function readColour(value: unknown): number[] | null {
  if (typeof value !== "string" || !/^#[\da-f]{6}$/i.test(value)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}
