import { crc32, deflateRawSync } from "node:zlib";

export type ZipFile = {
  name: string;
  content: string | Uint8Array;
  declaredSize?: number;
  encrypted?: boolean;
};

/** A zip of these files; `declaredSize` lets its directory lie about a file's size. */
export function makeZip(files: readonly ZipFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize, encrypted = false } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(encrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declaredSize ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04", "latin1"),
      shared,
      Buffer.from(name),
      packed,
    ]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), shared, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listing, end]));
}

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(" ");

/** A Word document by hand: the content of w:body, and further parts by path. */
export function makeDocx(
  body: string,
  parts: Record<string, string> = {},
  prolog = "",
): Uint8Array {
  return makeZip([
    { name: "[Content_Types].xml", content: "<Types/>" },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0"?>${prolog}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
  ]);
}

/** A root element with the namespaces of Word, for further parts. */
export function wordPart(name: string, content: string): string {
  return `<w:${name} ${namespaces}>${content}</w:${name}>`;
}

/** A paragraph of one run. */
export function paragraph(text: string, runProperties = "", properties = ""): string {
  const rPr = runProperties === "" ? "" : `<w:rPr>${runProperties}</w:rPr>`;
  const pPr = properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`;
  return `<w:p>${pPr}<w:r>${rPr}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
