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

describe("what a demand lists or names", () => {
  it("may leave a choice, which one of them meets", () => {
    const demand = "Background in cheesemaking, wickerwork or basketry";
    expect(judged(demand, "Taught wickerwork to beginners")?.status).toBe("met");
    expect(judged(demand, "Answered letters")?.status).toBe("missing");
  });

  it("has no skill of two words shown by one of them", () => {
    expect(judged("Experience of classroom management", "Painted a classroom")?.status).toBe(
      "partial",
    );
  });

  it("is cut nowhere inside a bracket or a name", () => {
    const { reason } = judged(
      "Knowledge of health and safety in the workshop, including COSHH",
      "Wrote health and safety and COSHH assessments for the workshop",
    ) ?? { reason: "" };
    expect(reason).not.toContain("“Knowledge of health”");
  });
});
