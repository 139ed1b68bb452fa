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
