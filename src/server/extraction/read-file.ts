import type { DocumentFormat, ExtractedDocument } from "../../shared/document.ts";
import { AppError } from "../../shared/errors.ts";
import { texts } from "../../shared/texts.ts";
import { type CvFile, extensionOf } from "./cv-file.ts";
import { type Content, detectFormat } from "./detect-format.ts";
import { readDoc } from "./doc/read-doc.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { refusals, remarks } from "./refusals.ts";
import { readRtf } from "./rtf/read-rtf.ts";
import { readTxt } from "./txt/read-txt.ts";

/** Reads a file as what its content is. Throws AppError; any other error is a defect of a reader. */
export async function readFile(file: CvFile): Promise<ExtractedDocument> {
  const content = detectFormat(file.bytes);
  const document = await readContent(content, file.bytes);
  const { layout, warnings } = document;
  const remarksFor = [...warnings];
  const named = extensionOf(file.name);
  if (named !== document.format) remarksFor.unshift(remarks.otherContent(named, document.format));
  if (document.text !== "") return { ...document, warnings: remarksFor };
  if (layout.unreadablePages.length > 0) throw new AppError("file_corrupt", refusals.unreadable);
  if (layout.images === 0 && !layout.scanned) throw new AppError("file_empty", refusals.empty);
  return {
    ...document,
    layout: { ...layout, scanned: true },
    warnings: [...remarksFor, remarks.scanned],
  };
}

async function readContent(content: Content, bytes: Uint8Array): Promise<ExtractedDocument> {
  switch (content) {
    case "empty":
      throw new AppError("file_empty", refusals.empty);
    case "encrypted":
      throw new AppError("file_encrypted", refusals.encrypted);
    case "damaged":
      throw new AppError("file_corrupt", refusals.corrupt);
    case "other":
      throw new AppError("file_format_not_allowed", texts.fileFormatNotAllowed);
    default:
      return readers[content](bytes);
  }
}

const readers: Record<
  DocumentFormat,
  (bytes: Uint8Array) => ExtractedDocument | Promise<ExtractedDocument>
> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  rtf: readRtf,
  txt: readTxt,
};
