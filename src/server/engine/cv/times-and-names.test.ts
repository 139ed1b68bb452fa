import { describe, expect, it } from "vitest";
import { readMarked } from "./samples/read-marked.ts";

/** Two times of one post, and names that hold what elsewhere parts them or dates them. */

const read = (text: string) => {
  const { experience, education } = readMarked(`Jo Bloggs\njo@example.com\n\n${text}`);
  return {
    roles: experience.map(({ title, company, start, end }) => [title, company, start, end]),
    studies: education.map(({ institution, start, end }) => [institution, start, end]),
  };
};

describe("a post held twice", () => {
  it("runs on over a short time away", () => {
    const text =
      "Work\nShop Assistant, Bloomers Garden Centre, Ely (March 2024 - August 2025, and February 2026 - now)\nTills and watering.";
    expect(read(text).roles).toEqual([
      ["Shop Assistant", "Bloomers Garden Centre", "2024-03", "present"],
    ]);
  });

  it("counts the later time alone behind a long one away", () => {
    const text = "Work\nPicker | Acme Ltd | 2012 – 2014 and 2018 – 2019\nPicked orders by voice.";
    expect(read(text).roles).toEqual([["Picker", "Acme Ltd", "2018", "2019"]]);
  });
});

it("takes the end of a hyphenated name for no month", () => {
  const text = "Work\nApprentice electrician, Northgate Fit-Out. 2017 – 2021\nFirst fix.";
  expect(read(text).roles).toEqual([
    ["Apprentice electrician", "Northgate Fit-Out", "2017", "2021"],
  ]);
  expect(read("Work\nClerk, Acme Ltd, Jan-Mar 2017\nFiled.").roles).toEqual([
    ["Clerk", "Acme Ltd", "2017-01", "2017-03"],
  ]);
});

it("reads from one academic year to another", () => {
  const text = "Education\n2008/09 – 2011/12 BSc Physics, University of Leeds";
  expect(read(text).studies).toEqual([["University of Leeds", "2008", "2012"]]);
  const long = "Education\nUniversity of Leeds\nBSc Physics\n2008/2009 – 2011/2012";
  expect(read(long).studies).toEqual([["University of Leeds", "2008", "2012"]]);
});

it("keeps a school's name whole over a comma in its brackets", () => {
  const text = "Education\nBSc Dance, College of Arts (Music, Dance and Drama), 2001";
  expect(read(text).studies).toEqual([["College of Arts (Music, Dance and Drama)", null, "2001"]]);
});

it("leaves what the work was out of the employer's name", () => {
  const text =
    "Experience\nOctober 2018 – December 2021\nPostdoctoral Research Associate\nCentre for Upland Hydrology, University of Strathearn. NERC project “BogFlow”, PI Professor J.\nJuly 2018 – September 2018\nVisiting Researcher\nUniversität Greifswald, Germany";
  expect(read(text).roles[0]?.[1]).toBe("Centre for Upland Hydrology, University of Strathearn");
});

describe("whoever employed", () => {
  it("is the name somebody trades under", () => {
    const text = "Work\nSelf-employed plumber, trading as Treloar Heating, Redruth. 2014 to date.";
    expect(read(text).roles).toEqual([
      ["Self-employed plumber", "Treloar Heating", "2014", "present"],
    ]);
  });

  it("is no role where a corps stands behind the service above its units", () => {
    const text =
      "Career\nBritish Army, Royal Logistic Corps ~ 2010 – present\n\nTransport Sergeant, 10 Transport Squadron (2021 – present)\n• 42 vehicles\n\nDriver, 27 Regiment (2010 – 2021)\n• Hazardous goods";
    expect(read(text).roles.map(([title]) => title)).toEqual(["Transport Sergeant", "Driver"]);
  });

  it("stands above the post that is dated right below, behind a gap", () => {
    const text =
      "Career\nBrightwell Retail plc, Milton Keynes (2009 – present)\nArea Manager (2016 – present)\n• 12 stores\nSales Assistant → Team Leader (2009 – 2016)\n\nHalfway Motors Ltd, Bedford\nParts Adviser → Parts Supervisor, 2005 – 2009\n• Counter sales";
    expect(read(text).roles.map(([, company]) => company)).toEqual([
      "Brightwell Retail plc",
      "Brightwell Retail plc",
      "Halfway Motors Ltd",
    ]);
  });
});
