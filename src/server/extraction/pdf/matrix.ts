/** Affine transformation [a, b, c, d, e, f] as PDF has it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Left, top, right, bottom; y grows downwards. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** The upright box around a transformed rectangle. */
export function transformBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const [a, b, c, d, e, f] = matrix;
  const left = Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e;
  const right = Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e;
  const top = Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f;
  const bottom = Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f;
  return { left, top, right, bottom };
}

export function contains(box: Box, x: number, y: number, tolerance = 0): boolean {
  return (
    x >= box.left - tolerance &&
    x <= box.right + tolerance &&
    y >= box.top - tolerance &&
    y <= box.bottom + tolerance
  );
}

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Moves the origin: first by (x, y), then `outer`. */
export function translate(outer: Matrix, x: number, y: number): Matrix {
  return [
    outer[0],
    outer[1],
    outer[2],
    outer[3],
    outer[0] * x + outer[2] * y + outer[4],
    outer[1] * x + outer[3] * y + outer[5],
  ];
}

/** Reads a matrix from an operator's argument. */
export function asMatrix(value: unknown): Matrix | undefined {
  if (!isList(value)) return undefined;
  const [a, b, c, d, e, f] = value;
  return isNumber(a) && isNumber(b) && isNumber(c) && isNumber(d) && isNumber(e) && isNumber(f)
    ? [a, b, c, d, e, f]
    : undefined;
}

function isList(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
