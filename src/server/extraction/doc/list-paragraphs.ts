import { streamsOf } from "./compound-file.ts";

const pageBytes = 512;
/** Where the file information block says what stands where in the table stream: offset and length. */
const blockOfPages = 0x0102;
const blockOfPieces = 0x01a2;
const listFormat = 0x460b;
const noList = 0xf801;
/** Bytes of an item, and items of a document, above which a file is no CV. */
const longestItem = 8192;
const mostItems = 4000;

/**
 * The texts of a Word document's paragraphs that have the bullet or number of a list, in order; they are not part of
 * the text. Empty where the file does not say it as Word does.
 */
export function listParagraphs(file: Buffer): string[] {
  try {
    const stream = streamsOf(file);
    const word = stream("WordDocument");
    const table = stream(((word?.readUInt16LE(10) ?? 0) & 0x0200) === 0 ? "0Table" : "1Table");
    if (!word || !table) return [];
    const pages = part(word, table, blockOfPages);
    const listed = listStretches(word, pages);
    return listed.length === 0
      ? []
      : textsIn(word, piecesOf(part(word, table, blockOfPieces)), listed);
  } catch {
    // An offset beyond a stream's end: the text is read all the same.
    return [];
  }
}

function part(word: Buffer, table: Buffer, at: number): Buffer {
  const from = word.readUInt32LE(at);
  return table.subarray(from, from + word.readUInt32LE(at + 4));
}

type Stretch = { from: number; to: number };

/** Byte offsets of the paragraphs with a list's format, by the pages that hold the paragraphs' properties. */
function listStretches(word: Buffer, pages: Buffer): Stretch[] {
  const count = Math.floor((pages.length - 4) / 8);
  const numbers = new Set<number>();
  for (let i = 0; i < count; i++) {
    numbers.add(pages.readUInt32LE((count + 1) * 4 + i * 4) & 0x3fffff);
  }
  const found: Stretch[] = [];
  for (const number of numbers) {
    const page = word.subarray(number * pageBytes, (number + 1) * pageBytes);
    const paragraphs = page.readUInt8(pageBytes - 1);
    for (let n = 0; n < paragraphs; n++) {
      const at = page.readUInt8((paragraphs + 1) * 4 + n * 13) * 2;
      const [from, to] = [page.readUInt32LE(n * 4), page.readUInt32LE(n * 4 + 4)];
      if (at > 0 && to - from <= longestItem && isListed(propertiesAt(page, at)))
        found.push({ from, to });
    }
    if (found.length > mostItems) return [];
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The changes a paragraph makes to its style: behind their length and the style's number. */
function propertiesAt(page: Buffer, at: number): Buffer {
  const short = page.readUInt8(at);
  const from = short === 0 ? at + 2 : at + 1;
  const length = short === 0 ? page.readUInt8(at + 1) * 2 : short * 2 - 1;
  return page.subarray(from + 2, from + length);
}

/** How many bytes follow a change's code, by its three highest bits; 0 where the first byte says it. */
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3];

function isListed(changes: Buffer): boolean {
  let at = 0;
  while (at + 4 <= changes.length) {
    const code = changes.readUInt16LE(at);
    if (code === listFormat) {
      const list = changes.readUInt16LE(at + 2);
      return list !== 0 && list !== noList;
    }
    const fixed = operandBytes[code >> 13] ?? 0;
    at += 2 + (fixed > 0 ? fixed : changes.readUInt8(at + 2) + 1);
  }
  return false;
}

type Piece = Stretch & { wide: boolean };

/** Where the text stands in the file: runs of one or two bytes a character. */
function piecesOf(table: Buffer): Piece[] {
  let at = 0;
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  const list = table.subarray(at + 5);
  const count = Math.floor((list.length - 4) / 12);
  return Array.from({ length: count }, (_, i) => {
    const letters = list.readUInt32LE(i * 4 + 4) - list.readUInt32LE(i * 4);
    const place = list.readUInt32LE((count + 1) * 4 + i * 8 + 2);
    const wide = (place & 0x40000000) === 0;
    const from = wide ? place : (place & 0x3fffffff) / 2;
    return { from, to: from + letters * (wide ? 2 : 1), wide };
  });
}

const narrow = new TextDecoder("windows-1252");

function textsIn(word: Buffer, pieces: readonly Piece[], listed: readonly Stretch[]): string[] {
  const inOrder = pieces.toSorted((a, b) => a.from - b.from);
  let at = 0;
  return listed.flatMap(({ from, to }) => {
    while ((inOrder[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at += 1;
    const piece = inOrder[at];
    if (piece === undefined || piece.from >= to) return [];
    const bytes = word.subarray(Math.max(from, piece.from), Math.min(to, piece.to));
    return [piece.wide ? bytes.toString("utf16le") : narrow.decode(bytes)];
  });
}
