import { type Box, type Matrix, transformBox } from "./matrix.ts";

const thin = 2;
const minLength = 15;
const maxValues = 2000;
/** How many numbers follow each drawing step: move, line, curve, quadratic curve, close. */
const stepLengths = [2, 2, 6, 4, 0];

/** The horizontal and vertical lines of a path: thin areas, and straight sides of larger ones. */
export function pathRules(values: ArrayLike<number>, matrix: Matrix, box: Box): Box[] {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (height <= thin && width >= minLength) return [box];
  if (width <= thin && height >= minLength) return [box];
  if (width < minLength && height < minLength) return [];
  const sides: Box[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < Math.min(values.length, maxValues); ) {
    const step = values[at] ?? 0;
    const length = stepLengths[step];
    if (length === undefined) break;
    const endX = length > 0 ? (values[at + length - 1] ?? 0) : x;
    const endY = length > 0 ? (values[at + length] ?? 0) : y;
    if (step === 1) {
      const side = transformBox(matrix, x, y, endX, endY);
      const flat = side.bottom - side.top <= thin && side.right - side.left >= minLength;
      const upright = side.right - side.left <= thin && side.bottom - side.top >= minLength;
      if (flat || upright) sides.push(side);
    }
    x = endX;
    y = endY;
    at += length + 1;
  }
  return sides;
}
