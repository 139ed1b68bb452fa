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
      "Ward Nurse (student until June 2020), Elm Lodge Surgery, Telford\nSeptember 2018 – February 2022",
      "Ward Nurse (student until June 2020)",
      "Elm Lodge Surgery",
      "2018-09",
      "2022-02",
    ],
    [
      "Shift Supervisor, Fosse Bakery, Sleaford\nAugust 2023 to now, days, 6am to 2pm",
      "Shift Supervisor",
      "Fosse Bakery",
      "2023-08",
      "present",
    ],
    [
      "Fundraiser, Severn Rescue (air ambulance charity), Ludlow\nSpring 2021 – today, 4 days a week",
      "Fundraiser",
      "Severn Rescue",
      "2021",
      "present",
    ],
    [
      "Maesgwyn G.C., near Brecon. Greenkeeper. April 2020 to now.",
      "Greenkeeper",
      "Maesgwyn G.C.",
      "2020-04",
      "present",
    ],
    [
      "Wye Grounds Services (contractor to the county council). Seasonal groundsman. 2015 to 2017.",
      "Seasonal groundsman",
      "Wye Grounds Services",
      "2015",
      "2017",
    ],
    [
      "10/2023 – present    Solicitor, Residential Property, Swiftmove Conveyancing (Yeovil)",
      "Solicitor, Residential Property",
      "Swiftmove Conveyancing",
      "2023-10",
      "present",
    ],
    [
      "Aug 2020 – now: Electrician, Sandwell acute hospital, 600 beds",
      "Electrician",
      "Sandwell acute hospital",
      "2020-08",
      "present",
    ],
    [
      "Feb 2017 to now   Setter/programmer, Netherton Aero Ltd (AS9100 shop, 34 people)",
      "Setter/programmer",
      "Netherton Aero Ltd",
      "2017-02",
      "present",
    ],
    [
      "Saturday job, Prudhoe Co-operative, 2020 to 2022",
      "Saturday job",
      "Prudhoe Co-operative",
      "2020",
      "2022",
    ],
    [
      "04/2019 – 03/2021   Krankenpflegerin\nKlinikum Sankt Elisabeth, Interdisziplinäre Intensivstation (18 Betten)",
      "Krankenpflegerin",
      "Klinikum Sankt Elisabeth",
      "2019-04",
      "2021-03",
    ],
    [
      "Depuis mars 2018   Comptable\nLIGER EMBALLAGES SAS (groupe international, CA 85 M€), Tours",
      "Comptable",
      "LIGER EMBALLAGES SAS",
      "2018-03",
      "present",
    ],
    [
      "da maggio 2015 ad aprile 2018\nDisegnatore CAD\nStudio Tecnico Ing. Bartoli, Sassuolo (MO)",
      "Disegnatore CAD",
      "Studio Tecnico Ing. Bartoli",
      "2015-05",
      "2018-04",
    ],
    [
      "2010 - 2014 (bijbaan)  Vakkenvuller, supermarkt De Linde, Zeist",
      "Vakkenvuller",
      "supermarkt De Linde",
      "2010",
      "2014",
    ],
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
      "Outreach Worker\nHarbour Minds (charity working beside the community team), Ripon\nMarch 2019 - present",
      "Outreach Worker",
      "Harbour Minds",
      "2019-03",
      "present",
    ],
    [
      "Policy Adviser (EO, then promoted to HEO from March 2024)\nMinistry for Towns\nApril 2022 - present",
      "Policy Adviser (EO, then promoted to HEO from March 2024)",
      "Ministry for Towns",
      "2022-04",
      "present",
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
    [
      "Fitter's Mate, Croft Furniture (cloud HR users), Ryde, 2016 - 2019",
      "Fitter's Mate",
      "Croft Furniture",
      "2016",
      "2019",
    ],
    [
      "Porter, Alder House (a hospice, 12 beds), Ryde, 2020 - 2021",
      "Porter",
      "Alder House",
      "2020",
      "2021",
    ],
    [
      "2015 (June) - today. LEDGER CLERK. Hall Joinery Ltd, Ryde",
      "LEDGER CLERK",
      "Hall Joinery Ltd",
      "2015-06",
      "present",
    ],
    [
      "Receptionist, Mill Road Osteopaths, Ryde, 2019 - 2020, term-time contract",
      "Receptionist",
      "Mill Road Osteopaths",
      "2019",
      "2020",
    ],
    [
      "Staff Nurse, Male PICU, Wight Trust, 2018 - 2019",
      "Staff Nurse",
      "Wight Trust",
      "2018",
      "2019",
    ],
    [
      "Teaching Assistant, Support Base for Autism\nRyde Primary School\n2018 - 2019",
      "Teaching Assistant, Support Base for Autism",
      "Ryde Primary School",
      "2018",
      "2019",
    ],
    [
      "Locum SLT, Band 6, adult wards and clinics\nWight NHS Trust, Ryde\n2018 - 2019",
      "Locum SLT, Band 6, adult wards and clinics",
      "Wight NHS Trust",
      "2018",
      "2019",
    ],
  ])("leaves out asides: %s", (line, title, company, start, end) => {
    expect(role(`${line}\n- Kept the records`)).toEqual([title, company, start, end]);
  });

  it.each([
    [
      "Clerk, Oglander Mouldings, Ryde\n2015 - 2018\n\nPacker, same firm\n2012 - 2015",
      "Oglander Mouldings",
    ],
    [
      "Buyer, Castings    2015 - 2018\nOglander Mouldings, Ryde\n\nPacker    2012 - 2015\nOglander Mouldings, Ryde",
      "Oglander Mouldings",
    ],
  ])("has the employer of another: %j", (lines, company) => {
    expect(read(`Experience\n${lines}`).experience.map((one) => one.company)).toEqual([
      company,
      company,
    ]);
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
    [
      "BA History, University of South Wales, 2019",
      "BA History",
      "University of South Wales",
      "2019",
    ],
    [
      "BTEC Diploma in Sport, Ryde Comprehensive, 2019",
      "BTEC Diploma in Sport",
      "Ryde Comprehensive",
      "2019",
    ],
    [
      "Ryde College: Level 3 Health and Social Care, 2015",
      "Level 3 Health and Social Care",
      "Ryde College",
      "2015",
    ],
    [
      "St Hilda's, Ryde: GCSEs in Maths and Art, 2008",
      "GCSEs in Maths and Art",
      "St Hilda's",
      "2008",
    ],
    ["PRINCE2 Practitioner, 2024 (first passed 2019)", "PRINCE2 Practitioner", null, "2024"],
    [
      "Care Certificate, 2016\nFire safety, every year\nRyde School: 5 GCSEs",
      "5 GCSEs",
      "Ryde School",
      null,
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

it("the last word of an item that broke its line stays with it", () => {
  const [{ bullets } = { bullets: [] }] = read(
    "Experience\nMarketer, Green Ltd\nMay 2019 - present\n• Planned campaigns to 40,000 readers, and measured them in Google\nAnalytics.\n• Copywriting",
  ).experience;
  expect(bullets).toEqual([
    "Planned campaigns to 40,000 readers, and measured them in Google Analytics.",
    "Copywriting",
  ]);
});
