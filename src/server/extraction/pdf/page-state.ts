import { symbolFontBullets } from "../lines/bullet-glyphs.ts";
import type { Box, Matrix } from "./matrix.ts";
import type { PdfFont } from "./page-content.ts";

const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/** The part of the graphics state that matters for text. */
export type State = {
  ctm: Matrix;
  clip: Box;
  colour: number[] | null;
  alpha: number;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

/** The graphics state a page begins with. */
export function startState(ctm: Matrix): State {
  return {
    ctm,
    clip: everywhere,
    colour: [0, 0, 0],
    alpha: 1,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
}

/** What the matrices make of a stretch of text: width of a unit, height of the font, direction of the baseline. */
export type Pen = { across: number; size: number; angle: number };

export function penOf(matrix: Matrix, state: State, font: PdfFont): Pen {
  const flip = state.fontSize < 0 ? 180 : 0;
  return {
    across: lengthOf(matrix[0], matrix[1]) * state.scale,
    size: Math.abs(state.fontSize) * lengthOf(matrix[2], matrix[3]) * fontScale(font),
    angle: snapAngle((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI + flip),
  };
}

/** Math.hypot is slow, and most text is upright. */
function lengthOf(x: number, y: number): number {
  return x === 0 || y === 0 ? Math.abs(x + y) : Math.sqrt(x * x + y * y);
}

/** Type 3 fonts have units of their own: their nominal size says little. */
function fontScale(font: PdfFont): number {
  return font.unit > 0.0011 ? font.unit * 1000 * 0.7 : 1;
}

/** A dot or square of the size of a list bullet. */
export function isMark(box: Box): boolean {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return width > 0.8 && width < 6 && height / width > 0.7 && height / width < 1.4;
}

/** Nearly upright text is upright. */
function snapAngle(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  const quarter = Math.round(turned / 90) * 90;
  return (Math.abs(turned - quarter) < 4 ? quarter : Math.round(turned / 5) * 5) % 360;
}

/** The glyph's characters; "" where it is an icon, "\u0000" where the font does not say. */
export function glyphText(drawn: Record<string, unknown>, font: PdfFont): string {
  const text = typeof drawn.unicode === "string" ? drawn.unicode : "";
  const code = text.codePointAt(0) ?? 0;
  const privateUse = code >= 0xe000 && code <= 0xf8ff;
  if (font.icons && (privateUse || code > 0x2000)) return "";
  if (privateUse) return symbolFontBullets.get(code) ?? "\u0000";
  if (font.symbols && text.length === 1) return symbolFontBullets.get(code + 0xf000) ?? text;
  const broken = code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || code >= 0xf0000;
  return broken && text.trim() === text ? "\u0000" : text;
}

/** Narrows an operand to an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A finite number, or 0. */
export function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** An array or typed array as a list. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value instanceof Float32Array || value instanceof Float64Array ? [...value] : [];
}

/** The numbers of an array or typed array, the latter as it is. */
export function numberListOf(value: unknown): ArrayLike<number> {
  if (value instanceof Float32Array || value instanceof Float64Array) return value;
  return numbersOf(value);
}

/** The numbers of an array or typed array. */
export function numbersOf(value: unknown): number[] {
  return listOf(value).map(numberOf);
}
