import { inflateRawSync } from "node:zlib";
import { AppError } from "../../../shared/errors.ts";
import { refusals } from "../refusals.ts";

/** A file inside a zip, as its central directory states it. */
export type ZipEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  compressedSize: number;
  size: number;
  offset: number;
};

const maxEntries = 2000;
const maxInflatedBytes = 100 * 1024 * 1024;
/** Deflate cannot do better than about 1032 : 1; XML of a real document stays far below this. */
const maxRatio = 250;
/** Small files may compress well without being a danger. */
const ratioFreeBytes = 2 * 1024 * 1024;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxCommentLength = 65_535;

/** The entries of a zip's central directory; undefined where the bytes hold no whole zip. */
export function listZip(bytes: Uint8Array): ZipEntry[] | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(buffer);
  if (end === undefined) return undefined;
  const count = Math.min(buffer.readUInt16LE(end + 10), maxEntries + 1);
  let at = buffer.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.push({
      name: buffer.toString("utf8", at + 46, at + 46 + nameLength).replaceAll("\\", "/"),
      method: buffer.readUInt16LE(at + 10),
      encrypted: (buffer.readUInt16LE(at + 8) & 1) === 1,
      compressedSize: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      offset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(buffer: Buffer): number | undefined {
  const lowest = Math.max(0, buffer.length - endLength - maxCommentLength);
  for (let at = buffer.length - endLength; at >= lowest; at -= 1) {
    if (buffer.readUInt32LE(at) === endSignature) return at;
  }
  return undefined;
}

/** Reads files out of a zip; holds every limit on the way. */
export type ZipReader = {
  names: string[];
  /** The file's bytes; undefined where the zip has no such file. Throws AppError. */
  read(name: string): Uint8Array | undefined;
};

/**
 * Opens a zip after checking what it declares (entries, sizes, ratio). What it really inflates to is checked
 * again while reading: a running total over all files, and a hard cap for each.
 */
export function openZip(bytes: Uint8Array): ZipReader {
  const entries = listZip(bytes);
  if (entries === undefined) throw new AppError("file_corrupt", refusals.corrupt);
  checkDeclared(entries);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let left = maxInflatedBytes;
  return {
    names: [...byName.keys()],
    read(name) {
      const entry = byName.get(name);
      if (entry === undefined) return undefined;
      const content = readEntry(bytes, entry, left);
      left -= content.length;
      return content;
    },
  };
}

function checkDeclared(entries: readonly ZipEntry[]): void {
  let total = 0;
  for (const entry of entries) {
    total += entry.size;
    const limit = Math.max(ratioFreeBytes, entry.compressedSize * maxRatio);
    if (entry.size > limit) throw tooComplex();
  }
  if (entries.length > maxEntries || total > maxInflatedBytes) throw tooComplex();
}

function readEntry(bytes: Uint8Array, entry: ZipEntry, left: number): Uint8Array {
  if (entry.encrypted) throw new AppError("file_encrypted", refusals.encrypted);
  const packed = packedBytes(bytes, entry);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new AppError("file_corrupt", refusals.corrupt);
  const cap = Math.min(left, Math.max(ratioFreeBytes, packed.length * maxRatio));
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, cap) });
  } catch (error) {
    if (isTooLarge(error)) throw tooComplex();
    throw new AppError("file_corrupt", refusals.corrupt);
  }
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.offset;
  if (at + 30 > buffer.length || buffer.readUInt32LE(at) !== localSignature) {
    throw new AppError("file_corrupt", refusals.corrupt);
  }
  const start = at + 30 + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28);
  const end = start + entry.compressedSize;
  if (end > buffer.length) throw new AppError("file_corrupt", refusals.corrupt);
  return buffer.subarray(start, end);
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}

function tooComplex(): AppError {
  return new AppError("file_too_complex", refusals.tooComplex);
}
