import { describe, expect, it } from "vitest";
import { judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, roles: string) =>
  judged(demand, `Ann Lee\n\nExperience\n${roles}`, "Greenkeeper")?.status;

const park = "Grounds Operative, Leeds Council\nMay 2019 - Present\n- Cut grass and marked pitches";
const golf = "Greenkeeper, Moor Golf Club\nMay 2019 - Present\n- Cut greens and raked bunkers";

describe("what years are asked in", () => {
  it("is the place named behind them", () => {
    expect(statusOf("At least two years on a golf course", park)).not.toBe("met");
    expect(statusOf("At least two years on a golf course", golf)).toBe("met");
  });

  it("is one of the kinds of post named before them", () => {
    const demand =
      "You will have worked in a policy, research or strategy role for at least two years";
    const research = "Research Officer, Hill Trust\nMay 2019 - Present\n- Wrote papers";
    expect(statusOf(demand, research)).toBe("met");
    expect(statusOf(demand, park)).not.toBe("met");
  });

  it("is the narrower thing, where a title names it", () => {
    const demand = "Minimum 3 years operating tower cranes";
    const tower =
      "Tower Crane Operator, Hill Lifting\nJan 2025 - Present\n- Lifted formwork with a tower crane";
    const mobile =
      "Mobile Crane Operator, Dale Cranes\nJan 2015 - Dec 2024\n- Drove a mobile crane on docks";
    expect(statusOf(demand, `${tower}\n\n${mobile}`)).toBe("partial");
  });

  it("is in every post stacked above the lines that tell of it", () => {
    const demand = "Four years of building backend services";
    const stacked =
      "Lantern Ltd, Leeds\nSenior Software Engineer, March 2022 - Present\nSoftware Engineer, January 2020 - March 2022\n- Built backend services in Django";
    expect(statusOf(demand, stacked)).toBe("met");
  });
});
