import { describe, expect, it } from "vitest";
import { namedJobs, readMarked as read } from "./samples/read-marked.ts";

/** What readers of CVs are most often blamed for: names, titles, employers and places taken for one another. */

const head = "Experience\n\n";

describe("the name", () => {
  it.each([
    "SENIOR PROJECT MANAGER\nLeeds | 07700 900123\n\nExperience",
    "PROFESSIONAL SUMMARY\nA calm and thorough manager of people.\n\nExperience",
    "Curriculum Vitae\nAcme Care Homes Ltd\n\nExperience",
    "City, State\n\nSummary\nA teacher of physics.",
  ])("is not made of what stands on top of a CV without one: %j", (text) => {
    expect(read(text).contact.full_name).toBeNull();
  });

  it.each([
    ["SIOBHÁN O'ROURKE-BELL RGN", "SIOBHÁN O'ROURKE-BELL"],
    ["Dr.-Ing. Anneliese von Hohenfels", "Anneliese von Hohenfels"],
    ["Jean-Baptiste DE LA ROCHE", "Jean-Baptiste DE LA ROCHE"],
    ["Owain Rhys ap Gruffydd", "Owain Rhys ap Gruffydd"],
    ["Derek Rowell . Ryde, Isle of Wight . 07700 900256", "Derek Rowell"],
    ["NUALA BRICE-HOLT MRCSLT", "NUALA BRICE-HOLT"],
    ["Priya Raghunathan — Co-Founder & CTO", "Priya Raghunathan"],
  ])("of %j is %j", (line, name) => {
    expect(read(`${line}\nYork | 07700 900123\n\nExperience`).contact.full_name).toBe(name);
  });
});

describe("title and employer", () => {
  it.each([
    ["Co-Founder & CTO\nLarkfield Health\nJune 2019 – present"],
    ["Larkfield Health~London, UK\nCo-Founder & CTO~June 2019 – present"],
    ["Co-Founder & CTO~Larkfield Health~June 2019 – present"],
    ["June 2019 – present~Co-Founder & CTO~Larkfield Health"],
    ["Co-Founder & CTO @ Larkfield Health (June 2019 – present)"],
    ["Larkfield Health — Co-Founder & CTO — June 2019 – present"],
  ])("are told apart in %j", (text) => {
    expect(namedJobs(`${head}${text}\n• Grew from 0 to 34 engineers`)).toEqual([
      ["Co-Founder & CTO", "Larkfield Health"],
    ]);
  });

  it("keep the rank before a title and leave out the department", () => {
    const text =
      "Grade 7, Head of Rural Policy (May 2022 – present)\nWelsh Government, Rural Affairs Directorate";
    expect(namedJobs(head + text)).toEqual([["Grade 7, Head of Rural Policy", "Welsh Government"]]);
  });

  it("are read where the title has a label and the employer none", () => {
    const text = "02.2021 – present~Brookfield\nPosition: Warehouse Operative\nDuties: picking";
    expect(namedJobs(head + text)).toEqual([["Warehouse Operative", "Brookfield"]]);
  });

  it("do not take a product for an employer", () => {
    const text = "Oracle Developer\nLarkfield Ltd\n2019 – 2021";
    expect(namedJobs(head + text)).toEqual([["Oracle Developer", "Larkfield Ltd"]]);
  });

  it("are neither a place nor a bullet", () => {
    const text =
      "Staff Nurse\nLarkfield Hospital\nSeattle, WA\n2019 – 2021\n• Charge Nurse of a ward of 28 beds in 2020\n• Mentor";
    expect(namedJobs(head + text)).toEqual([["Staff Nurse", "Larkfield Hospital"]]);
  });
});

describe("time away from work", () => {
  it("is no job and hides none", () => {
    const cv = read(
      `${head}Carer\nRosewood Lodge\nJanuary 2022 – present\n\nCareer break to look after my children\nMay 2017 – December 2021\n\nCleaner\nHull Infirmary\n2012 – 2017`,
    );
    expect(cv.experience.map(({ title, start }) => [title, start])).toEqual([
      ["Carer", "2022-01"],
      ["Cleaner", "2012"],
    ]);
  });
});

describe("headings no list knows", () => {
  const jobs = "The years in kitchens\nSous Chef, Hotel Astoria, 2015 – 2019";
  const studies = "How I learnt it\nBSc Food Science, University of Leeds, 2011 – 2014";

  it("are told by what stands below them", () => {
    const cv = read(
      `Jane Smith\nYork\n07700 900123\n\n${jobs}\n\n${studies}\n\nReferences\nOn request`,
    );
    expect(cv.sections.map(({ kind }) => kind)).toEqual([
      "contact",
      "experience",
      "education",
      "references",
    ]);
    expect(cv.experience).toMatchObject([{ title: "Sous Chef", company: "Hotel Astoria" }]);
    const apart = jobs.replace(/, (Hotel[^,]*), /, "\n$1\n");
    expect(read(`Jane Smith\nYork\n07700 900123\n\n${apart}`).sections).toHaveLength(2);
    expect(cv.education).toMatchObject([
      { degree: "BSc Food Science", institution: "University of Leeds" },
    ]);
  });
});

describe("a heading of some jobs", () => {
  it("leaves those above it without one, and they are read", () => {
    const cv = read(
      "Jane Smith\nYork\n07700 900123\n\nMARKETING OFFICER\nAirflo Ltd, York · May 2023 – now\n→ Ran the adverts\n\nSUMMER JOBS 2018–2021\nBarista and steward",
    );
    expect(cv.experience[0]).toMatchObject({ title: "MARKETING OFFICER", company: "Airflo Ltd" });
  });
});

describe("studies", () => {
  it("below each other share the school above them", () => {
    const cv = read(
      "Education\n\nCity of Bristol College\nNVQ Level 3 Electrotechnical Systems\n2022 – 2025\nLevel 2 Diploma in Electrical Installations\n2020 – 2022",
    );
    expect(cv.education.map(({ institution, end }) => [institution, end])).toEqual([
      ["City of Bristol College", "2025"],
      ["City of Bristol College", "2022"],
    ]);
  });

  it("may stand under training alone, and not where there is a section of studies", () => {
    const training = "Training\nNVQ Level 3 Plumbing, Kelvin College, 2004 – 2008";
    expect(read(`${head}\n\n${training}`).education).toHaveLength(1);
    const both = `Education\nBSc Physics, University of York, 2001 – 2004\n\n${training}`;
    expect(read(both).education).toHaveLength(1);
  });
});

describe("projects", () => {
  it("are read for what they show and are no employment", () => {
    const cv = read(
      "Projects\ntinyraft (2024) – consensus in Rust\n\nExperience\nTutor\nTU Berlin\n2023 – 2024",
    );
    expect(cv.skills).toContain("Rust");
    expect(cv.experience.map(({ title }) => title)).toEqual(["Tutor"]);
  });
});

describe("a role in running text", () => {
  it.each([
    ["Sous Chef, Dishoom, Manchester, 2018 - 2022. Led a team of 6.", "Sous Chef", "Dishoom"],
    [
      "Head Chef, St. Johns Hotel, 2022 - present: menus for 120 covers.",
      "Head Chef",
      "St. Johns Hotel",
    ],
    [
      "Chef de partie at The Ivy, London (2015 to 2018); ran the larder.",
      "Chef de partie",
      "The Ivy",
    ],
    [
      "Nurse. Experience: Staff Nurse, St Mary Hospital, Jan 2019 - present. Wound care.",
      "Staff Nurse",
      "St Mary Hospital",
    ],
  ])("is named before its date and told of after it (%s)", (line, title, company) => {
    expect(read(`Experience\n\n${line}`).experience).toMatchObject([{ title, company }]);
  });
});

describe("a rule between two parts", () => {
  it.each(["——", "=====", "* * *", "_____"])("is no part of the heading below it (%s)", (rule) => {
    const cv = `Iona MacAskill\nLeeds | 07700 900123\n\nExperience\n\nDesigner, Breathe Easy Yorkshire\nSept 2021 to the present\n- Design leaflets and reports.\n\n${rule}\nBEFORE THAT\n\nMiddleweight Designer, Ginnel Studio, Leeds\nJan 2019 to Aug 2021\n- Print for museums.\n\n${rule}\nEDUCATION\nBA Graphic Design, Leeds Arts University, 2017`;
    expect(read(cv).experience.map(({ title, company }) => [title, company])).toEqual([
      ["Designer", "Breathe Easy Yorkshire"],
      ["Middleweight Designer", "Ginnel Studio"],
    ]);
    expect(read(cv).education).toHaveLength(1);
  });
});
