import { describe, expect, test } from "vitest";
import { column, makePdf, type PdfText } from "../test-makers/make-pdf.ts";
import { readPdf } from "./read-pdf.ts";

async function textsOf(texts: PdfText[]): Promise<string[]> {
  const { lines } = await readPdf(makePdf([{ texts }]));
  return lines.map((line) => line.text);
}

const entries = [
  ["Head of Mathematics", "2021 - 2025", "Ormesby Bay Academy, Middlesbrough"],
  ["Teacher of Mathematics", "2017 - 2021", "St Cuthbert's High School, Newcastle"],
  ["Audit Trainee", "2010 - 2012", "Tait Walker LLP, Newcastle"],
] as const;
const side = ["Contact", "t.fielding@example.org", "07700 900784", "Skills", "Coaching", "Arbor"];

/** Titles with dates at the right edge of the main column; `lift` is how much higher the dates stand. */
function mainColumn(x: number, lift: number): PdfText[] {
  return entries.flatMap(([title, dates, employer], i) => {
    const y = 740 - i * 60;
    return [
      { x, y, text: title, size: 10.5, font: "F2" as const },
      { x: x + 230, y: y + lift, text: dates, size: 9.5 },
      ...column(
        x,
        y - 14,
        [employer, "Led a team of nine and a large timetable", "Ran a club"],
        13,
      ),
    ];
  });
}

const read = entries.flatMap(([title, dates, employer]) => [
  `${title} ${dates}`,
  employer,
  "Led a team of nine and a large timetable",
  "Ran a club",
]);

describe("dates at the right edge of a column", () => {
  test("stay with their lines where another column stands at the right of them", async () => {
    expect(await textsOf([...mainColumn(40, 0), ...column(430, 740, side, 17)])).toEqual([
      ...read,
      ...side,
    ]);
  });

  test("stay with their lines where they stand a little higher and a side column higher still", async () => {
    const short = side.slice(0, 3);
    const beside = column(430, 743, short, 60);
    expect(await textsOf([...mainColumn(40, 1.5), ...beside])).toEqual([...read, ...short]);
    const before = column(40, 743, short, 60);
    expect(await textsOf([...mainColumn(230, 1.5), ...before])).toEqual([...short, ...read]);
  });

  test("are read whole where name and dates both break", async () => {
    const texts = [
      { x: 40, y: 740, text: "BA Marketing Management (First Class" },
      { x: 260, y: 740, text: "09/2012 -" },
      { x: 40, y: 727, text: "Honours)" },
      { x: 260, y: 727, text: "06/2015" },
      { x: 40, y: 714, text: "Manchester Metropolitan University" },
    ];
    expect(await textsOf(texts)).toEqual([
      "BA Marketing Management (First Class Honours) 09/2012 - 06/2015",
      "Manchester Metropolitan University",
    ]);
  });

  test("stay with their lines above two short columns, in short years and hardly off the baseline", async () => {
    const jobs = ["Analyst", "Chemist", "Sampler"].flatMap((title, i) => {
      const y = 740 - i * 44;
      return [
        { x: 40, y, text: title, size: 10.8 },
        { x: 470, y: y + 2, text: `Mar '1${i} - Aug '1${i + 2}`, size: 9.4 },
        ...column(40, y - 15, ["Tern Laboratories Ltd, Runcorn", "Tested what came in"], 14),
      ];
    });
    const kit = ["Empower, LabX, Minitab and the", "soldering iron"];
    const home = ["Fell running, a terrible loaf and", "the allotment"];
    const below = [
      { x: 40, y: 590, text: "Kit I know", size: 14 },
      { x: 306, y: 590, text: "Off the bench", size: 14 },
      ...column(40, 570, kit, 14),
      ...column(306, 570, home, 14),
    ];
    const posts = ["Analyst", "Chemist", "Sampler"].flatMap((title, i) => [
      `${title} Mar '1${i} - Aug '1${i + 2}`,
      "Tern Laboratories Ltd, Runcorn",
      "Tested what came in",
    ]);
    expect(await textsOf([...jobs, ...below])).toEqual([
      ...posts,
      "Kit I know",
      ...kit,
      "Off the bench",
      ...home,
    ]);
  });
});
