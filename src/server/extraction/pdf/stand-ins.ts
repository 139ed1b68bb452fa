import { inflateRawSync, inflateSync } from "node:zlib";

/** Bytes one compressed part of a file may unpack to. */
const maxInflated = 200 * 1024 * 1024;

/**
 * Puts in this thread's globals what pdf.js looks for in a browser, made for reading text: a DecompressionStream
 * that unpacks at once and within bounds instead of piece by piece in other threads, and a FontFace that
 * accepts every font, without which pdf.js would draw the outlines of all glyphs.
 */
export function installStandIns(): void {
  Reflect.set(globalThis, "DecompressionStream", InflateAtOnce);
  Reflect.set(globalThis, "FontFace", UndrawnFont);
}

/** The document pdf.js is to add fonts to; null where it must do without. */
export function fontDocument(): { fonts: { add(): void; delete(): void } } | null {
  return "FontFace" in globalThis ? { fonts: { add() {}, delete() {} } } : null;
}

class UndrawnFont {
  loaded = Promise.resolve();
}

class InflateAtOnce {
  readable: AsyncIterable<Uint8Array>;
  writable: { getWriter(): object };

  constructor(format: string) {
    let packed = new Uint8Array();
    const write = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      packed = bytes;
    };
    this.writable = { getWriter: () => ({ write, close: async () => {} }) };
    this.readable = inflated(format, () => packed);
  }
}

/** Rejects for damaged data and other formats: pdf.js then tries a more patient way. */
async function* inflated(format: string, packed: () => Uint8Array): AsyncIterable<Uint8Array> {
  if (format !== "deflate" && format !== "deflate-raw") throw new Error(`${format} is not read`);
  const inflate = format === "deflate" ? inflateSync : inflateRawSync;
  yield inflate(packed(), { maxOutputLength: maxInflated });
}
