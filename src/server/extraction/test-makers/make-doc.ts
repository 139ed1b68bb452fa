const sector = 512;
const endOfChain = 0xfffffffe;
const unused = 0xffffffff;
const streamSectors = 9;

/**
 * A Word 97 document by hand: one piece of text in UTF-16 in a compound file with the two streams a reader
 * needs. Paragraphs end in \r, cells in \u0007; those at the places in `listed` are formatted as items of a list.
 */
export function makeDoc(
  text: string,
  { encrypted = false, listed = [] }: { encrypted?: boolean; listed?: number[] } = {},
): Uint8Array {
  const word = Buffer.alloc(sector * streamSectors);
  const start = 2048;
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x00c1, 2);
  word.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 10);
  word.writeUInt16LE(14, 32);
  word.writeUInt16LE(22, 62);
  word.writeInt32LE(text.length, 76);
  word.writeUInt16LE(93, 152);
  word.write(text, start, "utf16le");
  const pieces = Buffer.alloc(5 + 8 + 8);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(start, 15);
  word.writeUInt32LE(0, 0x01a2);
  word.writeUInt32LE(pieces.length, 0x01a6);
  const table = Buffer.alloc(sector * streamSectors);
  pieces.copy(table);
  if (listed.length > 0) writeLists(word, table, { text, start, listed });
  return new Uint8Array(Buffer.concat([header(), allocation(), directory(), word, table]));
}

/** One page of paragraphs' properties: where each begins, and for items of a list the change that says so. */
function writeLists(
  word: Buffer,
  table: Buffer,
  { text, start, listed }: { text: string; start: number; listed: number[] },
): void {
  const number = 7;
  const page = word.subarray(number * sector, (number + 1) * sector);
  const paragraphs = text.split("\r").slice(0, -1);
  page.writeUInt8(paragraphs.length, sector - 1);
  let at = start;
  for (const [i, paragraph] of paragraphs.entries()) {
    page.writeUInt32LE(at, i * 4);
    at += (paragraph.length + 1) * 2;
    if (listed.includes(i)) page.writeUInt8(200, (paragraphs.length + 1) * 4 + i * 13);
  }
  page.writeUInt32LE(at, paragraphs.length * 4);
  page.write("0400000a26000b460100", 400, "hex");
  page.writeUInt8(5, 400);
  const from = 64;
  table.writeUInt32LE(start, from);
  table.writeUInt32LE(at, from + 4);
  table.writeUInt32LE(number, from + 8);
  word.writeUInt32LE(from, 0x0102);
  word.writeUInt32LE(12, 0x0106);
}

function header(): Buffer {
  const head = Buffer.alloc(sector, 0xff);
  head.fill(0, 0, 76);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(endOfChain, 60);
  head.writeUInt32LE(endOfChain, 68);
  head.writeUInt32LE(0, 76);
  return head;
}

/** Sector 0 is this table, sector 1 the directory, then the two streams. */
function allocation(): Buffer {
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(endOfChain, 4);
  for (const first of [2, 2 + streamSectors]) {
    for (let index = 0; index < streamSectors; index += 1) {
      const last = index === streamSectors - 1;
      table.writeUInt32LE(last ? endOfChain : first + index + 1, (first + index) * 4);
    }
  }
  return table;
}

function directory(): Buffer {
  const size = sector * streamSectors;
  return Buffer.concat([
    entry("Root Entry", 5, { child: 1, first: endOfChain, size: 0 }),
    entry("WordDocument", 2, { right: 2, first: 2, size }),
    entry("0Table", 2, { first: 2 + streamSectors, size }),
    entry("1Table", 2, { first: 2 + streamSectors, size }),
  ]);
}

function entry(
  name: string,
  type: number,
  {
    child = unused,
    right = unused,
    first = 0,
    size = 0,
  }: { child?: number; right?: number; first?: number; size?: number },
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, "utf16le");
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(unused, 68);
  bytes.writeUInt32LE(name === "0Table" ? 3 : right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(first, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}
