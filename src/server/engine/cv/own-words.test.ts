import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

/** CVs told in their writers' own words: headings, remarks beside dates and names, sites. */

const parse = (text: string) =>
  parseCv(documentFromText(`Jo Bloggs\njo@example.com\n\n${text}\n`), "2026-01-01");
const rolesOf = (text: string) =>
  parse(text).roles.map(({ title, company, start, end }) => [
    title,
    company,
    start?.year ?? null,
    end === "present" || end === null ? end : end.year,
  ]);

describe("a heading in somebody's own words", () => {
  it.each([
    ["Tickets (all in date, originals can be seen)", "certifications"],
    ["What I've studied", "education"],
    ["What others say", "references"],
    ["In short", "summary"],
    ["Know-how", "skills"],
    ["Summary of experience", "summary"],
    ["When I'm not working", "interests"],
  ])("%s", (heading, kind) => {
    const { sections } = parse(
      `Work\nClerk, Acme Ltd, Leeds, 2019 – 2021\n• Filed letters.\n\n${heading}\nOne thing and another.`,
    );
    expect(sections.at(-1)).toMatchObject({ heading, kind });
  });
});

describe("dates with a remark", () => {
  it("stand in one bracket with it", () => {
    expect(
      rolesOf(
        "Work\nReceptionist, Elm Surgery, Leeds\n(March 2019 to the present, 30 hours a week and every other Saturday)\nI answer calls.\n\nShop assistant, Ludlow\n(2003 to 2016, with time out for children)\nServed.",
      ),
    ).toEqual([
      ["Receptionist", "Elm Surgery", 2019, "present"],
      ["Shop assistant", null, 2003, 2016],
    ]);
  });

  it("are no role within a sentence that goes on behind them", () => {
    const text =
      "Work\nTeacher, Elm School, Leeds, 2019 – 2024\nMentor to one trainee (2021) and two new teachers (2022–23).";
    expect(rolesOf(text)).toEqual([["Teacher", "Elm School", 2019, 2024]]);
  });
});

describe("who employed somebody", () => {
  it.each([
    [
      "Teacher of Music (TLR 2a), Elm Vale School, Ripon (11–18, 1,300 on roll), 2019 – 2021",
      "Teacher of Music (TLR 2a)",
      "Elm Vale School",
    ],
    [
      "ECT, Teacher of Music, Elm Vale Academy, Ripon, 2019 – 2021",
      "ECT, Teacher of Music",
      "Elm Vale Academy",
    ],
    [
      "2019 – 2021 Crane operator, Marwood Lifting Ltd, at Salford and Eccles sites",
      "Crane operator",
      "Marwood Lifting Ltd",
    ],
    ["Buyer, MARWOOD HAULAGE LTD, STALLINGBY, 2019 – 2021", "Buyer", "MARWOOD HAULAGE LTD"],
  ])("%s", (line, title, company) => {
    expect(rolesOf(`Work\n${line}\n• Did the work.`)).toEqual([[title, company, 2019, 2021]]);
  });

  it("stands below a title with its dates, with what the house is in brackets", () => {
    expect(
      rolesOf(
        "Work\n\nSenior Carer, May 2019 - 2024\nElmfield House (home for older people, 32 beds), Corby\nLead a shift\n\nCarer\nElmfield House\nMay 2016 - May 2019\nPersonal care, meals",
      ),
    ).toEqual([
      ["Senior Carer", "Elmfield House", 2019, 2024],
      ["Carer", "Elmfield House", 2016, 2019],
    ]);
  });

  it("is not the one of another time", () => {
    expect(
      rolesOf(
        "Work\n2016 - 2019 Marwood Groundworks Ltd, Leeds\nTelehandler driver and slinger. Unloading blocks, beams and trusses.\n\n2012 - 2016 General labourer",
      ),
    ).toEqual([
      ["Telehandler driver and slinger", "Marwood Groundworks Ltd", 2016, 2019],
      ["General labourer", null, 2012, 2016],
    ]);
  });
});

describe("a course in somebody's own words", () => {
  it.each([
    [
      "2023 Supplementary Prescribing (V300), Wold University",
      "Supplementary Prescribing (V300)",
      2023,
    ],
    [
      "16-week web development bootcamp, Elm Code Yard, 2021",
      "16-week web development bootcamp",
      2021,
    ],
    ["NPQ Leading Teaching, 2025", "NPQ Leading Teaching", 2025],
  ])("%s", (line, degree, year) => {
    expect(parse(`Qualifications\n${line}`).education).toMatchObject([{ degree, end: { year } }]);
  });

  it("was taken twice, and names no school", () => {
    const { education } = parse(
      "Qualifications\nBSc Botany, Wold University, 2012\nCalypso basic and advanced, Zeiss Rugby, 2018 and 2020",
    );
    expect(education).toHaveLength(1);
  });
});

describe("a name", () => {
  const nameOf = (line: string) =>
    parseCv(
      documentFromText(`${line}\nLeeds\njo@example.com\n\nWork\nClerk, Acme Ltd, 2019 – 2021`),
      "2026-01-01",
    ).contact.fullName;

  it("has letters behind it, or what somebody is called within it", () => {
    expect(nameOf("TOM HALLAM-LISTER BSc (Hons) MRICS")).toBe("TOM HALLAM-LISTER");
    expect(nameOf('MARGARET ("MEG") ALLERTON')).toBe('MARGARET ("MEG") ALLERTON');
    expect(nameOf("BRUCE LEE")).toBe("BRUCE LEE");
  });
});

describe("a date in what was done", () => {
  it.each([
    "Light industrial temps, 60 weekly. Promoted after five months. Top biller of the branch 2020. itris database.",
    "Internal auditor since 2020 (one-day course; six audits, 11 findings closed).",
    "VIDAS screening since 2020; helped with the new method.",
  ])("opens no role: %s", (line) => {
    expect(
      rolesOf(`Work\nTechnician, Acme Ltd, Leeds\n2019 – 2024\nDid the work.\n${line}`),
    ).toHaveLength(1);
  });
});

it("a certificate that ran out is not held, whatever the language", () => {
  for (const word of ["verlopen", "abgelaufen", "périmé", "caducado", "scaduto", "expired"])
    expect(parse(`Certificates\nRHCSA, 2018 (${word})`).skills).toEqual([]);
});

it("posts counted by letters keep their names", () => {
  expect(
    rolesOf(
      "Work\n\n(i) Laboratory technician, Marwood Creamery Ltd, Leeds\nFrom 04/2022 until today\nPoured plates all day long and wrote up every one of them.\n\n(ii) Kitchen porter, Elm Hotel, Leeds\n07/2019 to 08/2020, and holidays until 03/2022\nWashed up.",
    ),
  ).toEqual([
    ["Laboratory technician", "Marwood Creamery Ltd", 2022, "present"],
    ["Kitchen porter", "Elm Hotel", 2019, 2020],
  ]);
});
