import type {
  DocumentFormat,
  DocumentLayout,
  DocumentLine,
  ExtractedDocument,
} from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { maxCvCharacters } from "../../../shared/limits.ts";
import { refusals } from "../refusals.ts";
import { cleanLine, cleanWithGaps } from "./clean-line.ts";
import { countStarts, shiftGaps, takeBullet, takeNumbers } from "./take-bullet.ts";

/** A line as a reader found it: not yet cleaned, its bullet glyph possibly still in the text. */
export type RawLine = Partial<DocumentLine> & { text: string };

type CleanedLine = { raw: RawLine; text: string; gaps: number[]; afterBlank: boolean };

const plainLayout: DocumentLayout = {
  pages: null,
  columns: 1,
  tables: 0,
  images: 0,
  textBoxes: 0,
  scanned: false,
  hidden: [],
  unreadablePages: [],
  links: [],
  fonts: [],
  runningText: [],
};

/**
 * The document of a reader's lines: cleaned, bullets and list numbers taken off, blank lines turned into
 * `gapBefore`. Throws text_too_long above the shared limit of characters.
 */
export function buildDocument(
  format: DocumentFormat | "text",
  rawLines: Iterable<RawLine>,
  layout: Partial<DocumentLayout> = {},
  warnings: string[] = [],
): ExtractedDocument {
  const cleaned: CleanedLine[] = [];
  let blank = false;
  let characters = 0;
  for (const raw of rawLines) {
    const { text, gaps } = cleanWithGaps(raw.text);
    if (text === "") {
      blank = true;
      continue;
    }
    characters += text.length + 1;
    if (characters > maxCvCharacters) throw tooLong();
    cleaned.push({ raw, text, gaps, afterBlank: blank && cleaned.length > 0 });
    blank = false;
  }
  const starts = countStarts(cleaned.map((line) => line.text));
  const lines = cleaned.map((line) => makeLine(line, starts));
  const finished = takeNumbers(lines);
  const text = joinLines(finished);
  if (text.length > maxCvCharacters) throw tooLong();
  return {
    format,
    text,
    lines: finished,
    layout: cleanLayout({ ...plainLayout, ...layout }),
    warnings,
  };
}

/** What is quoted from beside the text is as clean as the text: no database takes U+0000 or halves of characters. */
function cleanLayout(layout: DocumentLayout): DocumentLayout {
  const cleanAll = (texts: readonly string[]) => texts.map(cleanLine).filter((text) => text !== "");
  return {
    ...layout,
    hidden: layout.hidden
      .map((found) => ({ ...found, text: cleanLine(found.text) }))
      .filter(({ text }) => text !== ""),
    links: cleanAll(layout.links),
    fonts: cleanAll(layout.fonts),
    runningText: cleanAll(layout.runningText),
  };
}

function makeLine(
  { raw, text, gaps, afterBlank }: CleanedLine,
  starts: ReadonlyMap<string, number>,
): DocumentLine {
  const taken = takeBullet(text, starts);
  const inside = shiftGaps(gaps, text.length - taken.text.length);
  return {
    ...(inside.length > 0 && { gaps: inside }),
    text: taken.text,
    page: raw.page ?? 1,
    column: raw.column ?? 0,
    region: raw.region ?? "body",
    bullet: taken.bullet || (raw.bullet ?? false),
    bold: raw.bold ?? null,
    size: raw.size ?? null,
    gapBefore: afterBlank || (raw.gapBefore ?? false),
  };
}

function joinLines(lines: readonly DocumentLine[]): string {
  return lines
    .map((line, index) => {
      const gap = line.gapBefore && index > 0 ? "\n" : "";
      return `${gap}${line.bullet ? "• " : ""}${line.text}`;
    })
    .join("\n");
}

export function tooLong(): AppError {
  return new AppError("text_too_long", refusals.textTooLong);
}
