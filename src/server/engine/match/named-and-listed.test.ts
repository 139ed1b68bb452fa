import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const judgedBy = (demand: string, line: string) => judged(demand, cvOf(line));

describe("what a demand lists or names", () => {
  it("may leave a choice, which one of them meets", () => {
    const demand = "Background in cheesemaking, wickerwork or basketry";
    expect(judgedBy(demand, "Taught wickerwork to beginners")?.status).toBe("met");
    expect(judgedBy(demand, "Answered letters")?.status).toBe("missing");
  });

  it("has no skill of two words shown by one of them", () => {
    expect(judgedBy("Experience of classroom management", "Painted a classroom")?.status).toBe(
      "partial",
    );
  });

  it("is cut nowhere inside a bracket or a name", () => {
    const { reason } = judgedBy(
      "Knowledge of health and safety in the workshop, including COSHH",
      "Wrote health and safety and COSHH assessments for the workshop",
    ) ?? { reason: "" };
    expect(reason).not.toContain("“Knowledge of health”");
  });
});
