import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { toParsedCv } from "./parsed-cv.ts";

/** Where a course stands beside its school, and what among the studies is no award. */

const studiesOf = (text: string) =>
  toParsedCv(
    parseCv(
      documentFromText(
        `Jo Bloggs\njo@example.com\n\nEXPERIENCE\nShop Assistant, Acme Ltd, Leeds, Jan 2019 - present\n- Served customers\n\nEDUCATION\n${text}\n`,
      ),
      "2026-01-01",
    ),
  ).education.map(({ degree, institution, end }) => [degree, institution, end]);

describe("an Irish school or award", () => {
  it.each([
    ["Leaving Certificate, Scoil Phádraig, Tralee, 2014", "Leaving Certificate", "Scoil Phádraig"],
    ["Junior Cycle, Gaelcholáiste Mhuire, 2014", "Junior Cycle", "Gaelcholáiste Mhuire"],
    ["Intermediate Certificate, CBS Ennis, 2014", "Intermediate Certificate", "CBS Ennis"],
    ["Leaving Cert Applied, St. Ita's, Newcastle West, 2014", "Leaving Cert Applied", "St. Ita's"],
    ["Leaving Cert – 460 pts – Christ King, South Road [2014]", "Leaving Cert", "Christ King"],
    [
      "QQI Level 5 Healthcare Support, Cork ETB, 2014",
      "QQI Level 5 Healthcare Support",
      "Cork ETB",
    ],
    [
      "BBS, Waterford Institute of Technology, 2010 - 2014",
      "BBS",
      "Waterford Institute of Technology",
    ],
    ["H.Dip. in Education, NUI Galway, 2014", "H.Dip. in Education", "NUI Galway"],
    ["BSc (Hons) Agriculture, UCD, 2014", "BSc (Hons) Agriculture", "UCD"],
  ])("is known: %s", (line, degree, school) => {
    expect(studiesOf(line)).toEqual([[degree, school, "2014"]]);
  });

  it("has its own level", () => {
    const [course] = parseCv(
      documentFromText("Jo Bloggs\n\nEDUCATION\nFETAC Level 5 Childcare, Ashby College, 2008\n"),
      "2026-01-01",
    ).education;
    expect(course?.level).toBe(3);
  });
});

describe("the school of a course", () => {
  it.each([
    ["NEBOSH General Certificate (distance learning, RRC, 2021)", "RRC"],
    ["SVQ 2 Livestock, Craigside, 2021", "Craigside"],
    ["NVQ 2 Hairdressing, Toni & Guy, 2021", "Toni & Guy"],
    ["Short course: Breakdown & ageing, Morley College, Easter 2021", "Morley College"],
    ["Transport Manager CPC (National & International), OCR, 2021", "OCR"],
    [
      "Level 3 Diploma in Adult Care\nRealway Learning - Remote\nJune 2020 to August 2021",
      "Realway Learning",
    ],
  ])("stands behind a comma, in a bracket or below with its place: %j", (text, school) => {
    const [course, ...more] = studiesOf(text);
    expect([course?.[1], more]).toEqual([school, []]);
  });

  it.each([
    ["NVQ 3 in Business, Administration, 2021"],
    ["NVQ 2 Care (exp May 2021)"],
    ["Leaving Cert, Higher Level, 2021"],
    ["Leaving Cert, Honours English, 2021"],
    ["Diploma in Retail, Sales, 2021"],
  ])("is no subject, level or date of expiry: %s", (line) => {
    expect(studiesOf(line)[0]?.[1] ?? null).toBeNull();
  });

  it("is shared with its years by what is listed below it", () => {
    expect(
      studiesOf(
        "St Hilda's School, York~2004 – 2010\nAdvanced Highers: English (A)\nHighers: AAAAB".replace(
          "~",
          "\t",
        ),
      ),
    ).toEqual([
      ["Advanced Highers: English (A)", "St Hilda's School", "2010"],
      ["Highers: AAAAB", "St Hilda's School", "2010"],
    ]);
    expect(studiesOf("Ashby College, 2005 - 2011\nA levels 2011\nGCSEs 2009")).toEqual([
      ["A levels", "Ashby College", "2011"],
      ["GCSEs", "Ashby College", "2009"],
    ]);
  });

  it("is not lost behind a line that only says how a degree was passed", () => {
    expect(
      studiesOf(
        "BA Botany\nAshby University\n2.1 Honours\n\n2004–2010\tLeaving Certificate\nColáiste Muire, Ennis",
      ).map(([, school]) => school),
    ).toEqual(["Ashby University", "Coláiste Muire"]);
    expect(studiesOf("ECDL, Ashby College, 2016\nRSA Typing Stage II, 1985")).toHaveLength(2);
  });

  it("is each award's own behind a semicolon", () => {
    expect(
      studiesOf("MA Botany, Wold University; BA Botany, Ashby University, 2008").map(
        ([, school]) => school,
      ),
    ).toEqual(["Wold University", "Ashby University"]);
  });
});

describe("a postgraduate award under other qualifications", () => {
  it("is a study with its year", () => {
    const line =
      "Other qualifications: Postgraduate Certificate in Teaching, Ashby College, 2019; Fellow of the Academy, 2019";
    expect(studiesOf(`2003-07\tBA History, Wold College (First; gold medal)\n\n${line}`)).toEqual([
      ["BA History", "Wold College", "2007"],
      ["Postgraduate Certificate in Teaching", "Ashby College", "2019"],
    ]);
  });
});

describe("no award", () => {
  const finished = "B.Ed., Ashby College, 2010 - 2014";
  it.each([
    ["2014–2015\tMaster of Education – deferred, did not start"],
    ["BA History, Wold University, 2010 - 2012 (did not complete)"],
    ["BSc Physics, Wold University, 2010 - 2011, withdrew after first year"],
    ["PhD (withdrawn), Wold University, 2015-2016"],
    ["Erasmus year: Universiteit Leuven, 2012 – 2013"],
    ["Year abroad at Université de Lille, 2012 - 2013"],
    ["ACCA – member since 2008, fellow since 2013"],
  ])("is what was never finished, part of another or a membership: %s", (line) => {
    expect(studiesOf(`${finished}\n${line}`)).toEqual([["B.Ed.", "Ashby College", "2014"]]);
  });
});
