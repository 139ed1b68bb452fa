import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const statusOf = (demand: string, more = "") =>
  reportOf(
    `Ann Lee

Experience
Events Assistant, Hill Rescue, Leeds
May 2019 - Present
- Fundraising: put on three open days and raised £9,000
${more}`,
    `Events Officer\n\nAbout you\n- ${demand}\n- Experience of events`,
  ).requirements[0]?.status;

describe("a certificate of no level", () => {
  it("is not held by whoever does the work", () => {
    expect(statusOf("Certificate in Fundraising")).toBe("partial");
  });

  it("is met where it stands among what was studied", () => {
    const studied = "\nTraining and courses\nCertificate in Fundraising, 2020";
    expect(statusOf("Certificate in Fundraising", studied)).toBe("met");
  });
});

describe("the certificate of a skill", () => {
  const listed = (line: string) => `\nTraining and courses\n${line}`;

  it.each([
    ["Google Ads certification", "Google Ads Search certification, 2026", "met"],
    [
      "Google Ads certification",
      "Google Ads certification: working towards, exam in May",
      "partial",
    ],
    ["Google Ads certification or working towards", "Google Ads certification: in progress", "met"],
    [
      "A qualification in fundraising or a wish to train for it",
      "Fundraising diploma, exam booked",
      "met",
    ],
    ["PRINCE2 Practitioner", "PRINCE2 Practitioner, 2023", "met"],
    ["PRINCE2 Practitioner", "PRINCE2 Foundation, 2023", "partial"],
    ["A qualification in fundraising", "Fundraising awareness, half-day, 2026", "partial"],
  ])("%s: %s is %s", (demand, line, status) => {
    expect(statusOf(demand, listed(line))).toBe(status);
  });
});

describe("a language that is left open", () => {
  it.each(["A second language", "A community language other than English"])("%s", (demand) => {
    expect(statusOf(demand)).toBe("missing");
    expect(statusOf(demand, "\nLanguages\nPolish (fluent)")).toBe("met");
  });
});
