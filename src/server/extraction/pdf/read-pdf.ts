import { getResolvedPDFJS } from "unpdf";
import type { ExtractedDocument, HiddenText } from "../../../shared/document.ts";
import { AppError } from "../../../shared/errors.ts";
import { buildDocument } from "../lines/build-document.ts";
import { maxPages, refusals, remarks } from "../refusals.ts";
import { connectDirectly } from "./direct-port.ts";
import { readFont } from "./fonts.ts";
import { interpretPage } from "./interpret-page.ts";
import { joinHyphens } from "./join-hyphens.ts";
import { repairLigatures } from "./ligatures.ts";
import { readLinks } from "./links.ts";
import { asMatrix, identity } from "./matrix.ts";
import type { PageContent, PdfFont } from "./page-content.ts";
import { type PlacedLine, readPageLines } from "./page-lines.ts";
import { takeRunningText } from "./running-text.ts";
import { fontDocument } from "./stand-ins.ts";
import { withUndecodedPictures } from "./undecoded-pictures.ts";
import { isUnreadable } from "./unreadable.ts";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Document = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;

/** Pixels above which a picture is not decoded. */
const maxImagePixels = 20_000_000;

/** A PDF: text in our own reading order, column by column, with the facts of its layout. Throws AppError. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const pdfjs = await getResolvedPDFJS();
  const hasPictures = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    "/Image",
  );
  const worker = connectDirectly(pdfjs);
  const fonts = fontDocument();
  const parameters = {
    ...(worker === null ? {} : { worker }),
    data: withUndecodedPictures(bytes),
    verbosity: 0,
    disableFontFace: fonts === null,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    useWasm: false,
    maxImageSize: maxImagePixels,
    enableXfa: false,
  };
  // Only its list of fonts is used, where the type asks for a whole HTML document.
  if (fonts !== null) Reflect.set(parameters, "ownerDocument", fonts);
  const task = pdfjs.getDocument(parameters);
  try {
    const document = await task.promise.catch((error: unknown) => {
      throw openingError(error);
    });
    return await readPages(document, pdfjs, hasPictures);
  } finally {
    await task.destroy();
    worker?.destroy();
  }
}

function openingError(error: unknown): AppError {
  const encrypted = error instanceof Error && error.name === "PasswordException";
  return encrypted
    ? new AppError("file_encrypted", refusals.encrypted)
    : new AppError("file_corrupt", refusals.corrupt);
}

async function readPages(
  document: Document,
  pdfjs: PdfJs,
  hasPictures: boolean,
): Promise<ExtractedDocument> {
  if (document.numPages > maxPages) throw new AppError("file_too_complex", refusals.tooManyPages);
  const lines: PlacedLine[] = [];
  const hidden: HiddenText[] = [];
  const fonts = new Set<string>();
  const unreadablePages: number[] = [];
  const damaged = new Set<number>();
  const facts = { columns: 1, tables: 0, images: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await readPage(document, number, pdfjs).catch(() => null);
    if (content === null) {
      damaged.add(number - 1);
      continue;
    }
    facts.images += content.images;
    for (const glyph of content.glyphs) fonts.add(glyph.font.name);
    if (isUnreadable(content.glyphs)) {
      unreadablePages.push(number);
      continue;
    }
    repairLigatures(content.glyphs);
    const page = readPageLines(content, number);
    lines.push(...page.lines);
    hidden.push(...page.hidden);
    facts.columns = Math.max(facts.columns, page.columns);
    facts.tables += page.tables;
  }
  if (damaged.size === document.numPages) throw new AppError("file_corrupt", refusals.corrupt);
  const running = takeRunningText(lines, document.numPages);
  const warnings = [
    ...(damaged.size > 0 ? [remarks.repaired] : []),
    ...(unreadablePages.length > 0 ? [remarks.unreadablePages(unreadablePages)] : []),
  ];
  const layout = {
    pages: document.numPages,
    columns: facts.columns,
    tables: facts.tables,
    images: facts.images,
    hidden,
    unreadablePages,
    links: await readLinks(document, pdfjs, damaged),
    fonts: [...fonts].filter((name) => name !== ""),
    runningText: running.runningText,
    scanned:
      lines.length === 0 && unreadablePages.length === 0 && (facts.images > 0 || hasPictures),
  };
  return buildDocument("pdf", joinHyphens(running.lines), layout, warnings);
}

async function readPage(document: Document, number: number, pdfjs: PdfJs): Promise<PageContent> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const known = new Map<string, PdfFont | null>();
  const fontOf = (id: string): PdfFont | null => {
    let font = known.get(id);
    if (font === undefined) {
      font = page.commonObjs.has(id) ? readFont(page.commonObjs.get(id)) : null;
      known.set(id, font);
    }
    return font;
  };
  const frame = {
    width: viewport.width,
    height: viewport.height,
    transform: asMatrix(viewport.transform) ?? identity,
  };
  const content = interpretPage(operators, pdfjs.OPS, frame, fontOf);
  page.cleanup();
  return content;
}
