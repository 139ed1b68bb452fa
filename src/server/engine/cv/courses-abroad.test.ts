import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { toParsedCv } from "./parsed-cv.ts";

/** Courses, numbers and languages as CVs from other countries give them. */

const recordOf = (text: string) => parseCv(documentFromText(`${text}\n`), "2026-01-01");
const courses = (lines: string, heading = "Education") =>
  toParsedCv(recordOf(`Jo Bloggs\njo@example.com\n\n${heading}\n${lines}`)).education.map(
    ({ degree, institution, end }) => [degree, institution, end],
  );
const spoken = (lines: string) =>
  recordOf(`Jo Bloggs\njo@example.com\n\n${lines}`).languages.map(({ name, level }) => [
    name,
    level,
  ]);

describe("a course", () => {
  it.each([
    [
      "09/2019 – 08/2021   Fachweiterbildung Intensivpflege (DKG)\n                    Bildungszentrum für Pflegeberufe Leipzig",
      [
        "Fachweiterbildung Intensivpflege (DKG)",
        "Bildungszentrum für Pflegeberufe Leipzig",
        "2021-08",
      ],
    ],
    [
      "2007 – 2010   Ausbildung zum Koch, Note 1,8\n              Berufsschule Naumburg",
      ["Ausbildung zum Koch", "Berufsschule Naumburg", "2010"],
    ],
    [
      "2012 – 2015\n    Laurea magistrale in Ingegneria meccanica, 106/110\n    Università degli Studi di Parma",
      ["Laurea magistrale in Ingegneria meccanica", "Università degli Studi di Parma", "2015"],
    ],
    [
      "2001 – 2004   Curso Técnico de Restaurante/Bar (nível III)\n              Escola de Hotelaria do Algarve",
      ["Curso Técnico de Restaurante/Bar (nível III)", "Escola de Hotelaria do Algarve", "2004"],
    ],
    [
      "2010 - 2014   HBO-bachelor Informatica (diploma behaald)\n              Hogeschool Utrecht",
      ["HBO-bachelor Informatica", "Hogeschool Utrecht", "2014"],
    ],
    [
      "2010   DCG – Diplôme de comptabilité et de gestion\n       Lycée Grandval",
      ["Diplôme de comptabilité et de gestion", "Lycée Grandval", "2010"],
    ],
    [
      '2009   Diploma di perito industriale\n       I.T.I.S. "Fermi", Modena',
      ["Diploma di perito industriale", 'I.T.I.S. "Fermi"', "2009"],
    ],
  ])("is read with its school below: %s", (lines, course) => {
    expect(courses(lines)).toEqual([course]);
  });

  it("is what the dated line above its school names, known or not", () => {
    expect(courses("Obstbaumwart (2008 bis 2011)\nBerufsfachschule Langenthal")).toEqual([
      ["Obstbaumwart", "Berufsfachschule Langenthal", "2011"],
    ]);
    expect(
      courses("CESS, option sciences sociales (2012)\nAthénée royal de Huy", "Formations"),
    ).toEqual([["CESS, option sciences sociales", "Athénée royal de Huy", "2012"]]);
  });

  it("is neither national service nor the award it ended with", () => {
    expect(courses("07/2004 – 05/2005   Zivildienst, Rettungswache Metz")).toEqual([]);
    expect(
      courses(
        "2012–2015   Politechnika Śląska\n            studia inżynierskie, kierunek: mechanika\n            tytuł: inżynier",
        "Wykształcenie",
      ),
    ).toHaveLength(1);
  });

  it("is told in sentences, one after the other", () => {
    expect(
      courses(
        "Elm Park School, Pontesbury, 2011–2016: 8 GCSEs including English, Maths and Science. Ashby College, Health and Social Care Level 3, 2018.",
      ),
    ).toEqual([
      ["8 GCSEs including English, Maths and Science", "Elm Park School", "2016"],
      ["Health and Social Care Level 3", "Ashby College", "2018"],
    ]);
    expect(
      courses("Ysgol Gyfun, left 2015, 7 GCSEs including Maths. First language Welsh."),
    ).toEqual([["7 GCSEs including Maths", "Ysgol Gyfun", "2015"]]);
  });

  it("keeps what somebody is still to do or only belongs to apart", () => {
    expect(
      courses("Working towards CIPD Level 5 Associate Diploma (due to finish summer 2027)"),
    ).toEqual([["Working towards CIPD Level 5 Associate Diploma", null, "2027"]]);
    expect(courses("AAT Level 4 Diploma in Accounting, 2019 (Fellow member since 2025)")).toEqual([
      ["AAT Level 4 Diploma in Accounting", null, "2019"],
    ]);
    expect(
      courses("A levels in German, French and Geography, Truro, 2013")[0]?.slice(0, 2),
    ).toEqual(["A levels in German, French and Geography", null]);
  });
});

describe("who and where", () => {
  it("is read behind a degree in the name's place, and by the number somebody carries", () => {
    const { contact } = recordOf(
      "Dipl.-Inf. (FH) Tobias Wohlrab\nTel. 0113 496 0123   Mobile: 07911 123456\ntobias@example.com\n\nProfil\nJava.",
    );
    expect(contact.fullName).toBe("Tobias Wohlrab");
    expect(contact.phone).toBe("07911 123456");
  });
});

describe("a form's cells", () => {
  it("are labels and what they say, in any language", () => {
    const [role] = toParsedCv(
      recordOf(
        "Nom : DUMAS\nPrénom : Sarah\nsarah@example.com\n\nWerkervaring\n\nPeriode         augustus 2012 – februari 2019\nFunctie         Pedagogisch medewerker\nWerkgever       De Bolderkar, Haren",
      ),
    ).experience;
    expect(role).toMatchObject({
      title: "Pedagogisch medewerker",
      company: "De Bolderkar",
      start: "2012-08",
      end: "2019-02",
    });
  });

  it("may give the first name and the surname apart", () => {
    expect(
      recordOf("Nom : DUMAS\nPrénom : Sarah\nsarah@example.com\n\nProfil\nCalme.").contact.fullName,
    ).toBe("Sarah DUMAS");
  });
});

describe("sections of further languages", () => {
  it("are known by their headings", () => {
    const kinds = (headings: readonly string[]) =>
      recordOf(`Jo Bloggs\njo@example.com\n\n${headings.join("\nx\n\n")}\nx`).sections.map(
        ({ kind }) => kind,
      );
    expect(kinds(["Pracovní zkušenosti", "Vzdělání", "Jazyky"])).toEqual([
      "contact",
      "experience",
      "education",
      "languages",
    ]);
    expect(kinds(["Experiență profesională", "Studii", "Limbi străine"])).toEqual([
      "contact",
      "experience",
      "education",
      "languages",
    ]);
  });
});

describe("spoken languages", () => {
  it.each([
    ["Languages\nniemiecki – podstawowy (A1)", [["German", "A1"]]],
    ["Other\nSome Spanish from school, not fluent.", [["Spanish", null]]],
    ["Languages\nSome Spanish from school, not fluent.", [["Spanish", null]]],
    [
      "Languages\nMother tongue Urdu, good spoken Punjabi",
      [
        ["Urdu", "native"],
        ["Punjabi", "B2"],
      ],
    ],
    [
      "Summary\nBilingual English/Urdu with conversational Bengali.",
      [
        ["English", "native"],
        ["Urdu", "native"],
        ["Bengali", "B1"],
      ],
    ],
    [
      "Languages\nEnglish, Urdu and Punjabi (all fluent)",
      [
        ["English", "C1"],
        ["Urdu", "C1"],
        ["Punjabi", "C1"],
      ],
    ],
    [
      "Jazyky\nčeština – rodilý mluvčí\nangličtina – B2",
      [
        ["Czech", "native"],
        ["English", "B2"],
      ],
    ],
    ["Other\nEnhanced DBS. Welsh speaker.", [["Welsh", null]]],
    [
      "School\nElm School, 7 GCSEs in English and Maths. First language Welsh.",
      [["Welsh", "native"]],
    ],
  ])("are read with their levels: %s", (lines, languages) => {
    expect(spoken(lines)).toEqual(languages);
  });
});

describe("behind the last job", () => {
  it("notice, computers and referees are none of its duties", () => {
    const [role] = recordOf(
      "Jo Bloggs\njo@example.com\n\nExperience\nCarpenter, Western Joinery Ltd, 2002 to 2004\n- Cut roofs\n\nComputers: Excel, Outlook\n\nNotice: one month",
    ).roles;
    expect(role?.bullets).toHaveLength(1);
  });

  it("the same firm may be named in another section", () => {
    const companies = recordOf(
      "Jo Bloggs\njo@example.com\n\nCURRENT JOB\nSupervisor, Fosse Bakery, Sleaford\n2023 to now\n- Runs the line\n\nBEFORE THAT\nBakery Operative, same company, 2018 to 2023\nForklift Driver, Wash Foods Ltd, Boston, 2012 to 2018",
    ).roles.map(({ company }) => company);
    expect(companies).toEqual(["Fosse Bakery", "Fosse Bakery", "Wash Foods Ltd"]);
  });
});
