import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const facts = (text: string) => parseJob(text).facts;

describe("the head of an advertisement as a board sets it", () => {
  it.each([
    [
      "Tallowsmith\nLead Product Designer\nBristol, England · Reposted 2 weeks ago · 57 applicants\n\nYou will design.",
      "Lead Product Designer",
      "Tallowsmith",
    ],
    [
      "Coppermaker\nAccount Manager (Retail)\nYork · 3 days ago\n\nWe're Coppermaker and we sell pans.",
      "Account Manager (Retail)",
      "Coppermaker",
    ],
    [
      "Plumbline\nOffice Manager\nHull · Posted 1 day ago · Easy Apply\n\nYou will run the office.",
      "Office Manager",
      "Plumbline",
    ],
    [
      "Brightwright\nJunior Data Analyst\n\nBrightwright is a maker of lamps. You will clean data.",
      "Junior Data Analyst",
      "Brightwright",
    ],
  ])("has the firm above the post: %j", (text, title, company) => {
    expect(facts(text)).toMatchObject({ title, company });
  });

  it.each([
    ["Housekeeper\nThe Larches, Ludlow\n\nThe Housekeeper will clean rooms.", "Housekeeper"],
    ["Blacksmith\nForge Assistant also wanted\n\nThe blacksmith will forge gates.", "Blacksmith"],
  ])("names the post first where a trade stands there: %j", (text, title) => {
    expect(facts(text).title).toBe(title);
  });
});

describe("the employer", () => {
  it.each([
    [
      "Commis Chef, The Pepper Pot, Whitby – £26k plus tips, live-in possible\n\nYou will prep fish.",
      "The Pepper Pot",
    ],
    [
      "Barista, The Copper Jug, Marlesford - £12.80 an hour\n\nYou will pull shots.",
      "The Copper Jug",
    ],
    [
      `Night Nurse (Bank) Elmside Nursing Home, Malverford, Worcestershire £18 per hour 36 hours per week About us ${"We care for people with dementia. ".repeat(12)}`,
      "Elmside Nursing Home",
    ],
    [
      "Come and cook with us\n\nThe Bell & Badger has been serving lunch in Ludlow since 1990. Maureen, who has run the kitchen for ten years, is retiring in May, and we need a Head Cook.",
      "The Bell & Badger",
    ],
  ])("is named in %j", (text, company) => {
    const found = facts(text).company ?? "";
    expect(company.endsWith(found) && found.length > 5).toBe(true);
  });

  it.each([
    "Cook wanted\n\nBaking is a weak spot of ours. You will run the kitchen.",
    "Office Manager wanted\n\nDoreen, who has run the office since 1998, is leaving us in June. You will run it.",
    "Shop Assistant wanted\n\nGeorge, who knows every customer, is stepping down. You will serve.",
  ])("is nobody who leaves, and no skill: %j", (text) => {
    expect(facts(text).company).toBeNull();
  });
});

describe("the place", () => {
  it.each([
    ["plasterer wanted swansea and neath area £180 a day\n\nmust be tidy.", "swansea and neath"],
    ["bricklayers needed leeds area start monday\n\nown tools.", "leeds"],
    [
      "Policy Adviser\n\nLocation\nBristol, Newcastle-upon-Tyne, York\n\nAbout the job\n\nYou will draft.",
      "Bristol, Newcastle-upon-Tyne, York",
    ],
    ["Policy Adviser\n\nTown\nLeeds\n\nYou will draft.", "Leeds"],
    [
      "Advisor\n📍 Coventry (CV3)  🕒 37.5 hours\n\nWith a warehouse opening in Leipzig we need you.",
      "Coventry (CV3)",
    ],
    ["Advisor\n📍 Hexbury  💷 £27,300\n\nYou will help our team in Leeds.", "Hexbury"],
    ["Looking for a cleaner for 3 holiday cottages in Polmorran, Saturdays 10-3", "Polmorran"],
    ["Groundsman for our campsite near Tregarron, April to October", "Tregarron"],
  ])("is read from %j", (text, place) => {
    expect(facts(text).location).toBe(place);
  });

  it.each([
    "Cleaner\n\nLocation\nYou will work from home and visit clients.\n\nYou will clean.",
    "cleaner wanted rural area own car\n\nmust be tidy.",
    "Designer\n📍 Remote  💷 £40k\n\nYou will design.",
  ])("is none in %j", (text) => {
    expect([null, "Remote"]).toContain(facts(text).location);
  });
});
