import { describe, expect, it } from "vitest";
import { lineSign } from "./role-heading.ts";
import { namedJobs, readMarked } from "./samples/read-marked.ts";

/** One line that holds several facts, none parted from the next by more than a comma, a colon or where it stands. */

describe("title, employer and place on one line", () => {
  it("are told apart before a town and before a country", () => {
    const text = `Experience

      Plant Manager, Orrin Dairies, Market Drayton, April 2018 - present
      • 310 people

      Primary School Teacher, Belmont Primary School, Zimbabwe - 2005 to 2015. Grades 3 to 7.`;
    expect(namedJobs(text)).toEqual([
      ["Plant Manager", "Orrin Dairies"],
      ["Primary School Teacher", "Belmont Primary School"],
    ]);
  });

  it("are told apart where the title stands behind a colon", () => {
    const text = `Work history

      Carbrook, Slough: Vehicle Purchaser (June 2021 – present)
      Arden Clark, Staples Corner: Used Car Buyer (February 2018 – May 2021)`;
    expect(namedJobs(text)).toEqual([
      ["Vehicle Purchaser", "Carbrook"],
      ["Used Car Buyer", "Arden Clark"],
    ]);
  });

  it("are told apart behind words for at and in of other languages", () => {
    const text = `Parcours

      Chef d'équipe logistique chez Transdis (Saint-Priest)~2021 – 2024
      Assistente di direzione, Brembata S.p.A., Curno (BG)~2016 – 2019`;
    expect(namedJobs(text)).toEqual([
      ["Chef d'équipe logistique", "Transdis"],
      ["Assistente di direzione", "Brembata S.p.A."],
    ]);
  });

  it("leave the shopping centre to the place and the saint to the hospital's name", () => {
    const text = `Experience

      Sales Assistant, Newlook Fashions, Whitgift Centre, 2015 - 2017
      ST. HILDA'S MEDICAL CENTER, Austin, TX~08/2012 – 05/2015
      Registered Nurse, ICU`;
    expect(namedJobs(text)).toEqual([
      ["Sales Assistant", "Newlook Fashions"],
      ["Registered Nurse, ICU", "ST. HILDA'S MEDICAL CENTER"],
    ]);
  });
});

describe("a well-known employer without a word that only such names have", () => {
  it.each([
    ["Dental Nurse, mydentist", "Dental Nurse", "mydentist"],
    ["Commis Chef - Harvester", "Commis Chef", "Harvester"],
    ["Kitchen Porter, Chef & Brewer", "Kitchen Porter", "Chef & Brewer"],
    ["Crew Member – Burger King", "Crew Member", "Burger King"],
    ["Harvester, Barway Farm", "Harvester", "Barway Farm"],
  ])("%s", (line, title, company) => {
    expect(namedJobs(`Work history\n\n${line}~2019 – 2021\n• Prepared trays`)).toEqual([
      [title, company],
    ]);
  });
});

describe("a service with the whole time there", () => {
  it("is no job of its own above units named under their titles", () => {
    const text = `Career history

      ROYAL AIR FORCE~2004 - present

      Sergeant, Avionics Supervisor
      RAF Marham, August 2014 - present
      • Ran a shift of 12

      Corporal, Avionics Technician
      RAF Leuchars, March 2008 - July 2014`;
    expect(namedJobs(text)).toEqual([
      ["Sergeant, Avionics Supervisor", "RAF Marham"],
      ["Corporal, Avionics Technician", "RAF Leuchars"],
    ]);
  });
});

describe("a town no list knows", () => {
  it("is told by where it stands, and nothing else is taken for it", () => {
    const locationOf = (line: string) =>
      readMarked(`Tabitha Greenhalgh\n${line}\n\nExperience\nCook, Alder Inn, 2019 – 2021`).contact
        .location;
    expect(locationOf("Uppermoor Bridge | 07700 900932 | tg@example.com")).toBe("Uppermoor Bridge");
    expect(locationOf("Open To Work | 07700 900932 | tg@example.com")).toBeNull();
    expect(locationOf("Project Manager | 07700 900932 | tg@example.com")).toBeNull();
  });
});

describe("courses", () => {
  const studiesOf = (text: string) =>
    readMarked(text).education.map(({ degree, institution, end }) => [degree, institution, end]);

  it("may stand two on a line, behind the school of both", () => {
    const text =
      "Education\n\nHolm College - NVQ 3 Trowel Occupations (2007), NVQ 2 Trowel Occupations (2006)";
    expect(studiesOf(text)).toEqual([
      ["NVQ 3 Trowel Occupations", "Holm College", "2007"],
      ["NVQ 2 Trowel Occupations", "Holm College", "2006"],
    ]);
  });

  it("are none where a line lists what professional bodies award", () => {
    const text =
      "Education\n\nHNC Engineering, Moray College, 2017\nILM Level 5, NEBOSH General, PRINCE2 Foundation, IOSH Managing Safely";
    expect(studiesOf(text)).toEqual([["HNC Engineering", "Moray College", "2017"]]);
  });
});

describe("a school whose name holds a comma", () => {
  it.each([
    ["BSc Economics, City, University of London, 2015", "BSc Economics", "City"],
    [
      "MA Journalism, Royal Holloway, University of London, 2015",
      "MA Journalism",
      "Royal Holloway",
    ],
    ["BA History | Queen Mary, University of London | 2:1 | 2015", "BA History", "Queen Mary"],
    ["St George's, University of London, BSc Physiology, 2015", "BSc Physiology", "St George's"],
  ])("%s", (line, degree, college) => {
    const [study] = readMarked(`Education\n\n${line}`).education;
    expect([study?.degree, study?.institution]).toEqual([
      degree,
      `${college}, University of London`,
    ]);
  });
});

it("a college keeps its name where somebody worked there", () => {
  const text = "Experience\n\nResearch Assistant, City, University of London~2019 – 2021";
  expect(namedJobs(text)).toEqual([["Research Assistant", "City, University of London"]]);
});

describe("a line as long as a page", () => {
  it.each(["Budgets, Rotas, ", "Employer: Acme, Rotas, "])(
    "of “%s” names no role, at once",
    (list) => {
      const { user: before } = process.cpuUsage();
      expect(lineSign(list.repeat(4000))).toBe("none");
      expect(process.cpuUsage().user - before).toBeLessThan(200_000);
    },
  );
});
