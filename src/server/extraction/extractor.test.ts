import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createDeflate } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { maxCvFileBytes } from "../../shared/limits.ts";
import { texts } from "../../shared/texts.ts";
import { createExtractor } from "./extractor.ts";
import { requireReadable } from "./readable-document.ts";
import { makeDoc } from "./test-makers/make-doc.ts";
import { assemblePdf, makePdf } from "./test-makers/make-pdf.ts";
import { makeDocx, makeZip, paragraph } from "./test-makers/make-zip.ts";

const extractor = createExtractor({ threads: 1 });
afterAll(() => extractor.close());

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));
const read = (name: string, bytes: Uint8Array, mimeType: string | null = null) =>
  extractor.extract({ name, mimeType, bytes });
const pdf = makePdf([{ texts: [{ x: 40, y: 700, text: "Jane Doe" }] }]);

describe("what is accepted", () => {
  test.each([
    ["cv.pdf", pdf, "pdf"],
    ["cv.docx", makeDocx(paragraph("Jane Doe")), "docx"],
    ["cv.doc", makeDoc("Jane Doe\r"), "doc"],
    ["cv.rtf", bytesOf("{\\rtf1 Jane Doe}"), "rtf"],
    ["CV.TXT", bytesOf("Jane Doe"), "txt"],
  ])("%s is read by its content", async (name, bytes, format) => {
    expect(await read(name, bytes)).toMatchObject({ format, text: "Jane Doe", warnings: [] });
  });

  test("content of another allowed type is read as what it is, with a remark", async () => {
    const document = await read("cv.doc", pdf, "application/msword");
    expect(document.format).toBe("pdf");
    expect(document.warnings).toEqual([
      expect.stringMatching(/ends in \.doc, but its content is PDF/),
    ]);
  });

  test.each([null, "", "application/octet-stream", "text/plain; charset=utf-8", "TEXT/PLAIN"])(
    "MIME type %s does not stand in the way",
    async (mimeType) => {
      expect((await read("cv.txt", bytesOf("Jane Doe"), mimeType)).text).toBe("Jane Doe");
    },
  );

  test("a scan comes back empty with a remark, and only the website's rule refuses it", async () => {
    const drawing = "q 500 0 0 700 40 40 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q";
    const scan = await read("cv.pdf", makePdf([{ drawing }]));
    expect(scan).toMatchObject({ text: "", lines: [], layout: { scanned: true } });
    expect(scan.warnings).toHaveLength(1);
    expect(() => requireReadable(scan)).toThrow(expect.objectContaining({ code: "file_scanned" }));
    const readable = await read("cv.pdf", pdf);
    expect(requireReadable(readable)).toBe(readable);
  });
});

describe("what is refused", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  const openDocument = makeZip([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.text" },
  ]);
  test.each([
    [
      "another extension",
      "cv.png",
      bytesOf("x"),
      null,
      "file_type_not_allowed",
      texts.fileTypeNotAllowed,
    ],
    ["no extension", "cv", bytesOf("x"), null, "file_type_not_allowed", texts.fileTypeNotAllowed],
    [
      "another MIME type",
      "cv.txt",
      bytesOf("x"),
      "image/png",
      "file_format_not_allowed",
      texts.fileFormatNotAllowed,
    ],
    ["a picture", "cv.pdf", png, null, "file_format_not_allowed", texts.fileFormatNotAllowed],
    [
      "an OpenDocument text",
      "cv.docx",
      openDocument,
      null,
      "file_format_not_allowed",
      texts.fileFormatNotAllowed,
    ],
    [
      "a program",
      "cv.doc",
      bytesOf("MZ\x90\x00\x03\x00\x00\x00"),
      null,
      "file_format_not_allowed",
      texts.fileFormatNotAllowed,
    ],
    [
      "a web page",
      "cv.txt",
      bytesOf("<!DOCTYPE html><p>Jane"),
      null,
      "file_format_not_allowed",
      texts.fileFormatNotAllowed,
    ],
    ["nothing", "cv.txt", bytesOf(" \r\n"), null, "file_empty", /no text in it/],
    ["no words", "cv.pdf", makePdf([{}]), null, "file_empty", /no text in it/],
    [
      "half a zip",
      "cv.docx",
      makeDocx(paragraph("x")).slice(0, 300),
      null,
      "file_corrupt",
      /damaged/,
    ],
    [
      "half a compound file",
      "cv.doc",
      makeDoc("x\r").slice(0, 700),
      null,
      "file_corrupt",
      /damaged/,
    ],
    [
      "too many bytes",
      "cv.txt",
      new Uint8Array(maxCvFileBytes + 1),
      null,
      "file_too_large",
      texts.fileTooLarge,
    ],
    [
      "too many words",
      "cv.txt",
      bytesOf("word ".repeat(50_000)),
      null,
      "text_too_long",
      /longer than 200,000/,
    ],
  ])("%s", async (_, name, bytes, mimeType, code, message) => {
    const refused = await read(name, bytes, mimeType).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: "AppError", code });
    expect(refused).toHaveProperty(
      "message",
      typeof message === "string" ? message : expect.stringMatching(message),
    );
  });
});

describe("limits", () => {
  test("a file that needs too much memory is refused, and the next one is read", async () => {
    // In pieces: a buffer of that size, given back while the file is read, would hide what the file takes.
    const spaces = Buffer.alloc(1024 * 1024, 32);
    const pieces = Readable.from(Array.from({ length: 900 }, () => spaces));
    const content = (await buffer(pieces.pipe(createDeflate({ level: 1 })))).toString("latin1");
    const bomb = assemblePdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>",
      `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
    ]);
    await expect(read("cv.pdf", bomb)).rejects.toMatchObject({ code: "file_too_complex" });
    expect((await read("cv.pdf", pdf)).text).toBe("Jane Doe");
  });

  test("a font with widths for endless characters ends neither the process nor the next file", async () => {
    const content = "BT /F1 10 Tf 40 700 Td <0041> Tj ET";
    const bomb = assemblePdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>",
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /FontDescriptor 7 0 R /W [0 99999999999 500] >>",
      "<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1000 1000] >>",
    ]);
    await expect(read("cv.pdf", bomb)).rejects.toMatchObject({ code: "file_too_complex" });
    expect((await read("cv.pdf", pdf)).text).toBe("Jane Doe");
  }, 20_000);

  test.each([
    ["of more codes than there are", "<0000> <FFFFF0> <0041> "],
    ["of endless codes", "<00000000> <FFFFFFFF> <0041> "],
    ["again and again of all codes", "<8000> <FF00> <0041> "],
  ])("a font's ranges %s keep no thread busy, and the others are read", async (_, broken) => {
    const map = `begincmap 1 beginbfrange ${broken.repeat(1400)}<41> <5A> <0061> endbfrange endcmap`;
    const content = "BT /F1 12 Tf 40 700 Td (JANE) Tj ET";
    const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
    const file = assemblePdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
      "<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
      stream(content),
      stream(map),
    ]);
    expect(await read("cv.pdf", file)).toMatchObject({ text: "jane" });
  });

  test("reading stops when it is cancelled, and the next file is read", async () => {
    const slow = makePdf([{ drawing: "0 0 m 1 1 l S ".repeat(300_000) }]);
    const cancel = new AbortController();
    const reading = extractor.extract(
      { name: "cv.pdf", mimeType: null, bytes: slow },
      cancel.signal,
    );
    setTimeout(() => cancel.abort(), 20);
    await expect(reading).rejects.toMatchObject({ code: "cancelled" });
    expect((await read("cv.pdf", pdf)).text).toBe("Jane Doe");
  });

  test("random bytes under any name are refused or read", async () => {
    const random = Uint8Array.from(
      { length: 5000 },
      (_, index) => (index * index * 31 + index * 7) % 251,
    );
    for (const start of [
      "%PDF-1.7\n",
      "PK\x03\x04",
      "{\\rtf1",
      "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
      "",
    ]) {
      const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, "latin1"), random]));
      const result = await read("cv.pdf", bytes).catch((error: unknown) => error);
      expect(["AppError", undefined]).toContain(result instanceof Error ? result.name : undefined);
    }
  });
});
