import { describe, expect, it } from "vitest";
import { recordOf } from "./samples/read-marked.ts";

/** Sections whose heading no list has: what stands in them says what they are. */

const namesOf = (text: string) => {
  const { roles, education } = recordOf(`Jo Bloggs\njo@example.com\n\n${text}`);
  return {
    roles: roles.map(({ title }) => title),
    studies: education.map(({ degree, institution }) => [degree, institution]),
  };
};

describe("studies", () => {
  const job = "Experience\n\nBaker\nHollin Bread Ltd\n2016 – 2020\n• Doughs and ovens";
  const diploma = ["Professional Cookery Diploma, Level 3", "York College"];

  it.each([
    "Professional Cookery Diploma, Level 3\nYork College\n2013–15",
    "2013–15\nProfessional Cookery Diploma, Level 3\nYork College",
    "York College\nProfessional Cookery Diploma, Level 3\n2013–15",
  ])("are told by a qualification with its school: %j", (entry) => {
    const { roles, studies } = namesOf(`${job}\n\nClassrooms I sat in\n${entry}`);
    expect(roles).toEqual(["Baker"]);
    expect(studies).toEqual([diploma]);
  });

  it("are told behind jobs without any heading", () => {
    const { roles, studies } = namesOf(
      "January 2020 to date\nFinance Director\nTamblyn Castings Ltd, Avonmouth\nBoard member.\n\nMay 2016 to December 2019\nFinancial Controller\nSevern Foods plc, Gloucester\nMonthly consolidation of nine companies.\n\n2010\nBSc Economics\nUniversity of Bath",
    );
    expect(roles).toEqual(["Finance Director", "Financial Controller"]);
    expect(studies).toEqual([["BSc Economics", "University of Bath"]]);
  });

  it("are not a job at a school", () => {
    const { roles } = namesOf(
      `${job}\n\nClassrooms I stood in\nTeacher of Science\nYork College\n2013–15`,
    );
    expect(roles).toEqual(["Baker", "Teacher of Science"]);
  });
});

describe("what goes with an academic post", () => {
  const posts = "Appointments\n\n2019–22 Research Fellow, University of Bristol";
  const papers = "Publications\n\nBloggs, J. (2021). Peat and pipes. Journal of Bogs, 4, 1–9.";
  const service =
    "Service\n\nAssociate editor, Bulletin of Peat, 2023–. Member, Bog Panel, 2021–25.";

  it("is no job of whoever publishes", () => {
    expect(namesOf(`${posts}\n\n${papers}\n\n${service}`).roles).toEqual(["Research Fellow"]);
  });

  it("may be the only job elsewhere", () => {
    const text = "Teaching\n\nTeacher of Science\nYork High School\n2013 – 2015\n• Years 7 to 11";
    expect(namesOf(text).roles).toEqual(["Teacher of Science"]);
  });
});

describe("a table below a heading no list has", () => {
  it("tells by the names of its columns what it lists", () => {
    const { roles, studies } = namesOf(
      "Jobs held\nDates~Employer~Post and duties~Reason for leaving\n04/2018 – 05/2022~Wye Homecare, Ledbury~Home Carer. Six calls a day.~Round was cut\n09/2012 – 03/2018~Tarn Bakery, Ross~Shop closed\nBaker. Doughs and ovens from three in the morning, six days a week; early starts.\n\nSCHOOL AND AFTER\nDates~Where~Award\n2010 – 2012~Hereford College~NVQ Level 2 Bakery\n2010~John Kyrle High School~7 GCSEs",
    );
    expect(roles).toEqual(["Home Carer", "Baker"]);
    expect(studies).toEqual([
      ["NVQ Level 2 Bakery", "Hereford College"],
      ["7 GCSEs", "John Kyrle High School"],
    ]);
  });
});

describe("jobs", () => {
  it("are headed by what is told of oneself, above a post no list has", () => {
    const text =
      "Profile\nTwelve seasons up trees.\n\nCrews I've climbed with\nLead Climber~Apr 2020 – now\nRusland Trees Ltd, Ulverston\n• Price jobs\n\nGroundsman~Sep 2013 – Jan 2020\nLakes Estates, Windermere";
    expect(namesOf(text).roles).toEqual(["Lead Climber", "Groundsman"]);
  });
});
