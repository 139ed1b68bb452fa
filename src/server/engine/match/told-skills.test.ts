import { describe, expect, it } from "vitest";
import { cvOf, judged } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, profile: string, course: string, line: string) =>
  judged(demand, cvOf(line, `\nProfile\n${profile}\n\nEducation and training\n${course}`))?.status;

describe("what a CV tells of without its name", () => {
  it("is a counted fact of one's own, outside the dated roles too", () => {
    const demand = "Experience of handling complaints";
    const fact = "Of the 120 formal complaints I dealt with last year 104 were closed.";
    expect(statusOf(demand, fact, "GCSE Maths, 2015", "Sold bread")).toBe("met");
    const claim = "Calm. Formal complaints have been dealt with to a good end.";
    expect(statusOf(demand, claim, "GCSE Maths, 2015", "Sold bread")).not.toBe("met");
  });

  it("is learning that went on, where courses say so with their date", () => {
    const demand = "Evidence of continuing professional development";
    expect(statusOf(demand, "Kind.", "First aid level 3, refresher May 2026", "Sold bread")).toBe(
      "met",
    );
    expect(statusOf(demand, "Kind.", "GCSE Maths, 2015", "Sold bread")).toBe("missing");
  });

  it("is a hand for computers, where a system is named", () => {
    expect(statusOf("IT literate", "Kind.", "GCSE Maths, 2015", "Kept all notes on SystmOne")).toBe(
      "met",
    );
    expect(statusOf("IT literate", "Kind.", "GCSE Maths, 2015", "Tidied the box room")).toBe(
      "missing",
    );
  });
});
