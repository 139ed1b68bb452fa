import type { HiddenText, LineRegion } from "../../../shared/document.ts";
import type { RawLine } from "../lines/build-document.ts";
import { symbolBullet } from "../lines/bullet-glyphs.ts";
import { joinRow } from "../lines/join-row.ts";
import type { Relationship } from "./package-parts.ts";
import {
  isDark,
  type ParagraphLook,
  type RunLook,
  readParagraphLook,
  readRunLook,
  type Styles,
} from "./styles.ts";
import { childOf, descendantsOf, elementsOf, textOf, type XmlElement } from "./xml.ts";

/** What walking the parts of a document gathers. */
export type Gathered = {
  lines: RawLine[];
  hidden: HiddenText[];
  links: string[];
  fonts: Set<string>;
  tables: number;
  textBoxes: number;
  images: number;
  columns: number;
};

export type WalkContext = {
  styles: Styles;
  isListLevel: (id: string, level: string) => boolean;
  relationships: Map<string, Relationship>;
  gathered: Gathered;
  /** The page itself has a colour, so white text may be seen. */
  colouredPage: boolean;
};

type Place = { region: LineRegion; shaded: boolean };
type Paragraph = {
  text: string;
  look: ParagraphLook;
  allBold: boolean;
  hasText: boolean;
  size: number | null;
  shaded: boolean;
  boxes: XmlElement[];
  /** Depth of fields whose instruction is being read, and whether the result is a page number. */
  field: { instruction: string; stage: "instruction" | "result" }[];
};

/** Space before, in points, from which a paragraph stands clearly apart. */
const clearGap = 8;
/** Points under which nobody can read. */
const tinySize = 2;
/** Elements whose content is not part of the document as it stands: deletions, moves away, markup. */
const skipped = new Set([
  "w:del",
  "w:moveFrom",
  "w:pPr",
  "w:rPr",
  "w:tblPr",
  "w:trPr",
  "w:tcPr",
  "w:sectPr",
  "w:rt",
]);
/** Paragraphs of these fields change from page to page. */
const pageFields = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Walks block content (body, cell, header, text box) and gathers its lines. */
export function walkBlocks(parent: XmlElement, place: Place, context: WalkContext): void {
  for (const block of elementsOf(parent)) {
    if (block.name === "w:p") walkParagraph(block, place, context);
    else if (block.name === "w:tbl") walkTable(block, place, context);
    else if (block.name === "w:sectPr") readColumns(block, context);
    else if (block.name === "mc:AlternateContent") {
      const chosen = childOf(block, "mc:Choice") ?? childOf(block, "mc:Fallback");
      if (chosen !== undefined) walkBlocks(chosen, place, context);
    } else if (!skipped.has(block.name)) walkBlocks(block, place, context);
  }
}

function readColumns(section: XmlElement, { gathered }: WalkContext): void {
  const columns = childOf(section, "w:cols");
  const count = Number(columns?.attributes["w:num"] ?? elementsOf(columns).length);
  if (Number.isInteger(count)) gathered.columns = Math.max(gathered.columns, count);
}

function walkParagraph(element: XmlElement, place: Place, context: WalkContext): void {
  const properties = childOf(element, "w:pPr");
  const style = context.styles.paragraph(childOf(properties, "w:pStyle")?.attributes["w:val"]);
  const look = { ...style, ...readParagraphLook(properties) };
  const section = childOf(properties, "w:sectPr");
  if (section !== undefined) readColumns(section, context);
  const paragraph: Paragraph = {
    text: "",
    look,
    allBold: true,
    hasText: false,
    size: null,
    shaded: place.shaded || isDark(childOf(properties, "w:shd")),
    boxes: [],
    field: [],
  };
  walkInline(element, paragraph, context);
  pushParagraph(paragraph, place, context);
  for (const box of paragraph.boxes) {
    context.gathered.textBoxes += 1;
    walkBlocks(box, { region: "textbox", shaded: true }, context);
  }
}

function pushParagraph(paragraph: Paragraph, place: Place, context: WalkContext): void {
  const { look } = paragraph;
  const { numbering } = look;
  const listed =
    numbering !== undefined && !look.heading && context.isListLevel(numbering.id, numbering.level);
  for (const [index, text] of paragraph.text.split("\n").entries()) {
    context.gathered.lines.push({
      text,
      region: place.region,
      bullet: listed && index === 0,
      bold: paragraph.hasText ? paragraph.allBold : null,
      size: paragraph.size,
      gapBefore: index === 0 && (look.spaceBefore ?? 0) >= clearGap,
    });
  }
}

function walkInline(parent: XmlElement, paragraph: Paragraph, context: WalkContext): void {
  for (const child of elementsOf(parent)) {
    if (skipped.has(child.name)) continue;
    if (child.name === "w:r") walkRun(child, paragraph, context);
    else if (child.name === "mc:AlternateContent") walkAlternate(child, paragraph, context);
    else if (child.name === "w:fldSimple") {
      if (!pageFields.test(child.attributes["w:instr"] ?? ""))
        walkInline(child, paragraph, context);
    } else if (child.name === "m:t") paragraph.text += textOf(child);
    else {
      if (child.name === "w:hyperlink") addLink(child.attributes["r:id"], context);
      walkInline(child, paragraph, context);
    }
  }
}

function walkAlternate(element: XmlElement, paragraph: Paragraph, context: WalkContext): void {
  const chosen = childOf(element, "mc:Choice") ?? childOf(element, "mc:Fallback");
  if (chosen === undefined) return;
  for (const child of elementsOf(chosen)) walkDrawing(child, paragraph, context);
}

function addLink(id: string | undefined, { relationships, gathered }: WalkContext): void {
  const link = id === undefined ? undefined : relationships.get(id);
  if (link?.external) gathered.links.push(link.target);
}

function walkRun(run: XmlElement, paragraph: Paragraph, context: WalkContext): void {
  const properties = childOf(run, "w:rPr");
  const style = context.styles.run(childOf(properties, "w:rStyle")?.attributes["w:val"]);
  const look: RunLook = {
    ...context.styles.defaults,
    ...paragraph.look.run,
    ...style,
    ...readRunLook(properties),
  };
  let text = "";
  for (const child of elementsOf(run)) {
    if (child.name === "w:fldChar" || child.name === "w:instrText")
      walkField(child, paragraph, context);
    else if (child.name === "mc:AlternateContent") walkAlternate(child, paragraph, context);
    else if (/^w:(?:drawing|pict|object)$/.test(child.name)) walkDrawing(child, paragraph, context);
    else if (child.name === "w:ruby") {
      const base = childOf(child, "w:rubyBase");
      if (base !== undefined) walkInline(base, paragraph, context);
    } else text += runText(child);
  }
  if (inShownField(paragraph)) addText(text, look, paragraph, context);
}

function runText(element: XmlElement): string {
  switch (element.name) {
    case "w:t":
      return textOf(element).replace(
        /\p{Co}/gu,
        (symbol) => symbolBullet(symbol.charCodeAt(0)) ?? symbol,
      );
    case "w:tab":
    case "w:ptab":
      return "\t";
    case "w:br":
    case "w:cr":
      return "\n";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return symbolBullet(Number.parseInt(element.attributes["w:char"] ?? "0", 16)) ?? " ";
    default:
      return "";
  }
}

function walkField(element: XmlElement, paragraph: Paragraph, context: WalkContext): void {
  const current = paragraph.field.at(-1);
  if (element.name === "w:instrText") {
    if (current?.stage === "instruction") current.instruction += textOf(element);
    return;
  }
  const type = element.attributes["w:fldCharType"];
  if (type === "begin") paragraph.field.push({ instruction: "", stage: "instruction" });
  if (type === "separate" && current !== undefined) {
    current.stage = "result";
    const link = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(current.instruction)?.[1];
    if (link !== undefined) context.gathered.links.push(link);
  }
  if (type === "end") paragraph.field.pop();
}

function inShownField(paragraph: Paragraph): boolean {
  return paragraph.field.every(
    (field) => field.stage === "result" && !pageFields.test(field.instruction),
  );
}

function addText(text: string, look: RunLook, paragraph: Paragraph, context: WalkContext): void {
  const how = hiddenBy(look, paragraph, context);
  if (how !== null) {
    if (text.trim() !== "") context.gathered.hidden.push({ text: text.trim(), page: 1, how });
    return;
  }
  paragraph.text += text;
  if (text.trim() === "") return;
  paragraph.hasText = true;
  paragraph.allBold &&= look.bold ?? false;
  if (look.size !== undefined) paragraph.size = Math.max(paragraph.size ?? 0, look.size);
  if (look.font !== undefined) context.gathered.fonts.add(look.font);
}

function hiddenBy(
  look: RunLook,
  paragraph: Paragraph,
  context: WalkContext,
): HiddenText["how"] | null {
  if (look.hidden) return "invisible";
  if (look.size !== undefined && look.size < tinySize) return "tiny";
  const behind = paragraph.shaded || look.shaded || context.colouredPage;
  return look.colour === "FFFFFF" && !behind ? "white" : null;
}

function walkDrawing(drawing: XmlElement, paragraph: Paragraph, context: WalkContext): void {
  for (const child of elementsOf(drawing)) {
    if (child.name === "w:txbxContent") paragraph.boxes.push(child);
    else if (child.name === "mc:AlternateContent") walkAlternate(child, paragraph, context);
    else {
      if (child.name === "pic:pic" || child.name === "v:imagedata") context.gathered.images += 1;
      if (child.name === "a:hlinkClick") addLink(child.attributes["r:id"], context);
      walkDrawing(child, paragraph, context);
    }
  }
}

/** Table styles that put nothing behind the text. */
const plainTableStyles = /^(?:TableGrid|TableNormal|PlainTable\d?|GridTable1|TableGridLight)/;

function walkTable(table: XmlElement, place: Place, context: WalkContext): void {
  const style = childOf(childOf(table, "w:tblPr"), "w:tblStyle")?.attributes["w:val"];
  const styled = style !== undefined && !plainTableStyles.test(style);
  const rows = [...rowsOf(table, "w:tr")];
  const cells = rows.map((row) => [...rowsOf(row, "w:tc")]);
  if (cells.flat().length > 1) context.gathered.tables += 1;
  const region = place.region === "body" ? "table" : place.region;
  for (const row of cells) {
    const contents = row.map((cell) =>
      walkCell(cell, { region, shaded: place.shaded || styled }, context),
    );
    context.gathered.lines.push(...joinRow(contents));
  }
}

/** Rows or cells, also those inside content controls and insertions. */
function* rowsOf(parent: XmlElement, name: "w:tr" | "w:tc"): Generator<XmlElement> {
  for (const child of elementsOf(parent)) {
    if (child.name === name) yield child;
    else if (!skipped.has(child.name)) yield* rowsOf(child, name);
  }
}

function walkCell(cell: XmlElement, place: Place, context: WalkContext): RawLine[] {
  const shaded = place.shaded || isDark(childOf(childOf(cell, "w:tcPr"), "w:shd"));
  const before = context.gathered.lines;
  const own: RawLine[] = [];
  context.gathered.lines = own;
  walkBlocks(cell, { ...place, shaded }, context);
  context.gathered.lines = before;
  return own;
}

/** Text in the shapes of a diagram, one line each. */
export function diagramLines(root: XmlElement): RawLine[] {
  const lines: RawLine[] = [];
  for (const element of descendantsOf(root)) {
    if (element.name !== "a:p") continue;
    const text = [...descendantsOf(element)]
      .filter((child) => child.name === "a:t")
      .map(textOf)
      .join("");
    lines.push({ text, region: "textbox" });
  }
  return lines;
}
