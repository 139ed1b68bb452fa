import { saveFile } from "../../lib/save-file.ts";

/** Pages of the United Kingdom are A4, here with margins of 2.5 cm; in twentieths of a point. */
const page = { size: { width: 11_906, height: 16_838 }, margin: 1417 };

function fileName(fullName: string | null, extension: string): string {
  const name = (fullName ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/gu, "")
    .toLowerCase();
  return `${name === "" ? "" : `${name}-`}cover-letter.${extension}`;
}

export function saveLetterText(text: string, fullName: string | null): void {
  saveFile(fileName(fullName, "txt"), new Blob([text], { type: "text/plain;charset=utf-8" }));
}

/** Blocks of the letter: paragraphs with a blank line between them, each of one or more lines. */
function blocksOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => block.split("\n").map((line) => line.trimEnd()));
}

/** The letter as a word processor's file. The library for that is fetched when it is first needed. */
export async function letterAsDocx(text: string): Promise<Blob> {
  const { Document, Packer, Paragraph, TextRun } = await import("docx");
  const children = blocksOf(text).map((lines) => {
    const runs = lines.map(
      (line, place) => new TextRun(place === 0 ? { text: line } : { text: line, break: 1 }),
    );
    return new Paragraph({ children: runs, spacing: { after: 200, line: 276 } });
  });
  const { size, margin } = page;
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const section = { properties: { page: { size, margin: margins } }, children };
  const styles = { default: { document: { run: { font: "Calibri", size: 22 } } } };
  return Packer.toBlob(new Document({ styles, sections: [section] }));
}

export async function saveLetterDocx(text: string, fullName: string | null): Promise<void> {
  saveFile(fileName(fullName, "docx"), await letterAsDocx(text));
}
