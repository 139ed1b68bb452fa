import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = (...bullets: string[]) =>
  `Rosa Pinto\nrosa@example.com, 07700 900123\n\nExperience\n\nSenior Data Engineer, Fern Ltd\nMarch 2019 – Present\n${bullets.map((line) => `• ${line}`).join("\n")}\n\nEducation\n\nBA History, University of Leeds, 2015`;
const ad = (demand: string) => `Data Engineer\n\nEssential\n• ${demand}`;

describe("what a CV says its writer lacks", () => {
  const asked = (text: string, demand: string, name: RegExp) =>
    reportOf(text, ad(demand)).recommendations.filter((one) => name.test(one));

  it.each([
    ["is not asked about", cv("I have never used Tableau."), "Tableau", /Tableau/u],
    [
      "is not asked about where something near is shown",
      cv("Ran our services on Microsoft Azure.", "I have never used AWS."),
      "Experience of AWS",
      /AWS/u,
    ],
    [
      "is not asked about where a list names it all the same",
      `${cv("I have never used Tableau.")}\n\nSkills\n\nTableau`,
      "Experience of Tableau",
      /Tableau/u,
    ],
    [
      "is not asked about by the version of a tool",
      cv("I have never used Sage."),
      "Sage 50",
      /Sage/u,
    ],
    [
      "has no figure to be asked for",
      cv("Have not used Sage, but Xero every day for the invoices."),
      "Payroll",
      /figure for/u,
    ],
    [
      "is not asked about where it is an attitude",
      cv("I have no experience of leadership."),
      "Leadership",
      /leadership/u,
    ],
    [
      "is no condition to be named",
      cv("I do not hold a driving licence."),
      "Full UK driving licence",
      /if you have it/iu,
    ],
    [
      "is not what a line begins with",
      cv("I do not hold a driving licence."),
      "Payroll",
      /Do not hold/u,
    ],
  ])("%s", (_, text, demand, name) => {
    expect(asked(text, demand, name)).toEqual([]);
  });

  it("leaves the other of two that would serve to be asked about", () => {
    const report = reportOf(cv("I have never used Tableau."), ad("Tableau or Power BI"));
    const question = report.recommendations.find((text) => text.includes("Power BI"));
    expect(question).toMatch(/^Have you any experience of Power BI\?/u);
    expect(report.requirements[0]?.reason).toBe(
      "Your CV speaks of Tableau only as what you do not have yet. It does not mention Power BI.",
    );
  });

  it("is still a condition, to be asked of the employer", () => {
    const { recommendations } = reportOf(
      cv("I do not hold a driving licence."),
      ad("Full UK driving licence"),
    );
    expect(recommendations).toContainEqual(expect.stringMatching(/condition: a driving licence/u));
  });
});
