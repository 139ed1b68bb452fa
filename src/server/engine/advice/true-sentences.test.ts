import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = (...bullets: string[]) =>
  `Rosa Pinto\nrosa@example.com, 07700 900123\n\nExperience\n\nSenior Data Engineer, Fern Ltd\nMarch 2019 – Present\n${bullets.map((line) => `• ${line}`).join("\n")}\n\nEducation\n\nBA History, University of Leeds, 2015`;
const ad = (...demands: string[]) =>
  `Data Engineer\n\nEssential\n${demands.map((line) => `• ${line}`).join("\n")}`;

describe("what a report says of somebody", () => {
  it("asks for no figure where one stands in words", () => {
    const asked = (line: string) =>
      reportOf(cv(line), ad("Python")).recommendations.some((text) =>
        text.includes("a figure for"),
      );
    expect(asked("Look after six cleaners on two sites in the centre of town")).toBe(false);
    expect(asked("Look after the cleaners on the sites in the centre of town")).toBe(true);
  });

  it("names the attitudes that nothing shows once, not one by one", () => {
    const { weaknesses } = reportOf(
      cv("Built pipelines."),
      ad("Negotiation skills", "Good delegation", "Time management", "Kubernetes"),
    );
    expect(weaknesses.filter((text) => text.includes("no line of your"))).toHaveLength(1);
    expect(weaknesses.join(" ")).toMatch(
      /asks for [^.:]*time management[^.:]*: no line of your work shows that yet/u,
    );
    expect(weaknesses.some((text) => text.includes("Kubernetes"))).toBe(true);
  });

  it("calls no trait a weakness that a CV cannot prove", () => {
    const { weaknesses } = reportOf(
      cv("Built pipelines."),
      ad("Patience", "Good sense of humour", "Punctuality", "Kubernetes"),
    );
    expect(weaknesses.join(" ")).not.toMatch(/patience|humour|punctuality/iu);
  });

  it("asks about no attitude that a line shows", () => {
    const { recommendations } = reportOf(
      cv("Led a team of 12 engineers and coached 4 new leaders."),
      ad("Strong leadership and punctuality"),
    );
    const question = recommendations.find((text) => text.startsWith("Which piece of your work"));
    expect(question).toContain("punctuality");
    expect(question).not.toContain("leadership");
  });

  it("agrees with itself on what is shown", () => {
    const report = reportOf(
      cv("Led a team of 12 engineers and coached 4 new leaders."),
      ad("Leadership skills", "Python"),
    );
    const soft = report.keywords.find(({ term }) => term === "Leadership");
    expect(report.skills_matched).toContain("Leadership");
    expect(soft?.status).toBe("met");
  });

  it("does not take one word that every CV has for an answer to three", () => {
    const report = reportOf(cv("Kept the books."), ad("Data development process", "Python"));
    expect(report.requirements[0]?.status).not.toBe("met");
  });

  it("misses no skill in what only the person can confirm", () => {
    const report = reportOf(
      cv("Built pipelines."),
      "Data Engineer\n\nEssential\n• Python\n• You will be expected to work night duty as part of a rota",
    );
    const open = report.requirements.filter(({ status }) => status === "unverifiable");
    expect(open).toHaveLength(1);
    expect(report.skills_missing).toEqual(["Python"]);
  });
});
