import { describe, expect, it } from "vitest";
import { findMentions } from "./lexicon.ts";

const named = (text: string) => findMentions(text).map(({ skill }) => skill.name);

describe("the post of somebody else", () => {
  it.each([
    "You will report to the clinical nurse specialist",
    "Reporting concerns to the line manager",
    "Working closely with a Business Development Manager",
    "Worked with project managers to ship on time",
    "Your line manager will agree the hours",
    "Open the shop in accordance with the instructions of the Operations Manager",
    "Work with the Head of Software Development on the culture",
    "You speak with letting agents and estate agents",
  ])("is no skill: %s", (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    ["Looking for a Business Development Manager", "Business development"],
    ["Promoted to Project Manager within a year", "Project management"],
    ["Experience as a line manager of six", "Line management"],
    ["The duties of the Project Manager", "Project management"],
    ["Promoted to Head of Software Development", "Software development"],
    ["With Project Manager experience", "Project management"],
  ])("one's own is: %s", (text, skill) => {
    expect(named(text)).toContain(skill);
  });
});

describe("a technology alone on a line", () => {
  it.each(["React", "• React", "Swift"])("is one: %s", (text) => {
    expect(named(text)).toHaveLength(1);
  });

  it.each(["Office", "Access", "Teams"])("may be a heading: %s", (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe("words that are another thing here", () => {
  it.each([
    "in the event of serious injury or emergency",
    "a bank of highly skilled temporary workers",
    "the backend functionality of our website",
  ])("%s", (text) => {
    expect(named(text)).toEqual([]);
  });
});

describe("testing", () => {
  it("is of software only where nobody builds or welds what is tested", () => {
    expect(named("Fitting, assembly and testing of hydraulic units")).not.toContain(
      "Software testing",
    );
    expect(named("Experience in testing web apps for an assembly plant")).toContain(
      "Software testing",
    );
  });
});

describe("GDS", () => {
  it("is a booking system only where people travel", () => {
    expect(named("Knowledge of GDS, Amadeus or Sabre in a travel agency")).toContain(
      "Global distribution systems",
    );
    expect(named("Digital services that meet GDS standards")).not.toContain(
      "Global distribution systems",
    );
  });
});

describe("SEO", () => {
  it.each([
    "Grade: SEO",
    "Experience of working at SEO level",
    "Open to HEO, SEO and Grade 7 civil servants",
  ])("is a grade: %s", (text) => {
    expect(named(text)).not.toContain("SEO");
  });

  it.each([
    "Three years of SEO and PPC",
    "You know SEO",
    "Department of marketing, grade 7: SEO, PPC and Google Ads",
  ])("is a skill: %s", (text) => {
    expect(named(text)).toContain("SEO");
  });
});

describe("a society", () => {
  it("is no skill of its name", () => {
    expect(named("Member of AGILE or another interest group")).toEqual([]);
    expect(named("Experience of Agile teams")).toContain("Agile");
  });
});

describe("an attitude or a trade", () => {
  it.each([
    ["Integrity", "Checks of seal integrity and date codes"],
    ["Integrity", "Guards the integrity of the data"],
    ["Proactivity", "Proactive management of long-term conditions"],
    ["Acting", "Acting as practice supervisor for students of drama"],
    ["Administration", "Administration of insulin and other injectable medicines"],
  ])("is nobody's: %s in “%s”", (skill, text) => {
    expect(named(text)).not.toContain(skill);
  });

  it.each([
    ["Integrity", "Act with honesty and integrity"],
    ["Proactivity", "A proactive manager of people"],
  ])("is somebody's: %s in “%s”", (skill, text) => {
    expect(named(text)).toContain(skill);
  });
});
