const sector = 512;
const endOfChain = 0xfffffffe;
const unused = 0xffffffff;
const streamSectors = 9;

/**
 * A Word 97 document by hand: one piece of text in UTF-16 in a compound file with the two streams a reader
 * needs. Paragraphs end in \r, cells in \u0007.
 */
export function makeDoc(text: string, { encrypted = false } = {}): Uint8Array {
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
  return new Uint8Array(Buffer.concat([header(), allocation(), directory(), word, table]));
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
