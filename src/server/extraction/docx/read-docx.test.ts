import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { makeDocx, makeZip, paragraph, wordPart } from "../test-makers/make-zip.ts";
import { readDocx } from "./read-docx.ts";

const textOf = (body: string): string => readDocx(makeDocx(body)).text;

describe("a document written by a library", () => {
  test("gives headers, lists, tables, links and footers in reading order", async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const document = new Document({
      numbering: {
        config: [
          {
            reference: "dots",
            levels: [
              { level: 0, format: LevelFormat.BULLET, text: "•", alignment: AlignmentType.LEFT },
            ],
          },
        ],
      },
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph("Jane Doe")] }) },
          footers: { default: new Footer({ children: [new Paragraph("References on request")] }) },
          children: [
            new Paragraph({
              children: [new TextRun({ text: "Experience", bold: true, size: 32 })],
            }),
            new Paragraph({ text: "Led a team", numbering: { reference: "dots", level: 0 } }),
            new Table({
              rows: [
                new TableRow({ children: [cell("2019"), cell("Nurse")] }),
                new TableRow({ children: [cell("2021"), cell("Sister")] }),
              ],
            }),
            new Paragraph({
              children: [
                new ExternalHyperlink({
                  link: "mailto:jane@example.com",
                  children: [new TextRun("Mail me")],
                }),
              ],
            }),
          ],
        },
      ],
    });
    const read = readDocx(new Uint8Array(await Packer.toBuffer(document)));
    expect(read.lines.map((line) => [line.text, line.region, line.bullet])).toEqual([
      ["Jane Doe", "header", false],
      ["Experience", "body", false],
      ["Led a team", "body", true],
      ["2019 Nurse", "table", false],
      ["2021 Sister", "table", false],
      ["Mail me", "body", false],
      ["References on request", "footer", false],
    ]);
    expect(read.lines[1]).toMatchObject({ bold: true, size: 16 });
    expect(read.layout).toMatchObject({
      tables: 1,
      links: ["mailto:jane@example.com"],
      columns: 1,
    });
  });
});

describe("what other readers lose", () => {
  test("text boxes are read once, though Word writes them twice", () => {
    const box = (text: string) =>
      `<w:pict><w:txbxContent>${paragraph(text)}</w:txbxContent></w:pict>`;
    const { lines, layout } = readDocx(
      makeDocx(
        `<w:p><w:r><w:t>Body</w:t><mc:AlternateContent><mc:Choice>${box("Boxed")}</mc:Choice><mc:Fallback>${box("Boxed")}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ),
    );
    expect(lines.map((line) => [line.text, line.region])).toEqual([
      ["Body", "body"],
      ["Boxed", "textbox"],
    ]);
    expect(layout.textBoxes).toBe(1);
  });

  test("deletions are out, insertions are in", () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const deleted = "<w:del><w:r><w:delText>old</w:delText></w:r></w:del>";
    expect(textOf(`<w:p>${run("We ")}${deleted}<w:ins>${run("new")}</w:ins></w:p>`)).toBe("We new");
  });

  test("cells with several paragraphs follow one another", () => {
    const cell = (...texts: string[]) =>
      `<w:tc>${texts.map((text) => paragraph(text)).join("")}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell("Skills", "Python")}${cell("Experience", "Nurse")}</w:tr></w:tbl>`;
    expect(readDocx(makeDocx(table)).lines.map((line) => line.text)).toEqual([
      "Skills",
      "Python",
      "Experience",
      "Nurse",
    ]);
  });

  test("breaks, tabs and special hyphens", () => {
    expect(
      textOf(
        "<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r></w:p>",
      ),
    ).toBe("a b\nc-d");
  });

  test("the number of columns and pages and the links of fields", () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://example.com"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Site</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const { layout, text } = readDocx(
      makeDocx(`<w:p>${field}</w:p><w:sectPr><w:cols w:num="2"/></w:sectPr>`, {
        "docProps/app.xml": "<Properties><Pages>3</Pages></Properties>",
      }),
    );
    expect(text).toBe("Site");
    expect(layout).toMatchObject({ columns: 2, pages: 3, links: ["https://example.com"] });
  });

  test("a list number belongs to a heading no more than to its text", () => {
    const numbering = wordPart(
      "numbering",
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>',
    );
    const styles = wordPart(
      "styles",
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>',
    );
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>';
    const { lines } = readDocx(
      makeDocx(paragraph("Work", "", `<w:pStyle w:val="H"/>${list}`) + paragraph("Led", "", list), {
        "word/numbering.xml": numbering,
        "word/styles.xml": styles,
      }),
    );
    expect(lines.map((line) => line.bullet)).toEqual([false, true]);
  });
});

describe("hidden text", () => {
  test("vanished, white and tiny text is kept apart, also by style", () => {
    const styles = wordPart(
      "styles",
      '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>',
    );
    const { text, layout } = readDocx(
      makeDocx(
        paragraph("Seen") +
          paragraph("styled", '<w:rStyle w:val="Ghost"/>') +
          paragraph("pale", '<w:color w:val="FFFFFF"/>') +
          paragraph("small", '<w:sz w:val="2"/>'),
        { "word/styles.xml": styles },
      ),
    );
    expect(text).toBe("Seen");
    expect(layout.hidden.map((entry) => [entry.text, entry.how])).toEqual([
      ["styled", "invisible"],
      ["pale", "white"],
      ["small", "tiny"],
    ]);
  });

  test("white text on a shaded cell is seen", () => {
    const cell = `<w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${paragraph("Jane", '<w:color w:val="FFFFFF"/>')}</w:tc>`;
    expect(textOf(`<w:tbl><w:tr>${cell}</w:tr></w:tbl>`)).toBe("Jane");
  });
});

describe("hostile files", () => {
  const code = (expected: string) => expect.objectContaining({ code: expected });

  test("entity bombs and external entities come to nothing", () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    expect(readDocx(makeDocx(paragraph("x&b;&c;y"), {}, bomb)).text).toBe("xy");
  });

  test("a zip bomb is refused by what it declares", () => {
    const big = Buffer.alloc(30 * 1024 * 1024, 32);
    expect(() => readDocx(makeZip([{ name: "word/document.xml", content: big }]))).toThrow(
      code("file_too_complex"),
    );
  });

  test("and by what it inflates to when it declares less", () => {
    const big = Buffer.alloc(30 * 1024 * 1024, 32);
    const file = makeZip([{ name: "word/document.xml", content: big, declaredSize: 1000 }]);
    expect(() => readDocx(file)).toThrow(code("file_too_complex"));
  });

  test("too many entries are refused", () => {
    const files = Array.from({ length: 2500 }, (_, index) => ({ name: `a${index}`, content: "" }));
    expect(() => readDocx(makeZip(files))).toThrow(code("file_too_complex"));
  });

  test("zips inside are left alone", () => {
    const inner = Buffer.from(makeZip([{ name: "x", content: Buffer.alloc(1_000_000) }])).toString(
      "latin1",
    );
    expect(readDocx(makeDocx(paragraph("Text"), { "word/embeddings/inner.zip": inner })).text).toBe(
      "Text",
    );
  });

  test("very deep nesting is refused", () => {
    const deep = "<w:sdt>".repeat(5000) + "</w:sdt>".repeat(5000);
    expect(() => readDocx(makeDocx(deep))).toThrow(code("file_too_complex"));
  });

  test("encrypted and unclosed content is told apart", () => {
    const locked = makeZip([{ name: "word/document.xml", content: "<a/>", encrypted: true }]);
    expect(() => readDocx(locked)).toThrow(code("file_encrypted"));
    expect(() => readDocx(makeZip([{ name: "word/document.xml", content: "<a><b>" }]))).toThrow(
      code("file_corrupt"),
    );
  });

  test("changed bytes give a document or an AppError", () => {
    const sample = makeDocx(paragraph("Text") + paragraph("More"));
    const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 10 }), (changes) => {
        const bytes = sample.slice();
        for (const [at, value] of changes) bytes[at] = value;
        try {
          readDocx(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});
