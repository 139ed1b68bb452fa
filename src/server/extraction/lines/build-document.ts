import type {
  DocumentFormat,
  DocumentLayout,
  DocumentLine,
  ExtractedDocument,
} from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { maxCvCharacters } from "../../../shared/limits.ts";
import { refusals } from "../refusals.ts";
import { cleanLine } from "./clean-line.ts";
import { takeBullet, takeNumbers } from "./take-bullet.ts";

/** A line as a reader found it: not yet cleaned, its bullet glyph possibly still in the text. */
export type RawLine = Partial<DocumentLine> & { text: string };

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
  const lines: DocumentLine[] = [];
  let blank = false;
  let characters = 0;
  for (const raw of rawLines) {
    const clean = cleanLine(raw.text);
    if (clean === "") {
      blank = true;
      continue;
    }
    characters += clean.length + 1;
    if (characters > maxCvCharacters) throw tooLong();
    lines.push(makeLine(raw, clean, blank && lines.length > 0));
    blank = false;
  }
  const finished = takeNumbers(lines);
  const text = joinLines(finished);
  if (text.length > maxCvCharacters) throw tooLong();
  return { format, text, lines: finished, layout: { ...plainLayout, ...layout }, warnings };
}

function makeLine(raw: RawLine, clean: string, afterBlank: boolean): DocumentLine {
  const taken = raw.bullet ? { text: takeBullet(clean).text, bullet: true } : takeBullet(clean);
  return {
    text: taken.text,
    page: raw.page ?? 1,
    column: raw.column ?? 0,
    region: raw.region ?? "body",
    bullet: taken.bullet,
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

function tooLong(): AppError {
  return new AppError("text_too_long", refusals.textTooLong);
}
