import { describe, expect, it } from "vitest";
import { judged } from "../../../../test/engine-pairs.ts";

const demand = "At least three years' experience of servicing and repairing dishwashers";
const engineer = (claim: string, since: string, title = "Appliance Engineer") =>
  `Ann Lee\n\nProfile\n${claim}\n\nExperience\n${title}, Lowfield Ltd, Kent\n${since} - Present\n- Saw eight customers a day across Kent`;

describe("years that a statement claims", () => {
  it.each([
    "Appliance engineer with nine years' experience of servicing and repairing dishwashers.",
    "9 years' experience of servicing and repairing dishwashers, most of them in Kent.",
  ])("count where dated roles like the job last as long: %s", (claim) => {
    const found = judged(demand, engineer(claim, "June 2017"), "Appliance Engineer");
    expect(found?.status).toBe("met");
    expect(found?.evidence.length).toBeGreaterThan(1);
  });

  it.each([
    [
      "the dates fall short",
      "Nine years' experience of servicing and repairing dishwashers.",
      "May 2024",
      "Appliance Engineer",
    ],
    [
      "the roles are of other work",
      "Nine years' experience of servicing and repairing dishwashers.",
      "June 2012",
      "Primary School Teacher",
    ],
    [
      "they are of something else",
      "Nine years' experience of selling garden furniture.",
      "June 2017",
      "Appliance Engineer",
    ],
  ])("do not where %s", (_, claim, since, title) => {
    const found = judged(demand, engineer(claim, since, title), "Appliance Engineer");
    expect(found?.status).not.toBe("met");
  });
});
