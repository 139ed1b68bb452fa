import WordExtractor from "word-extractor";
import type { ExtractedDocument, LineRegion } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { buildDocument, type RawLine } from "../lines/build-document.ts";
import { splitLines } from "../lines/split-lines.ts";
import { refusals } from "../refusals.ts";
import { listParagraphs } from "./list-paragraphs.ts";
import { hasSoundSectors } from "./sound-sectors.ts";

const fibIdentifier = 0xa5ec;
const sectorBytes = 512;
const encryptedFlag = 0x0100;
const exact = { filterUnicode: false };

/**
 * Word's old binary format: headers, body, text boxes, notes, footers. Of the format's own formatting only lists are
 * read, so bold, size and pages are unknown. Throws AppError.
 */
export async function readDoc(bytes: Uint8Array): Promise<ExtractedDocument> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isEncrypted(buffer)) throw new AppError("file_encrypted", refusals.encrypted);
  if (!hasSoundSectors(buffer)) throw new AppError("file_corrupt", refusals.corrupt);
  const parts = await readParts(buffer);
  const lines = parts.flatMap(({ text, region }) => {
    const found = region === "body" ? bodyLines(text) : splitLines(text);
    return found.map((line): RawLine => ({ region, ...line }));
  });
  markListed(lines, listParagraphs(buffer));
  const tables = countTables(lines);
  const textBoxes = parts.filter(
    (part) => part.region === "textbox" && part.text.trim() !== "",
  ).length;
  return buildDocument("doc", lines, { tables, textBoxes });
}

async function readParts(buffer: Buffer): Promise<{ text: string; region: LineRegion }[]> {
  try {
    const document = await new WordExtractor().extract(buffer);
    return [
      { text: document.getHeaders({ ...exact, includeFooters: false }), region: "header" },
      { text: document.getBody(exact), region: "body" },
      { text: document.getTextboxes(exact), region: "textbox" },
      { text: document.getFootnotes(exact), region: "body" },
      { text: document.getEndnotes(exact), region: "body" },
      { text: document.getFooters(exact), region: "footer" },
    ];
  } catch {
    // The library throws bare errors, some of them its own slips, for whatever is wrong with a file.
    throw new AppError("file_corrupt", refusals.corrupt);
  }
}

/** The file information block begins a sector; its flags say whether the text is encrypted. */
function isEncrypted(buffer: Buffer): boolean {
  for (let at = sectorBytes; at + 12 <= buffer.length; at += sectorBytes) {
    if (buffer.readUInt16LE(at) !== fibIdentifier) continue;
    return (buffer.readUInt16LE(at + 10) & encryptedFlag) !== 0;
  }
  return false;
}

/** The library puts a tab behind every cell, also behind a row's last one. */
function bodyLines(text: string): RawLine[] {
  return splitLines(text).map((line) => {
    const row = line.text.endsWith("\t") && line.text.trim() !== "";
    return { ...line, region: row ? "table" : "body" };
  });
}

/** Gives the paragraphs of lists their bullets, found by their text: a fast save may have put them elsewhere in the file. */
function markListed(lines: readonly RawLine[], listed: readonly string[]): void {
  const places = Map.groupBy(lines, (line) => letters(line.text));
  for (const text of listed) {
    const line = letters(text) === "" ? undefined : places.get(letters(text))?.shift();
    if (line) line.bullet = true;
  }
}

/** What both readers see alike in a text. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** Runs of table lines. */
function countTables(lines: readonly RawLine[]): number {
  return lines.filter(
    (line, index) => line.region === "table" && lines[index - 1]?.region !== "table",
  ).length;
}
