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
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ]);
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
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

/** Reads a matrix from an operator's argument. */
export function asMatrix(value: unknown): Matrix | undefined {
  const list: unknown[] = Array.isArray(value)
    ? value
    : ArrayBuffer.isView(value)
      ? listOf(value)
      : [];
  const [a, b, c, d, e, f] = list;
  const numbers = [a, b, c, d, e, f];
  if (!numbers.every((number) => typeof number === "number" && Number.isFinite(number)))
    return undefined;
  return [Number(a), Number(b), Number(c), Number(d), Number(e), Number(f)];
}

function listOf(view: ArrayBufferView): unknown[] {
  return view instanceof Float32Array || view instanceof Float64Array ? [...view] : [];
}
