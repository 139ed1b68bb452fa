import type { getResolvedPDFJS } from "unpdf";
import { symbolFontBullets } from "../lines/bullet-glyphs.ts";
import {
  asMatrix,
  type Box,
  contains,
  identity,
  intersect,
  type Matrix,
  multiply,
  transformBox,
} from "./matrix.ts";
import {
  createCanvas,
  type Glyph,
  type PageContent,
  type PdfFont,
  readColour,
} from "./page-content.ts";
import { pathRules } from "./path-rules.ts";

export type OperatorList = { fnArray: number[]; argsArray: unknown[] };
export type PageFrame = { width: number; height: number; transform: Matrix };
type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

type State = {
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

const tinySize = 2;
const maxGlyphs = 400_000;
const maxRules = 4000;
const maxStates = 500;
/** Values of a path from which it is an outline (of a letter) rather than a plain area. */
const outlineValues = 100;
/** Points; higher ones are areas with elaborate edges. */
const outlineHeight = 45;
const invisibleMode = 3;
const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/**
 * Follows a page's drawing operators and gathers glyphs with their places, straight lines and the number of
 * pictures. One pass gives text, colours and geometry alike. `fontOf` looks up a font by its id.
 */
export function interpretPage(
  operators: OperatorList,
  OPS: Ops,
  frame: PageFrame,
  fontOf: (id: string) => PdfFont | null,
): PageContent {
  const canvas = createCanvas();
  const glyphs: Glyph[] = [];
  const rules: Box[] = [];
  const marks: Box[] = [];
  const invisible: Glyph[] = [];
  let images = 0;
  let state: State = startState(frame.transform);
  const stack: State[] = [];
  let textMatrix = identity;
  let lineMatrix = identity;
  let clipNext = false;

  const save = (): void => {
    if (stack.length < maxStates) stack.push({ ...state });
  };
  const restore = (): void => {
    state = stack.pop() ?? state;
  };
  const moveText = (x: number, y: number): void => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const clipTo = (box: Box): void => {
    state.clip = intersect(state.clip, box);
  };

  const path = (args: unknown[]): void => {
    const [operator, data, bounds] = args;
    const limits = numbersOf(bounds);
    if (limits.length < 4) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = limits;
    const box = transformBox(state.ctm, x0, y0, x1, y1);
    if (clipNext) clipTo(box);
    clipNext = false;
    if (operator === OPS.endPath) return;
    const values = numbersOf(Array.isArray(data) ? data[0] : data);
    if (rules.length < maxRules) rules.push(...pathRules(values, state.ctm, box));
    const stroked = operator === OPS.stroke || operator === OPS.closeStroke;
    if (stroked || state.alpha < 0.1) return;
    if (isMark(box) && marks.length < maxRules) marks.push(box);
    const outline = values.length > outlineValues && box.bottom - box.top < outlineHeight;
    canvas.paint(intersect(box, state.clip), state.colour, outline);
  };

  const image = (): void => {
    images += 1;
    canvas.paint(intersect(transformBox(state.ctm, 0, 0, 1, 1), state.clip), null, true);
  };

  const graphicsState = (entries: unknown): void => {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry;
      if (key === "ca" && typeof value === "number") state.alpha = value;
      if (key === "Font" && Array.isArray(value)) setFont(value[0], value[1]);
    }
  };

  const setFont = (id: unknown, size: unknown): void => {
    state.font = typeof id === "string" ? fontOf(id) : null;
    state.fontSize = typeof size === "number" ? size : 0;
  };

  const showGlyph = (drawn: Record<string, unknown>, font: PdfFont): void => {
    const width = numberOf(drawn.width) * font.unit * state.fontSize;
    const spacing = state.charSpacing + (drawn.isSpace === true ? state.wordSpacing : 0);
    const matrix = multiply(state.ctm, textMatrix);
    const across = Math.hypot(matrix[0], matrix[1]) * state.scale;
    const size = Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]) * fontScale(font);
    const x = matrix[2] * state.rise + matrix[4];
    const y = matrix[3] * state.rise + matrix[5];
    const flip = state.fontSize < 0 ? 180 : 0;
    const glyph: Glyph = {
      text: glyphText(drawn, font),
      x,
      y,
      width: Math.abs(width) * across,
      size,
      angle: snapAngle((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI + flip),
      font,
      code: numberOf(drawn.originalCharCode),
      bold: font.bold || state.mode === 2,
      outlined: false,
      hidden: null,
    };
    glyph.hidden = hiddenBy(glyph);
    if (glyph.hidden === "invisible") invisible.push(glyph);
    if (glyphs.length < maxGlyphs) glyphs.push(glyph);
    const advance = (font.vertical ? 0 : width + spacing) * state.scale;
    const drop = font.vertical ? -(state.fontSize + spacing) : 0;
    textMatrix = multiply(textMatrix, [1, 0, 0, 1, advance, drop]);
  };

  const hiddenBy = (glyph: Glyph): Glyph["hidden"] => {
    const middleX = glyph.x + glyph.width / 2;
    const middleY = glyph.y - glyph.size * 0.3;
    if (state.mode === invisibleMode || state.alpha < 0.02) return "invisible";
    const page = { left: 0, top: 0, right: frame.width, bottom: frame.height };
    if (!contains(page, middleX, middleY, 2)) return "off_page";
    if (!contains(state.clip, middleX, middleY, glyph.size)) return "off_page";
    if (glyph.size < tinySize) return "tiny";
    if (state.colour !== null && canvas.blendsIn(middleX, middleY, state.colour)) return "white";
    return null;
  };

  const showText = (items: unknown): void => {
    const { font } = state;
    if (font === null || !Array.isArray(items)) return;
    for (const item of items) {
      if (typeof item === "number") {
        const shift = (-item / 1000) * state.fontSize;
        const move: Matrix = font.vertical
          ? [1, 0, 0, 1, 0, shift]
          : [1, 0, 0, 1, shift * state.scale, 0];
        textMatrix = multiply(textMatrix, move);
      } else if (isRecord(item)) showGlyph(item, font);
    }
  };

  const beginForm = (args: unknown[]): void => {
    save();
    const matrix = asMatrix(args[0]);
    if (matrix !== undefined) state.ctm = multiply(state.ctm, matrix);
    const [x0, y0, x1, y1] = numbersOf(args[1]);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    clipTo(transformBox(state.ctm, x0, y0, x1, y1));
  };

  const beginAnnotation = (args: unknown[]): void => {
    save();
    state = { ...startState(frame.transform) };
    for (const matrix of [asMatrix(args[2]), asMatrix(args[3])]) {
      if (matrix !== undefined) state.ctm = multiply(state.ctm, matrix);
    }
  };

  const handlers = new Map<number, (args: unknown[]) => void>([
    [OPS.save, save],
    [OPS.restore, restore],
    [
      OPS.transform,
      (args) => {
        const matrix = asMatrix(args);
        if (matrix !== undefined) state.ctm = multiply(state.ctm, matrix);
      },
    ],
    [OPS.paintFormXObjectBegin, beginForm],
    [OPS.paintFormXObjectEnd, restore],
    [OPS.beginGroup, save],
    [OPS.endGroup, restore],
    [OPS.beginAnnotation, beginAnnotation],
    [OPS.endAnnotation, restore],
    [OPS.setGState, (args) => graphicsState(args[0])],
    [OPS.clip, () => void (clipNext = true)],
    [OPS.eoClip, () => void (clipNext = true)],
    [OPS.constructPath, path],
    [OPS.shadingFill, () => canvas.paint(state.clip, null, false)],
    [OPS.setFillRGBColor, (args) => void (state.colour = readColour(args[0]))],
    [OPS.setFillColorN, () => void (state.colour = null)],
    [OPS.setFillTransparent, () => void (state.colour = null)],
    [
      OPS.beginText,
      () => {
        textMatrix = identity;
        lineMatrix = identity;
      },
    ],
    [OPS.setFont, (args) => setFont(args[0], args[1])],
    [OPS.setCharSpacing, (args) => void (state.charSpacing = numberOf(args[0]))],
    [OPS.setWordSpacing, (args) => void (state.wordSpacing = numberOf(args[0]))],
    [OPS.setHScale, (args) => void (state.scale = numberOf(args[0]) / 100)],
    [OPS.setLeading, (args) => void (state.leading = -numberOf(args[0]))],
    [OPS.setTextRise, (args) => void (state.rise = numberOf(args[0]))],
    [OPS.setTextRenderingMode, (args) => void (state.mode = numberOf(args[0]))],
    [OPS.moveText, (args) => moveText(numberOf(args[0]), numberOf(args[1]))],
    [
      OPS.setLeadingMoveText,
      (args) => {
        state.leading = numberOf(args[1]);
        moveText(numberOf(args[0]), numberOf(args[1]));
      },
    ],
    [OPS.nextLine, () => moveText(0, state.leading)],
    [
      OPS.setTextMatrix,
      (args) => {
        textMatrix = asMatrix(args[0]) ?? asMatrix(args) ?? identity;
        lineMatrix = textMatrix;
      },
    ],
    [OPS.showText, (args) => showText(args[0])],
    ...[
      OPS.paintImageXObject,
      OPS.paintInlineImageXObject,
      OPS.paintImageXObjectRepeat,
      OPS.paintInlineImageXObjectGroup,
      OPS.paintImageMaskXObject,
      OPS.paintImageMaskXObjectGroup,
      OPS.paintImageMaskXObjectRepeat,
    ].map((code): [number, () => void] => [code, image]),
  ]);

  for (const [index, code] of operators.fnArray.entries()) {
    const args = operators.argsArray[index];
    handlers.get(code)?.(Array.isArray(args) || ArrayBuffer.isView(args) ? listOf(args) : []);
  }
  for (const glyph of invisible) {
    if (!canvas.hasInk(glyph.x + glyph.width / 2, glyph.y - glyph.size * 0.3)) continue;
    glyph.hidden = null;
    glyph.outlined = true;
  }
  return { width: frame.width, height: frame.height, glyphs, rules, marks, images };
}

function startState(ctm: Matrix): State {
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

/** Type 3 fonts have units of their own: their nominal size says little. */
function fontScale(font: PdfFont): number {
  return font.unit > 0.0011 ? font.unit * 1000 * 0.7 : 1;
}

/** A dot or square of the size of a list bullet. */
function isMark(box: Box): boolean {
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
function glyphText(drawn: Record<string, unknown>, font: PdfFont): string {
  const text = typeof drawn.unicode === "string" ? drawn.unicode : "";
  const code = text.codePointAt(0) ?? 0;
  const privateUse = code >= 0xe000 && code <= 0xf8ff;
  if (font.icons && (privateUse || code > 0x2000)) return "";
  if (privateUse) return symbolFontBullets.get(code) ?? "\u0000";
  if (font.symbols && text.length === 1) return symbolFontBullets.get(code + 0xf000) ?? text;
  const broken = code < 32 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || code >= 0xf0000;
  return broken && text.trim() === text ? "\u0000" : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value instanceof Float32Array || value instanceof Float64Array ? [...value] : [];
}

function numbersOf(value: unknown): number[] {
  return listOf(value).map(numberOf);
}
