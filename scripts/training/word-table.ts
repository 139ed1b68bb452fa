import { groupKey, groupsFrom } from "../../src/server/engine/tagger/model.ts";
import type { WordGroups } from "../../src/server/engine/tagger/token-marks.ts";
import { randomFrom } from "./random.ts";

/** Words, commonest first, each with the fine and the coarse group it belongs to, and how much of it is asked for. */
export type WordTable = {
  words: string[];
  fine: Int32Array;
  coarse: Int32Array;
  asked: Int32Array;
};

export type WordTableOptions = {
  /** How often a word must occur, and how many are kept. */
  least: number;
  most: number;
  /** How many of the commonest words count as neighbours. */
  neighbours: number;
  dimensions: number;
  fine: number;
  coarse: number;
};

type Matrix = { values: Float64Array; rows: number; columns: number };
type Cells = { row: number[]; column: number[]; value: number[] };

export const wordOrMark = /[\p{L}\p{N}]+(?:[-'’.+#&/_][\p{L}\p{N}]+)*[+#]*|\S/gu;
const offsets = [-2, -1, 1, 2];

function readSentences(lines: Iterable<string>): {
  sentences: string[][];
  counts: Map<string, number>;
} {
  const counts = new Map<string, number>();
  const sentences: string[][] = [];
  for (const line of lines) {
    const words = (line.match(wordOrMark) ?? []).map((word) => groupKey(word.toLowerCase()));
    if (words.length < 2) continue;
    sentences.push(words);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { sentences, counts };
}

/** How much more often than by chance a word has another as its neighbour, at each of four places. */
function neighbourhoods(
  sentences: string[][],
  ids: Map<string, number>,
  neighbours: number,
): Cells {
  const columns = neighbours * offsets.length;
  const counts = new Map<number, number>();
  const rowSum = new Float64Array(ids.size);
  const columnSum = new Float64Array(columns);
  let total = 0;
  for (const words of sentences) {
    const row = words.map((word) => ids.get(word) ?? -1);
    for (const [at, id] of row.entries()) {
      if (id < 0) continue;
      for (const [place, offset] of offsets.entries()) {
        const other = row[at + offset] ?? -1;
        if (other < 0 || other >= neighbours) continue;
        const column = place * neighbours + other;
        counts.set(id * columns + column, (counts.get(id * columns + column) ?? 0) + 1);
        rowSum[id] = (rowSum[id] ?? 0) + 1;
        columnSum[column] = (columnSum[column] ?? 0) + 1;
        total += 1;
      }
    }
  }
  // Neighbours to the power of .75: rare ones would otherwise count for too much.
  const damped = columnSum.reduce((sum, count) => sum + count ** 0.75, 0);
  const cells: Cells = { row: [], column: [], value: [] };
  for (const [key, count] of counts) {
    const row = Math.floor(key / columns);
    const column = key % columns;
    const chance = (rowSum[row] ?? 1) * ((columnSum[column] ?? 1) ** 0.75 / damped);
    const value = Math.log(count / chance);
    if (total === 0 || value <= 0) continue;
    cells.row.push(row);
    cells.column.push(column);
    cells.value.push(value);
  }
  return cells;
}

function orthonormal({ values, rows, columns }: Matrix): void {
  const cell = (row: number, column: number) => values[row * columns + column] ?? 0;
  for (let column = 0; column < columns; column++) {
    for (let other = 0; other < column; other++) {
      let dot = 0;
      for (let row = 0; row < rows; row++) dot += cell(row, column) * cell(row, other);
      for (let row = 0; row < rows; row++) {
        values[row * columns + column] = cell(row, column) - dot * cell(row, other);
      }
    }
    let square = 0;
    for (let row = 0; row < rows; row++) square += cell(row, column) ** 2;
    const norm = Math.sqrt(square) || 1;
    for (let row = 0; row < rows; row++) values[row * columns + column] = cell(row, column) / norm;
  }
}

function multiply(cells: Cells, by: Matrix, rows: number, turned: boolean): Matrix {
  const { columns } = by;
  const values = new Float64Array(rows * columns);
  const [into, from] = turned ? [cells.column, cells.row] : [cells.row, cells.column];
  for (const [at, value] of cells.value.entries()) {
    const target = (into[at] ?? 0) * columns;
    const source = (from[at] ?? 0) * columns;
    for (let column = 0; column < columns; column++) {
      values[target + column] =
        (values[target + column] ?? 0) + value * (by.values[source + column] ?? 0);
    }
  }
  return { values, rows, columns };
}

/** Rows of the cells as unit vectors in the strongest directions (randomised subspace iteration). */
function vectors(cells: Cells, rows: number, width: number, dimensions: number): Matrix {
  const random = randomFrom(7);
  let basis: Matrix = {
    values: Float64Array.from({ length: width * dimensions }, () => random() - 0.5),
    rows: width,
    columns: dimensions,
  };
  for (let round = 0; round < 3; round++) {
    const image = multiply(cells, basis, rows, false);
    orthonormal(image);
    basis = multiply(cells, image, width, true);
    orthonormal(basis);
  }
  const image = multiply(cells, basis, rows, false);
  const squares = new Float64Array(dimensions);
  image.values.forEach((value, at) => {
    squares[at % dimensions] = (squares[at % dimensions] ?? 0) + value * value;
  });
  // The strongest directions are damped: they tell little but how common a word is.
  image.values.forEach((value, at) => {
    image.values[at] = value / ((squares[at % dimensions] ?? 1) ** 0.25 || 1);
  });
  for (let row = 0; row < rows; row++) toUnitLength(image.values, row, dimensions);
  return image;
}

function toUnitLength(values: Float64Array, row: number, width: number): boolean {
  const own = values.subarray(row * width, (row + 1) * width);
  const norm = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
  if (norm === 0) return false;
  for (const [at, value] of own.entries()) own[at] = value / norm;
  return true;
}

function nearest(points: Matrix, row: number, centres: Float64Array, count: number): number {
  const { values, columns } = points;
  let best = Number.NEGATIVE_INFINITY;
  let found = 0;
  for (let centre = 0; centre < count; centre++) {
    let dot = 0;
    for (let at = 0; at < columns; at++) {
      dot += (values[row * columns + at] ?? 0) * (centres[centre * columns + at] ?? 0);
    }
    if (dot > best) {
      best = dot;
      found = centre;
    }
  }
  return found;
}

/** Groups of rows that point the same way (spherical k-means). */
function groupRows(points: Matrix, count: number, seed: number): Int32Array {
  const { values, rows, columns } = points;
  const random = randomFrom(seed);
  const groups = new Int32Array(rows);
  const rowAt = (row: number) => values.subarray(row * columns, (row + 1) * columns);
  const centres = new Float64Array(count * columns);
  // Common words are the likelier centres: their vectors are the surer ones.
  for (let centre = 0; centre < count; centre++) {
    centres.set(rowAt(Math.floor(random() ** 2 * rows)), centre * columns);
  }
  for (let round = 0; round < 12; round++) {
    for (let row = 0; row < rows; row++) groups[row] = nearest(points, row, centres, count);
    centres.fill(0);
    for (const [row, group] of groups.entries()) {
      for (let at = 0; at < columns; at++) {
        const cell = group * columns + at;
        centres[cell] = (centres[cell] ?? 0) + (values[row * columns + at] ?? 0);
      }
    }
    for (let centre = 0; centre < count; centre++) {
      if (!toUnitLength(centres, centre, columns)) {
        centres.set(rowAt(Math.floor(random() * rows)), centre * columns);
      }
    }
  }
  return groups;
}

/** Groups the words of unlabelled lines by the words they stand beside. */
export function wordTable(
  lines: Iterable<string>,
  asked: ReadonlyMap<string, number>,
  options: WordTableOptions,
): WordTable {
  const { sentences, counts } = readSentences(lines);
  const words = [...counts]
    .filter(([, count]) => count >= options.least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, options.most)
    .map(([word]) => word);
  const ids = new Map(words.map((word, id) => [word, id]));
  const neighbours = Math.min(options.neighbours, words.length);
  const cells = neighbourhoods(sentences, ids, neighbours);
  const width = neighbours * offsets.length;
  const points = vectors(cells, words.length, width, Math.min(options.dimensions, words.length));
  return {
    words,
    fine: groupRows(points, options.fine, 11),
    coarse: groupRows(points, options.coarse, 12),
    asked: Int32Array.from(words, (word) => asked.get(word) ?? 0),
  };
}

/** The table as the features ask it. */
export function groupsOf({ words, fine, coarse, asked }: WordTable): WordGroups {
  const of = (at: number) => [fine[at] ?? 0, coarse[at] ?? 0, asked[at] ?? 0] as const;
  return groupsFrom(new Map(words.map((word, at) => [word, of(at)])));
}
