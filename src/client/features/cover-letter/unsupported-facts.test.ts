import { describe, expect, it } from "vitest";
import { unsupportedFacts } from "./unsupported-facts.ts";

const written = `21 November 2026

Dear Hiring Manager,

I have run the purchase ledger in Sage 50 for six years.

Yours faithfully,

Amara Osei`;

const known = [
  "Accounts Assistant, Northgate Housing Ltd, March 2019 – Present",
  "Cut late supplier payments from 18% to 4%, worth £1,500",
  "Harbour Care Trust asks for Xero",
];

/** What is found once the sentence stands in the letter's body. */
function found(sentence: string, missingSkills = ["Xero", "charity accounting"]) {
  const text = written.replace("six years.", `six years. ${sentence}`);
  return unsupportedFacts({ text, written, known, missingSkills });
}

describe("what an edit brings into a letter", () => {
  it("is nothing while the letter is as written", () => {
    expect(
      unsupportedFacts({ text: written, written: written, known: [], missingSkills: [] }),
    ).toEqual([]);
  });

  it.each([
    "I cut late payments from 18% to 4%.",
    "At Northgate Housing I saved £1.5k.",
    "I joined in March 2019 and would like to help Harbour Care Trust.",
    "I am also patient, careful and kind. Thank you for your time on Monday.",
    "My SAGE 50 skills are Northgate's pride.",
    "I did that for 6 years.",
    "I think I’m patient, and I've time; so I'd start in May, UK-based.",
  ])("is supported: %s", (sentence) => {
    expect(found(sentence)).toEqual([]);
  });

  it.each([
    ["I saved 40% of the costs.", "40%"],
    ["I led a team of twelve people.", "twelve"],
    ["I handled £2m a year.", "£2m"],
    ["I joined in 2015.", "2015"],
  ])("is a number nothing speaks of: %s", (sentence, text) => {
    expect(found(sentence)).toEqual([{ kind: "number", text }]);
  });

  it.each([
    ["Before that I worked for Google.", ["Google"]],
    ["I spoke for Northgate Fells Ltd and Osei-Mensah.", ["Fells", "Mensah"]],
    ["AWS is my daily tool.", ["AWS"]],
    ["Earlier I was at Elm Street School.", ["Elm Street School"]],
  ])("is a name nothing speaks of: %s", (sentence, names) => {
    expect(found(sentence)).toEqual(names.map((text) => ({ kind: "name", text })));
  });

  it("is a skill the CV does not show, also where the advertisement names it", () => {
    expect(found("I use Xero and know charity accounting.")).toEqual([
      { kind: "skill", text: "Xero" },
      { kind: "skill", text: "charity accounting" },
    ]);
    expect(found("I own a xerox.")).toEqual([]);
  });

  it("is told once, however often it stands there", () => {
    expect(found("I like Google. Yes, Google, and 40 more, and 40 less.")).toEqual([
      { kind: "name", text: "Google" },
      { kind: "number", text: "40" },
    ]);
  });

  it("is free in the address, the date, the greeting and the signature", () => {
    const text = written
      .replace("21 November 2026", "7 Elm Road\nBath BA1 1AA\n\n22 December 2026")
      .replace("Hiring Manager", "Ms Patel")
      .replace("Amara Osei", "Amara Osei-Mensah");
    expect(unsupportedFacts({ text, written, known: [], missingSkills: [] })).toEqual([]);
  });

  it("is looked for in the whole text where the greeting is gone", () => {
    const text = "I worked for Google for 40 years.";
    expect(unsupportedFacts({ text, written, known, missingSkills: [] })).toEqual([
      { kind: "name", text: "Google" },
      { kind: "number", text: "40" },
    ]);
  });
});
