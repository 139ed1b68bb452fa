import { describe, expect, it } from "vitest";
import { datedJobs, readMarked, recordOf } from "./samples/read-marked.ts";

/** CVs without headings, or with headings of their own, as people of all trades write them. */

const degreesOf = (text: string) => readMarked(text).education.map(({ degree }) => degree);

describe("jobs that no heading names", () => {
  it("finds them behind a paragraph, with their dates below and headings of their own within", () => {
    const text = `PRIYA NAIR
      Occupational Therapist
      Cardiff | priya.nair@example.com

      Why this post
      I want to go on in community work.

      Senior Occupational Therapist, Band 6, Cardiff Community Resource Team
      October 2018 - present

      Clinical work
      Home assessments for 25 people at a time, mostly over 75.

      Learning
      Weekly supervision, which I use fully. I supervise two Band 5s.

      Occupational Therapist, Band 5, Royal Gwent Hospital, Newport, August 2015 - September 2018
      Stroke, orthopaedics, mental health, hands.

      Education
      BSc (Hons) Occupational Therapy, Cardiff University 2015`;
    expect(datedJobs(text)).toEqual([
      [
        "Senior Occupational Therapist, Band 6",
        "Cardiff Community Resource Team",
        "2018-10",
        "present",
      ],
      ["Occupational Therapist, Band 5", "Royal Gwent Hospital", "2015-08", "2018-09"],
    ]);
    expect(readMarked(text).experience[0]?.bullets).toContain(
      "Weekly supervision, which I use fully. I supervise two Band 5s.",
    );
    expect(degreesOf(text)).toEqual(["BSc (Hons) Occupational Therapy"]);
  });

  it("tells them from studies, and from what a profile says", () => {
    const text = `MOIRA KINNAIRD
      Practice Nurse
      Peebles, moira.kinnaird@example.com

      Practice nurse with a special interest in diabetes. Independent prescriber since 2018.

      Practice Nurse, Tweedside Medical Practice, Peebles
      March 2014 to present
      Run the diabetic clinic for 380 patients and do foot checks.

      BSc Nursing, Napier University, Edinburgh, 2008
      NEBDN National Diploma 2009`;
    expect(datedJobs(text)).toEqual([
      ["Practice Nurse", "Tweedside Medical Practice", "2014-03", "present"],
    ]);
  });

  it("reads a form whose heading is missing", () => {
    const text = `Name: Sunita Rao
      Tel: 07700 900223

      Position: Pharmacy Dispenser
      Employer: Evington Pharmacy
      Dates: June 2019 to present
      Duties: dispensing, dosette boxes, counter sales.

      Position: Counter Assistant
      Employer: Superdrug, Leicester
      Dates: 2016 to June 2019`;
    expect(datedJobs(text)).toEqual([
      ["Pharmacy Dispenser", "Evington Pharmacy", "2019-06", "present"],
      ["Counter Assistant", "Superdrug", "2016", "2019-06"],
    ]);
  });

  it("reads them in the sentences of a letter", () => {
    const text = `Darren Oakley
      Lowestoft
      07700 900212

      To whom it may concern,

      I have been a kitchen porter at The Crown Hotel since 2019. I wash up for 90 covers.
      Before that I worked as a fish packer at Waveney Seafoods from 2014 to 2019, on the line.
      From 2012 to 2014 I was a labourer with Harbour Scaffolding, Great Yarmouth.`;
    expect(datedJobs(text)).toEqual([
      ["Kitchen porter", "The Crown Hotel", "2019", "present"],
      ["Fish packer", "Waveney Seafoods", "2014", "2019"],
      ["Labourer", "Harbour Scaffolding", "2012", "2014"],
    ]);
  });

  it("reads what is told below dates that stand alone", () => {
    const text = `Joanna Whitlock
      Bath
      joanna.whitlock@example.com

      2024 to present
      Volunteer administrator at Dorothy House shop, two mornings a week. Rotas, Gift Aid, stock.

      2016 to 2024
      Raising my family.

      2009 to 2016
      PA to the finance director at Wessex Brewing plc, Bristol. Diaries, board packs, travel.`;
    expect(datedJobs(text)).toEqual([
      ["Volunteer administrator", "Dorothy House shop", "2024", "present"],
      ["PA to the finance director", "Wessex Brewing plc", "2009", "2016"],
    ]);
  });

  it("knows a title in small letters behind its employer", () => {
    const text = `Colin Meadowcroft
      Bus driver and union rep
      Rochdale, colin.meadowcroft@example.com

      First Manchester, bus driver, 2011 to present
      Routes 17, 18 and 163. PCV licence, CPC to 2028. Branch secretary since 2018.

      Rochdale Cabs, hackney driver, 2003 to 2011`;
    expect(datedJobs(text)).toEqual([
      ["bus driver", "First Manchester", "2011", "present"],
      ["hackney driver", "Rochdale Cabs", "2003", "2011"],
    ]);
  });
});

describe("jobs under headings of their own", () => {
  it.each([
    ["NOW", "BEFORE"],
    ["PRESENT JOB", "EARLIER"],
    ["THE YARD", "OTHER WORK"],
  ])("are read below %s and %s", (now, before) => {
    const text = `LEE HATHERSAGE
      Bolsover / lee.hathersage@example.com
      HGV technician

      ${now}
      HGV Fitter at Castle Commercials Ltd, Chesterfield, since 2017
      Inspections and MOT preparation on tractor units.

      ${before}
      Van Mechanic, Hallam Motors Ltd, Sheffield, 2011 to 2017. Services, timing belts.

      EDUCATION
      NVQ 3 Heavy Vehicle Maintenance, Chesterfield College, 2014

      INTERESTS
      Angling`;
    expect(datedJobs(text)).toEqual([
      ["HGV Fitter", "Castle Commercials Ltd", "2017", "present"],
      ["Van Mechanic", "Hallam Motors Ltd", "2011", "2017"],
    ]);
  });

  it("makes a heading of studies one of jobs where nothing else stands below it", () => {
    const text = `Joanne Robson
      Gateshead ~ joanne.robson@example.com

      SCHOOLS

      2021 to now. SEND Teaching Assistant, Whinney Bank Primary, Gateshead (two-form entry)
      One to one with a boy in Year 2.
      2017 to 2021. Teaching Assistant, Fell Dyke Road Primary

      TRAINING
      Paediatric First Aid, 12 hours, 2024`;
    expect(datedJobs(text)).toEqual([
      ["SEND Teaching Assistant", "Whinney Bank Primary", "2021", "present"],
      ["Teaching Assistant", "Fell Dyke Road Primary", "2017", "2021"],
    ]);
  });
});

describe("employers in a line with the title", () => {
  it.each([
    ["Head Chef, The Mill at Llanfaes, 2016 to 2020", "Head Chef", "The Mill at Llanfaes"],
    [
      "Care Assistant, Brightwell Nursing at Home, 2018 to 2020",
      "Care Assistant",
      "Brightwell Nursing at Home",
    ],
    ["Reporter at the Wiltshire Times, Trowbridge, 2012 to 2017", "Reporter", "Wiltshire Times"],
    ["Shop assistant, family business, 2012 to 2017", "Shop assistant", "family business"],
    ["Commis, a large hotel in Cardiff, 2011 to 2013", "Commis", "a large hotel in Cardiff"],
    ["Shift Engineer, London (for Castellan FM), 2016 to 2019", "Shift Engineer", "Castellan FM"],
    [
      "Citizens Advice Powys, gateway assessor, 2018 to 2020",
      "gateway assessor",
      "Citizens Advice Powys",
    ],
    [
      "2019 - last month    Class 1 driver, Bilton Haulage, Rugby",
      "Class 1 driver",
      "Bilton Haulage",
    ],
    ["2020 to end of 2021: Packer, Fenmarsh Foods Ltd, Boston", "Packer", "Fenmarsh Foods Ltd"],
  ])("are told in %s", (line, title, company) => {
    const [role] = readMarked(`Work\n\n      ${line}\n      Other duties as asked.`).experience;
    expect([role?.title, role?.company]).toEqual([title, company]);
  });

  it("are not taken from the line of the role before", () => {
    const text = `Jobs

      Amazon, Warehouse associate, Haydock (Oct 2022 - Feb 2024). Picking 120 an hour.
      Paper round (2016 - 2018).`;
    expect(datedJobs(text).map(([, company]) => company)).toEqual(["Amazon", null]);
  });
});

describe("names said otherwise", () => {
  it.each([
    ["My name is Kyle Dobson\n\nI live in Bootle.", "Kyle Dobson"],
    ["Personal details\nMrs Patricia Goodwin\n8 Rectory Close, Spalding", "Patricia Goodwin"],
    ["Patience Mwangi\nCare assistant\nLuton", "Patience Mwangi"],
  ])("are found in %j", (text, name) => {
    expect(recordOf(text).contact.fullName).toBe(name);
  });
});
