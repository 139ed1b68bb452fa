import type { getResolvedPDFJS } from "unpdf";
import {
  asMatrix,
  type Box,
  contains,
  identity,
  intersect,
  type Matrix,
  multiply,
  transformBox,
  translate,
} from "./matrix.ts";
import {
  createCanvas,
  createColourReader,
  type Glyph,
  type PageContent,
  type PdfFont,
} from "./page-content.ts";
import {
  glyphText,
  isMark,
  isRecord,
  listOf,
  numberListOf,
  numberOf,
  numbersOf,
  type Pen,
  penOf,
  type State,
  startState,
} from "./page-state.ts";
import { pathRules } from "./path-rules.ts";

export type OperatorList = { fnArray: number[]; argsArray: unknown[] };
export type PageFrame = { width: number; height: number; transform: Matrix };
type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

const tinySize = 2;
const maxGlyphs = 400_000;
const maxRules = 4000;
const maxStates = 500;
/** Values of a path from which it is an outline (of a letter) rather than a plain area. */
const outlineValues = 100;
/** Points; higher ones are areas with elaborate edges. */
const outlineHeight = 45;
const invisibleMode = 3;

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
  const readColour = createColourReader();
  const page = { left: 0, top: 0, right: frame.width, bottom: frame.height };
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
    lineMatrix = translate(lineMatrix, x, y);
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
    const values = numberListOf(Array.isArray(data) ? data[0] : data);
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

  const showGlyph = (drawn: Record<string, unknown>, font: PdfFont, pen: Pen): void => {
    const matrix = multiply(state.ctm, textMatrix);
    const glyph: Glyph = {
      text: glyphText(drawn, font),
      x: matrix[2] * state.rise + matrix[4],
      y: matrix[3] * state.rise + matrix[5],
      width: Math.abs(widthOf(drawn, font)) * pen.across,
      size: pen.size,
      angle: pen.angle,
      font,
      code: numberOf(drawn.originalCharCode),
      bold: font.bold || state.mode === 2,
      outlined: false,
      hidden: null,
    };
    glyph.hidden = hiddenBy(glyph);
    if (glyph.hidden === "invisible") invisible.push(glyph);
    if (glyphs.length < maxGlyphs) glyphs.push(glyph);
  };

  const widthOf = (drawn: Record<string, unknown>, font: PdfFont): number =>
    numberOf(drawn.width) * font.unit * state.fontSize;

  const advance = (drawn: Record<string, unknown>, font: PdfFont): void => {
    const spacing = state.charSpacing + (drawn.isSpace === true ? state.wordSpacing : 0);
    textMatrix = font.vertical
      ? translate(textMatrix, 0, -(state.fontSize + spacing))
      : translate(textMatrix, (widthOf(drawn, font) + spacing) * state.scale, 0);
  };

  const hiddenBy = (glyph: Glyph): Glyph["hidden"] => {
    const middleX = glyph.x + glyph.width / 2;
    const middleY = glyph.y - glyph.size * 0.3;
    if (state.mode === invisibleMode || state.alpha < 0.02) return "invisible";
    if (!contains(page, middleX, middleY, 2)) return "off_page";
    if (!contains(state.clip, middleX, middleY, glyph.size)) return "off_page";
    if (glyph.size < tinySize) return "tiny";
    if (state.colour !== null && canvas.blendsIn(middleX, middleY, state.colour)) return "white";
    return null;
  };

  const showText = (items: unknown): void => {
    const { font } = state;
    if (font === null || !Array.isArray(items)) return;
    const pen = penOf(multiply(state.ctm, textMatrix), state, font);
    for (const item of items) {
      if (typeof item === "number") {
        const shift = (-item / 1000) * state.fontSize;
        textMatrix = font.vertical
          ? translate(textMatrix, 0, shift)
          : translate(textMatrix, shift * state.scale, 0);
      } else if (isRecord(item)) {
        showGlyph(item, font, pen);
        advance(item, font);
      }
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
    [
      OPS.clip,
      () => {
        clipNext = true;
      },
    ],
    [
      OPS.eoClip,
      () => {
        clipNext = true;
      },
    ],
    [OPS.constructPath, path],
    [OPS.shadingFill, () => canvas.paint(state.clip, null, false)],
    [
      OPS.setFillRGBColor,
      (args) => {
        state.colour = readColour(args[0]);
      },
    ],
    [
      OPS.setFillColorN,
      () => {
        state.colour = null;
      },
    ],
    [
      OPS.setFillTransparent,
      () => {
        state.colour = null;
      },
    ],
    [
      OPS.beginText,
      () => {
        textMatrix = identity;
        lineMatrix = identity;
      },
    ],
    [OPS.setFont, (args) => setFont(args[0], args[1])],
    [
      OPS.setCharSpacing,
      (args) => {
        state.charSpacing = numberOf(args[0]);
      },
    ],
    [
      OPS.setWordSpacing,
      (args) => {
        state.wordSpacing = numberOf(args[0]);
      },
    ],
    [
      OPS.setHScale,
      (args) => {
        state.scale = numberOf(args[0]) / 100;
      },
    ],
    [
      OPS.setLeading,
      (args) => {
        state.leading = -numberOf(args[0]);
      },
    ],
    [
      OPS.setTextRise,
      (args) => {
        state.rise = numberOf(args[0]);
      },
    ],
    [
      OPS.setTextRenderingMode,
      (args) => {
        state.mode = numberOf(args[0]);
      },
    ],
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

  for (let index = 0; index < operators.fnArray.length; index += 1) {
    const handler = handlers.get(operators.fnArray[index] ?? -1);
    handler?.(listOf(operators.argsArray[index]));
  }
  for (const glyph of invisible) {
    if (!canvas.hasInk(glyph.x + glyph.width / 2, glyph.y - glyph.size * 0.3)) continue;
    glyph.hidden = null;
    glyph.outlined = true;
  }
  return { width: frame.width, height: frame.height, glyphs, rules, marks, images };
}
