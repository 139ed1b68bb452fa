import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const judged = (demand: string, line: string) => {
  const [first] = reportOf(
    `Ann Lee

Experience
Adviser, Hill Stores, Leeds
May 2019 - Present
- ${line}`,
    `Adviser\n\nAbout you\n- ${demand}\n- Experience of zithers`,
  ).requirements;
  return first;
};

describe("a bare list", () => {
  it("that leaves a choice is met by one of its things", () => {
    const demand = "Background in cheesemaking, wickerwork or basketry";
    expect(judged(demand, "Taught wickerwork to beginners")?.status).toBe("met");
    expect(judged(demand, "Answered letters")?.status).toBe("missing");
  });

  it("is cut nowhere inside a bracket or a name", () => {
    const { reason } = judged(
      "Knowledge of health and safety in the workshop, including COSHH",
      "Wrote health and safety and COSHH assessments for the workshop",
    ) ?? { reason: "" };
    expect(reason).not.toContain("“Knowledge of health”");
  });
});
