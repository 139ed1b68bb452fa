/** A text on a page: points from the page's bottom left corner, as PDF counts. */
export type PdfText = {
  x: number;
  y: number;
  text: string;
  size?: number;
  font?: "F1" | "F2";
  before?: string;
};

export type PdfPage = {
  texts?: PdfText[];
  drawing?: string;
  annotations?: string;
  resources?: string;
};

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, (character) => `\\${character}`);
}

function pageContent({ texts = [], drawing = "" }: PdfPage): string {
  const shown = texts.map(
    ({ x, y, text, size = 10, font = "F1", before = "" }) =>
      `q ${before} BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapeText(text)}) Tj ET Q`,
  );
  return `${drawing}\n${shown.join("\n")}`;
}

/** Numbered objects put together with their cross-reference table; `trailer` goes into the trailer dictionary. */
export function assemblePdf(objects: readonly string[], trailer = ""): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** A PDF written by hand: A4 pages in Helvetica (F1) and Helvetica-Bold (F2), characters in WinAnsi. */
export function makePdf(pages: readonly PdfPage[], trailer = ""): Uint8Array {
  const fonts = ["Helvetica", "Helvetica-Bold"].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  const first = 5;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] >>`,
    ...fonts,
  ];
  for (const [index, page] of pages.entries()) {
    const content = pageContent(page);
    const annotations = page.annotations === undefined ? "" : `/Annots [${page.annotations}]`;
    const resources = `<< /Font << /F1 3 0 R /F2 4 0 R >> ${page.resources ?? ""} >>`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /Resources ${resources} /Contents ${first + index * 2 + 1} 0 R ${annotations} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemblePdf(objects, trailer);
}

/** Lines one under the other, from the top. */
export function column(x: number, top: number, lines: readonly string[], step = 14): PdfText[] {
  return lines.map((text, index) => ({ x, y: top - index * step, text }));
}
