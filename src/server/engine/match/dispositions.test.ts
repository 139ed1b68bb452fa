import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = `Ann Lee

Experience
Carer, Elm House, Leeds
May 2019 - Present
- Washed and dressed residents`;

const statusOf = (demand: string, line = "") =>
  reportOf(
    `${cv}\n- ${line}`,
    `Care Assistant\n\nAbout you\n- ${demand}\n- Experience of personal care`,
  ).requirements[0]?.status;

describe("what somebody values or hopes for", () => {
  it("is told of as what it is", () => {
    const [first] = reportOf(cv, "Carer\n\nAbout you\n- The drive to succeed").requirements;
    expect(first?.reason).toContain("No CV proves this");
  });

  it.each([
    "Most of all you share our values",
    "A sense of humour",
    "A genuine interest in the lives of our residents",
    "A desire to learn",
    "Polite and patient",
    "Calm, resilient and trustworthy",
    "We mind that you're kind",
    "Firm but fair",
    "No shortcuts, ever",
    "Can have an awkward conversation",
    "You do not mind picking up the phone",
    "Properly friendly",
    "Cheerful in the rain",
    "Kindness to colleagues",
    "Takes no for an answer",
    "No problem with fur, mess and the odd smell",
    "Not bothered by spiders",
  ])("is not counted against a CV that does not say it: %s", (demand) => {
    expect(statusOf(demand)).toBe("unverifiable");
  });

  it.each(["Patience and experience of dementia care", "Good communication and patience"])(
    "is asked for beside what a CV can show: %s",
    (demand) => {
      expect(statusOf(demand)).not.toBe("unverifiable");
    },
  );

  it("is met by a line that says it", () => {
    expect(statusOf("A genuine interest in gardening", "Genuine interest in gardening")).toBe(
      "met",
    );
  });

  it.each(["A strong interest in Xero and payroll", "A passion for teaching and QTS"])(
    "excuses nothing that is named beside it: %s",
    (demand) => {
      expect(statusOf(demand)).not.toBe("unverifiable");
    },
  );
});
