import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = (degree: string) =>
  `Rosa Pinto\nrosa@example.com, 07700 900123\n\nExperience\n\nClerk, Fern Ltd\nMarch 2019 – Present\n• Kept the books.\n\nEducation\n\n${degree}, University of Leeds, 2015`;

describe("the subject of a degree", () => {
  it.each([
    ["BA History", "Degree in any discipline", "met"],
    ["BA History", "A degree in any subject", "met"],
    ["BSc Botany", "Degree in botany", "met"],
    ["BSc Physics", "Degree in any numerate subject", "met"],
    ["BA History", "Degree in any numerate subject", "partial"],
    ["BA History", "Degree in a relevant discipline", "partial"],
    ["MA Area Studies", "Degree in a similar area", "partial"],
  ])("of “%s” before “%s” is %s", (degree, demand, status) => {
    const report = reportOf(cv(degree), `Clerk\n\nEssential\n• ${demand}`);
    expect(report.requirements[0]?.status).toBe(status);
  });
});

describe("a qualification and its neighbours", () => {
  it.each([
    ["BSc Construction Management", "NVQ Level 6 Construction Site Management", "partial"],
    ["BSc Construction Management", "NVQ Level 6 in construction or equivalent", "met"],
    ["Level 2 Diploma in Horticulture", "Level 2 in Greenkeeping or Sports Turf", "partial"],
    ["Level 2 Diploma in Sports Turf", "Level 2 in Greenkeeping or Sports Turf", "met"],
    ["HNC Construction and the Built Environment", "HNC in Building Studies", "met"],
    ["Functional Skills Level 1 English", "Functional Skills Level 2 English", "partial"],
    ["BA Marketing (first year completed, left)", "Degree in marketing", "partial"],
    [
      "BEng Automotive Engineering",
      "NVQ Level 3 or equivalent in an electrical discipline",
      "partial",
    ],
    ["BEng Electronic Engineering", "NVQ Level 3 or equivalent in an electrical discipline", "met"],
    ["Emergency First Aid at Work, March 2025", "Level 3 Diploma in Retail Supervision", "missing"],
    ["Level 3 Diploma in Retail", "Level 3 Diploma or NVQ in Event Supervision", "partial"],
    ["BTEC Ext Dip Sport", "Level 3 Extended Diploma in Sport", "met"],
  ])("“%s” before “%s” is %s", (own, demand, status) => {
    const report = reportOf(cv(own), `Clerk\n\nEssential\n• ${demand}`);
    expect(report.requirements[0]?.status).toBe(status);
  });
});
