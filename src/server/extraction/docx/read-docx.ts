import type { ExtractedDocument, LineRegion } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { buildDocument, type RawLine } from "../lines/build-document.ts";
import { refusals } from "../refusals.ts";
import {
  mainPart,
  pageCount,
  type Relationship,
  readPart,
  readRelationships,
} from "./package-parts.ts";
import { readNumbering, readStyles } from "./styles.ts";
import { diagramLines, type Gathered, type WalkContext, walkBlocks } from "./walk-body.ts";
import { childOf } from "./xml.ts";
import { openZip, type ZipReader } from "./zip.ts";

/**
 * A Word document: body in reading order with tables row by row and text boxes where they are anchored,
 * headers before it, notes, diagrams and footers after it. Throws AppError.
 */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const zip = openZip(bytes);
  const main = mainPart(zip);
  const root = main === undefined ? undefined : readPart(zip, main);
  const body = childOf(root, "w:body");
  if (main === undefined || body === undefined)
    throw new AppError("file_corrupt", refusals.corrupt);
  const background = childOf(root, "w:background")?.attributes["w:color"] ?? "FFFFFF";
  const part = {
    zip,
    styles: readStyles(readPart(zip, "word/styles.xml")),
    isListLevel: readNumbering(readPart(zip, "word/numbering.xml")),
    colouredPage: !/^(?:FFFFFF|auto)$/i.test(background),
  };
  const relationships = readRelationships(zip, main);
  const gathered = emptyGathered();
  const bodyContext = makeContext(part, relationships, gathered);
  walkBlocks(body, { region: "body", shaded: false }, bodyContext);
  const bodyLines = gathered.lines;
  const header = walkLinked("header", part, relationships, gathered);
  const notes = ["footnotes", "endnotes"].flatMap((type) =>
    walkLinked(type, part, relationships, gathered),
  );
  const diagrams = linkedParts("diagramData", relationships).flatMap((target) => {
    const diagram = readPart(zip, target);
    return diagram === undefined ? [] : diagramLines(diagram);
  });
  const footer = walkLinked("footer", part, relationships, gathered);
  const lines = [...header, ...bodyLines, ...notes, ...diagrams, ...footer];
  return finish(lines, gathered, pageCount(zip));
}

type Part = Pick<WalkContext, "styles" | "isListLevel" | "colouredPage"> & { zip: ZipReader };

function emptyGathered(): Gathered {
  return {
    lines: [],
    hidden: [],
    links: [],
    fonts: new Set(),
    tables: 0,
    textBoxes: 0,
    images: 0,
    columns: 1,
  };
}

function makeContext(
  { styles, isListLevel, colouredPage }: Part,
  relationships: Map<string, Relationship>,
  gathered: Gathered,
): WalkContext {
  return { styles, isListLevel, relationships, gathered, colouredPage };
}

function linkedParts(type: string, relationships: Map<string, Relationship>): string[] {
  return [...relationships.values()]
    .filter((relationship) => relationship.type === type && !relationship.external)
    .map((relationship) => relationship.target);
}

/** Headers, footers or notes. A text that several of them share (first page, even pages) counts once. */
function walkLinked(
  type: string,
  part: Part,
  relationships: Map<string, Relationship>,
  gathered: Gathered,
): RawLine[] {
  const region: LineRegion = type === "header" || type === "footer" ? type : "body";
  const seen = new Set<string>();
  const lines: RawLine[] = [];
  for (const target of linkedParts(type, relationships)) {
    const root = readPart(part.zip, target);
    if (root === undefined) continue;
    gathered.lines = [];
    const context = makeContext(part, readRelationships(part.zip, target), gathered);
    walkBlocks(root, { region, shaded: false }, context);
    const text = gathered.lines.map((line) => line.text).join("\n");
    if (text.trim() === "" || seen.has(text)) continue;
    seen.add(text);
    lines.push(...gathered.lines);
  }
  return lines;
}

function finish(lines: RawLine[], gathered: Gathered, pages: number | null): ExtractedDocument {
  const { hidden, links, fonts, tables, textBoxes, images, columns } = gathered;
  return buildDocument("docx", lines, {
    pages,
    columns,
    tables,
    images,
    textBoxes,
    hidden,
    links: [...new Set(links)],
    fonts: [...fonts],
  });
}
