import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";
import { toParsedCv } from "./parsed-cv.ts";

/** What stands beside, between and around the names of roles and courses without being one. */

const read = (text: string) =>
  toParsedCv(parseCv(documentFromText(`Jo Bloggs\njo@example.com\n\n${text}\n`), "2026-01-01"));
const role = (lines: string) => {
  const [{ title, company, start, end } = {}] = read(`Experience\n${lines}`).experience;
  return [title, company, start, end];
};
const course = (line: string) => {
  const [{ degree, institution, end } = {}] = read(`Education\n${line}`).education;
  return [degree, institution, end];
};

describe("a role's heading", () => {
  it.each([
    [
      "Machinist. Harlow Knitwear, Tipton. 1996 to 2003, redundancy when it shut.",
      "Machinist",
      "Harlow Knitwear",
      "1996",
      "2003",
    ],
    [
      "Home carer - Ryde Council, later moved over to a contractor there (2009 - 2017)",
      "Home carer",
      "Ryde Council",
      "2009",
      "2017",
    ],
    [
      "Agency carer, various homes in Kent, Dover Staffing, 2020 - 2021",
      "Agency carer",
      "Dover Staffing",
      "2020",
      "2021",
    ],
    [
      "Clinical Fellow, Emergency Medicine, Queen's Hospital, 2019 - 2020",
      "Clinical Fellow, Emergency Medicine",
      "Queen's Hospital",
      "2019",
      "2020",
    ],
    [
      "2022 - now. Stockman, Dargue Farms, Winton - 180 suckler cows, lambing and walling",
      "Stockman",
      "Dargue Farms",
      "2022",
      "present",
    ],
    [
      "Counter Assistant, Cohens Chemist, Ryde, 2021 – present (Saturdays)",
      "Counter Assistant",
      "Cohens Chemist",
      "2021",
      "present",
    ],
  ])("leaves out asides: %s", (line, title, company, start, end) => {
    expect(role(`${line}\n- Kept the records`)).toEqual([title, company, start, end]);
  });

  it("takes the employer that stands out above one post of several", () => {
    const posts =
      "RYDE COUNCIL\nClerk\n2012 to 2016\n- Filed\n\nCOWES MARINE\nCashier\n2008 to 2011\n- Banked";
    expect(read(`Experience\n${posts}`).experience.map(({ company }) => company)).toEqual([
      "RYDE COUNCIL",
      "COWES MARINE",
    ]);
  });

  it("is no duty that ends in a year", () => {
    const duties =
      "- Led a team\nWorked with buyers on every one of the lines.\nCompletion of leadership course 2014";
    expect(read(`Experience\nDesigner, Acme Ltd, 2010 - 2016\n${duties}`).experience).toHaveLength(
      1,
    );
  });
});

describe("a course", () => {
  it.each([
    [
      "Agricultural Mechanics NVQ Level 2 2001, Ryde College",
      "Agricultural Mechanics NVQ Level 2",
      "Ryde College",
      "2001",
    ],
    ["Level 5 Diploma in Management, CMI, 2019", "Level 5 Diploma in Management", "CMI", "2019"],
    [
      "2010 BSc : Analytics University of Bath Analytics",
      "BSc : Analytics",
      "University of Bath",
      "2010",
    ],
  ])("is told from its level, its echo and who awards it: %s", (line, degree, institution, end) => {
    expect(course(line)).toEqual([degree, institution, end]);
  });
});

describe("duties as bare lines", () => {
  it("stay apart where no line of the CV goes on with a small letter", () => {
    const duties = [
      "Take charge of the shift on a busy unit for men and women with brain injury",
      "Named nurse for five patients: completing risk assessments and care plans",
      "Leading the weekly meeting and liaising with families and commissioners",
    ];
    const cv = read(`Experience\nStaff Nurse, Ryde Hospital\n2018 to 2020\n${duties.join("\n")}`);
    expect(cv.experience[0]?.bullets).toEqual(duties);
  });
});
