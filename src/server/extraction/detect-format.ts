import type { DocumentFormat } from "../../shared/document.ts";
import { listZip } from "./docx/zip.ts";
import { decodeText } from "./txt/decode-text.ts";

/** What the bytes are, whatever the name says. "other" is content of no allowed type. */
export type Content = DocumentFormat | "encrypted" | "empty" | "damaged" | "other";

/** Names of files that stand in a Word document's zip. */
const officeNames = ["word/", "[Content_Types].xml", "_rels/.rels"];
const headBytes = 1024;
/** Tells Word's binary format from the other ones that share its container. */
const wordStream = Buffer.from("WordDocument", "utf16le");
const otherStreams = ["Workbook", "Book", "PowerPoint Document", "__substg1.0", "__properties"].map(
  (name) => Buffer.from(name, "utf16le"),
);
const encryptedStream = Buffer.from("EncryptedPackage", "utf16le");

/** Decides by the content alone. */
export function detectFormat(bytes: Uint8Array): Content {
  if (bytes.every((byte) => byte === 0 || byte === 32 || (byte >= 9 && byte <= 13))) return "empty";
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.subarray(0, headBytes).toString("latin1");
  if (head.includes("%PDF-")) return "pdf";
  if (head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return compoundContent(buffer);
  if (head.startsWith("PK")) return zipContent(bytes);
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(head)) return "rtf";
  return textContent(bytes);
}

function compoundContent(buffer: Buffer): Content {
  if (buffer.includes(encryptedStream)) return "encrypted";
  if (buffer.includes(wordStream)) return "doc";
  return otherStreams.some((stream) => buffer.includes(stream)) ? "other" : "damaged";
}

function zipContent(bytes: Uint8Array): Content {
  const entries = listZip(bytes);
  if (entries === undefined) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return officeNames.some((name) => buffer.includes(name)) ? "damaged" : "other";
  }
  const names = new Set(entries.map((entry) => entry.name));
  const word =
    names.has("word/document.xml") ||
    [...names].some((name) => /^word\/document\d*\.xml$/.test(name));
  return word && names.has("[Content_Types].xml") ? "docx" : "other";
}

function textContent(bytes: Uint8Array): Content {
  const text = decodeText(bytes);
  if (text === undefined) return "other";
  const start = text.slice(0, headBytes).trimStart().toLowerCase();
  const markup = /^(?:<!doctype html|<html|<\?xml|<svg|mime-version:)/.test(start);
  return markup ? "other" : "txt";
}
