import { describe, expect, test } from "vitest";
import { assemblePdf, column, makePdf, type PdfText } from "../test-makers/make-pdf.ts";
import { readPdf } from "./read-pdf.ts";

async function textsOf(texts: PdfText[], drawing = ""): Promise<string[]> {
  const { lines } = await readPdf(makePdf([{ texts, drawing }]));
  return lines.map((line) => line.text);
}

const main = [
  "Experience",
  "Senior nurse on a busy surgical ward for six years",
  "leading a team of twelve and training new starters",
  "Reduced waiting times by a third within two years",
  "Introduced a new rota that everybody could live with",
  "Education",
  "Bachelor of Nursing with first class honours, Leeds",
  "Further courses in wound care and infection control",
];
const side = [
  "Contact",
  "jane@example.com",
  "07700 900123",
  "Skills",
  "Wound care",
  "Triage",
  "Rotas",
];

describe("reading order", () => {
  test("a sidebar is read before the main column, the name above both first", async () => {
    const name = {
      x: 60,
      y: 800,
      text: "Jane Doe, registered nurse from the north of England",
      size: 20,
    };
    const texts = [name, ...column(220, 740, main, 15), ...column(40, 740, side, 13)];
    expect(await textsOf(texts)).toEqual([name.text, ...side, ...main]);
  });

  test("columns are counted and numbered", async () => {
    const { lines, layout } = await readPdf(
      makePdf([{ texts: [...column(220, 740, main, 15), ...column(40, 740, side, 13)] }]),
    );
    expect(layout.columns).toBe(2);
    expect(lines.map((line) => line.column)).toEqual([...side.map(() => 0), ...main.map(() => 1)]);
  });

  test("large text beside small text does not pull its lines together", async () => {
    const small = column(220, 700, main, 11.5);
    const large = column(40, 697, ["Jane", "Doe", "Nurse"], 19).map((text) => ({
      ...text,
      size: 18,
    }));
    expect(await textsOf([...small, ...large])).toEqual(["Jane", "Doe", "Nurse", ...main]);
  });

  test("a left column that goes on long after the right one ended is read in one go", async () => {
    const long = [...main, "Interests", ...side.slice(1), "Rambling", "Chess"];
    const left = column(40, 740, long, 13);
    expect(await textsOf([...left, ...column(340, 740, side, 13)])).toEqual([...long, ...side]);
  });

  test("raised text stays in its line", async () => {
    const drawing =
      "BT /F1 10 Tf 40 700 Td (Finished 1) Tj 4 Ts /F1 6 Tf (st) Tj 0 Ts /F1 10 Tf ( of 20) Tj ET";
    expect(await textsOf([], drawing)).toEqual(["Finished 1st of 20"]);
  });

  test("dates at the right margin stay with their lines", async () => {
    const role = (y: number, title: string, dates: string, place: string): PdfText[] => [
      { x: 40, y, text: title, font: "F2" },
      { x: 555 - dates.length * 5, y, text: dates },
      { x: 40, y: y - 14, text: "A hospital" },
      { x: 555 - place.length * 5, y: y - 14, text: place },
      {
        x: 40,
        y: y - 28,
        text: "Looked after thirty patients and their families on a very busy ward every day",
      },
    ];
    const lines = await textsOf([
      ...role(700, "Nurse", "2019 - 2021", "Leeds"),
      ...role(640, "Sister", "2021 - Present", "York, England"),
    ]);
    expect(lines[0]).toBe("Nurse 2019 - 2021");
    expect(lines[1]).toBe("A hospital Leeds");
    expect(lines[3]).toBe("Sister 2021 - Present");
  });

  test("a column of dates at the left stays with what it dates", async () => {
    const texts = [
      ...column(40, 700, ["2019 - 2021"]),
      ...column(160, 700, ["Nurse, Leeds", "Looked after thirty patients"]),
      ...column(40, 660, ["2017 - 2019"]),
      ...column(160, 660, ["Assistant, York", "Helped on three wards"]),
    ];
    expect(await textsOf(texts)).toEqual([
      "2019 - 2021 Nurse, Leeds",
      "Looked after thirty patients",
      "2017 - 2019 Assistant, York",
      "Helped on three wards",
    ]);
  });

  test("a table drawn with lines is kept row by row", async () => {
    const cells = [
      ["Subject", "Grade", "Year"],
      ["English", "A", "2010"],
      ["Maths", "B", "2010"],
      ["Physics", "A", "2011"],
    ];
    const texts = cells.flatMap((row, line) =>
      row.map((text, cell) => ({ x: 60 + cell * 150, y: 700 - line * 20, text })),
    );
    const rules = [0, 1, 2, 3, 4].map(
      (line) => `50 ${715 - line * 20} m 500 ${715 - line * 20} l S`,
    );
    const sides = [50, 200, 350, 500].map((x) => `${x} 715 m ${x} 635 l S`);
    const { lines, layout } = await readPdf(
      makePdf([{ texts, drawing: [...rules, ...sides].join(" ") }]),
    );
    expect(lines.map((line) => line.text)).toEqual(cells.map((row) => row.join(" ")));
    expect(lines.every((line) => line.region === "table")).toBe(true);
    expect(layout).toMatchObject({ tables: 1, columns: 1 });
  });

  test("text drawn bottom up is read top down", async () => {
    expect(await textsOf(column(40, 700, ["One", "Two", "Three"]).reverse())).toEqual([
      "One",
      "Two",
      "Three",
    ]);
  });

  test("headers and footers that repeat come once", async () => {
    const page = (number: number) => ({
      texts: [
        { x: 40, y: 815, text: "Jane Doe" },
        { x: 40, y: 500, text: `Body of page ${["one", "two", "three"][number - 1]}` },
        { x: 40, y: 30, text: `Page ${number} of 3` },
      ],
    });
    const { lines, layout } = await readPdf(makePdf([page(1), page(2), page(3)]));
    expect(lines.map((line) => line.text)).toEqual([
      "Jane Doe",
      "Body of page one",
      "Page 1 of 3",
      "Body of page two",
      "Body of page three",
    ]);
    expect(layout).toMatchObject({ pages: 3, runningText: ["Jane Doe", "Page 1 of 3"] });
  });
});

describe("words", () => {
  test("hyphens at line ends go, those of compounds stay", async () => {
    expect(
      await textsOf(
        column(40, 700, [
          "Worked in develop-",
          "ment of front-",
          "end systems on a long-",
          "term plan",
        ]),
      ),
    ).toEqual(["Worked in development", "of front-end", "systems on a long-term", "plan"]);
  });

  test("spaced-out headings are joined", async () => {
    expect(await textsOf([{ x: 40, y: 700, text: "E X P E R I E N C E", font: "F2" }])).toEqual([
      "EXPERIENCE",
    ]);
    const tracked = { x: 40, y: 700, text: "WORK HISTORY", before: "4 Tc" };
    expect(await textsOf([tracked])).toEqual(["WORK HISTORY"]);
  });

  test("gaps make words where no space is written", async () => {
    const drawing = "BT /F1 10 Tf 40 700 Td [(Wound) -350 (care) 10 (ful)] TJ ET";
    expect(await textsOf([], drawing)).toEqual(["Wound careful"]);
  });

  test("text drawn twice for boldness counts once", async () => {
    const texts = [0, 0.3].map((shift) => ({ x: 40 + shift, y: 700, text: "Skills" }));
    expect(await textsOf(texts)).toEqual(["Skills"]);
  });

  test("bullet glyphs become list items", async () => {
    const bullet = { x: 40, y: 700, text: "\x95" };
    const { lines } = await readPdf(
      makePdf([{ texts: [bullet, { x: 60, y: 700, text: "Led a team" }] }]),
    );
    expect(lines).toMatchObject([{ text: "Led a team", bullet: true }]);
  });

  test("slanted text is read, and bold text known by its font", async () => {
    const drawing = "BT /F1 10 Tf 0 1 -1 0 30 300 Tm (Curriculum) Tj ET";
    const { lines } = await readPdf(
      makePdf([{ drawing, texts: [{ x: 60, y: 700, text: "Jane Doe", font: "F2", size: 18 }] }]),
    );
    expect(lines).toMatchObject([
      { text: "Jane Doe", bold: true, size: 18 },
      { text: "Curriculum", bold: false },
    ]);
  });
});

describe("hidden text", () => {
  const hiddenOf = async (texts: PdfText[], drawing = "") => {
    const { text, layout } = await readPdf(
      makePdf([{ drawing, texts: [{ x: 40, y: 700, text: "Seen" }, ...texts] }]),
    );
    return { text, hidden: layout.hidden.map((entry) => [entry.text, entry.how]) };
  };

  test.each([
    ["invisible", { x: 40, y: 600, text: "secret", before: "3 Tr" }],
    ["white", { x: 40, y: 600, text: "secret", before: "1 1 1 rg" }],
    ["tiny", { x: 40, y: 600, text: "secret", size: 0.5 }],
    ["off_page", { x: 900, y: 600, text: "secret" }],
  ])("%s text is kept apart", async (how, text) => {
    expect(await hiddenOf([text])).toEqual({ text: "Seen", hidden: [["secret", how]] });
  });

  test("white text on a dark area is seen", async () => {
    const name = { x: 40, y: 600, text: "Jane Doe", before: "1 1 1 rg" };
    const { hidden } = await hiddenOf([name], "0 0 0.4 rg 0 580 595 60 re f");
    expect(hidden).toEqual([]);
  });
});

describe("facts of the layout", () => {
  test("links, fonts and pages", async () => {
    const annotations =
      "<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:jane@example.com) >> >>";
    const { layout } = await readPdf(
      makePdf([{ texts: [{ x: 40, y: 700, text: "Jane" }], annotations }]),
    );
    expect(layout).toMatchObject({
      pages: 1,
      links: ["mailto:jane@example.com"],
      fonts: ["Helvetica"],
      images: 0,
    });
  });

  test("a page of pictures alone is a scan", async () => {
    const drawing = "q 500 0 0 700 40 40 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q";
    const { text, layout } = await readPdf(makePdf([{ drawing }]));
    expect(text).toBe("");
    expect(layout).toMatchObject({ scanned: true, unreadablePages: [] });
    expect(layout.images).toBeGreaterThan(0);
  });

  test("a font without characters is told from a scan", async () => {
    const names = Array.from({ length: 26 }, (_, index) => `/g${index}`).join(" ");
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Odd /FirstChar 65 /LastChar 90 /Widths [${"600 ".repeat(26)}] /Encoding << /Differences [65 ${names}] >> /ToUnicode 6 0 R >>`;
    const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <41> <5A> <E200> endbfrange endcmap end`;
    const content = "BT /F1 12 Tf 40 700 Td (QWERTYUIOPASDFGHJKLZXCVBNM) Tj ET";
    const file = assemblePdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
      "<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
      font,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ]);
    const { layout } = await readPdf(file);
    expect(layout).toMatchObject({ scanned: false, unreadablePages: [1] });
  });
});

describe("damaged and hostile files", () => {
  test("a file cut in half is called damaged or read as far as it goes", async () => {
    const whole = makePdf([{ texts: column(40, 700, main) }]);
    await expect(readPdf(whole.subarray(0, 200))).rejects.toMatchObject({ code: "file_corrupt" });
    const mostly = await readPdf(whole.subarray(0, whole.length - 20));
    expect(mostly.lines.length).toBeGreaterThan(0);
  });

  test("a page tree that runs in circles ends", async () => {
    const file = assemblePdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 5 >>",
      "<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R /Count 5 >>",
    ]);
    await expect(readPdf(file)).rejects.toMatchObject({ code: "file_corrupt" });
  });

  test("a password is named as the reason", async () => {
    const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >> /ID [<00> <00>]`;
    const file = makePdf([{ texts: [{ x: 40, y: 700, text: "Secret" }] }], encrypt);
    await expect(readPdf(file)).rejects.toMatchObject({ code: "file_encrypted" });
  });

  test("more than a hundred pages are too many", async () => {
    const pages = Array.from({ length: 101 }, () => ({ texts: [] }));
    await expect(readPdf(makePdf(pages))).rejects.toMatchObject({ code: "file_too_complex" });
  });
});
