import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hidesDoer, withDoerFirst, withoutFirstPerson } from "./active-voice.ts";
import { keepsFacts } from "./keeps-facts.ts";
import { openWithVerb } from "./open-with-verb.ts";
import { unsaidPart } from "./opening-words.ts";
import { splitLine } from "./split-line.ts";
import { writeNumerals } from "./write-numerals.ts";

describe("openWithVerb", () => {
  it.each([
    ["Responsible for managing a team of six", "Managed a team of six"],
    ["I was responsible for overseeing the night shift.", "Oversaw the night shift."],
    ["Was mainly responsible for the supervision of 12 staff", "Supervised 12 staff"],
    [
      "Duties included cleaning the wards and ordering all stock",
      "Cleaned the wards and ordered all stock",
    ],
    ["My role involved training and developing staff", "Trained and developed staff"],
    ["Responsible for the design and development of web pages", "Designed and developed web pages"],
    ["Tasked with writing reports, ensuring accuracy", "Wrote reports, ensuring accuracy"],
    ["Responsible for carrying out audits", "Carried out audits"],
    ["In charge of the running of the shop", "Ran the shop"],
  ])("begins with what was done: %s", (before, after) => {
    expect(openWithVerb(before, "past")).toBe(after);
    expect(keepsFacts(before, after)).toBe(true);
  });

  it("tells the present post in the present", () => {
    expect(openWithVerb("Responsible for managing stock and preparing orders", "present")).toBe(
      "Manage stock and prepare orders",
    );
  });

  it.each([
    "Responsible for a team of six",
    "Responsible for marketing campaigns",
    "Responsible for engineering teams",
    "Responsible for managing payroll and billing systems",
    "Responsible for managing cleaning and catering staff",
    "Responsible for training",
    "Helped with managing the shop",
    "Involved in leading the merger",
    "Jointly responsible for managing the budget",
    "Partly responsible for managing the budget",
    "Not responsible for managing people",
    "Assisted in preparing accounts",
    "Responsible for preparation of reports and communication of results",
    "Responsible for managing repairs and for station planning",
  ])("leaves alone what would claim more or could be a name: %s", (text) => {
    expect(openWithVerb(text, "past")).toBeNull();
  });
});

describe("the active voice", () => {
  it.each([
    ["I managed a team of six", "Managed a team of six"],
    ["I also trained new staff and I wrote the rota", "Trained new staff and wrote the rota"],
    ["I successfully led the move to SAP", "Successfully led the move to SAP"],
    ["I have built two kitchens", "Built two kitchens"],
  ])("needs no first person: %s", (before, after) => {
    expect(withoutFirstPerson(before)).toBe(after);
    expect(keepsFacts(before, after)).toBe(true);
  });

  it.each([
    "I was promoted twice",
    "I have a licence",
    "I managed what I could",
    "In London I sold cars",
  ])("leaves alone what it cannot turn: %s", (text) => {
    expect(withoutFirstPerson(text)).toBeNull();
  });

  it("puts first who did it where the line says so, and only then", () => {
    expect(withDoerFirst("All rotas were planned by me each week")).toBe(
      "Planned all rotas each week",
    );
    expect(withDoerFirst("All rotas were planned by the manager")).toBeNull();
    expect(withDoerFirst("New procedures were introduced")).toBeNull();
    expect(hidesDoer("New procedures were introduced in 2019")).toBe(true);
    expect(hidesDoer("New procedures were introduced by the board")).toBe(false);
    expect(hidesDoer("Ensured that all reports were completed in time")).toBe(false);
  });

  it("asks where the person's own part is unsaid", () => {
    expect(unsaidPart.test("Involved in the launch of a new shop")).toBe(true);
    expect(unsaidPart.test("Launched a new shop")).toBe(false);
  });
});

describe("splitLine", () => {
  it("divides a long line into two things done", () => {
    const line =
      "Managed the daily work of a busy kitchen with nine cooks across two sites in the centre of Leeds and introduced a weekly stock count which cut the waste of fresh food by 18% within a year";
    const halves = splitLine(line, "en");
    expect(halves).toEqual([
      "Managed the daily work of a busy kitchen with nine cooks across two sites in the centre of Leeds",
      "Introduced a weekly stock count which cut the waste of fresh food by 18% within a year",
    ]);
    expect(keepsFacts(line, halves?.join(" ") ?? "")).toBe(true);
  });

  it("leaves short lines and single statements alone", () => {
    expect(splitLine("Managed a kitchen and introduced a weekly stock count", "en")).toBeNull();
    expect(
      splitLine(`Managed ${"a very busy kitchen in the centre of Leeds ".repeat(5)}`, "en"),
    ).toBeNull();
  });
});

describe("writeNumerals", () => {
  it("writes numbers in figures", () => {
    expect(writeNumerals("Led a team of six cooks")).toBe("Led a team of 6 cooks");
  });

  it.each([
    "Used six sigma in the plant",
    "Led a team of 6 and four trainees",
    "Worked for Channel Four",
    "Ran twenty-four-hour cover",
    "Served ten thousand guests",
    "One of three managers",
  ])("leaves alone: %s", (text) => {
    expect(writeNumerals(text)).toBeNull();
  });
});

describe("keepsFacts", () => {
  it.each([
    ["Managed six people", "Managed 7 people"],
    ["Managed people", "Managed people in Leeds"],
    ["Responsible for web pages", "Built web pages in React"],
    ["Helped the manager", "Led the manager"],
    ["Managed stock", "Managed stock (inventory management)"],
  ])("refuses what was not there: %s", (before, after) => {
    expect(keepsFacts(before, after)).toBe(false);
  });

  it("lets a kind of skill be called by the name of its kind, and nothing else", () => {
    expect(
      keepsFacts("Built it on AWS", "Built it on AWS (cloud computing)", "cloud computing"),
    ).toBe(true);
    expect(keepsFacts("Built it on AWS", "Built it on AWS (Kubernetes)", "Kubernetes")).toBe(false);
  });

  it("holds of every rewording, whatever the line", () => {
    const openings = fc.constantFrom(
      "Responsible for ",
      "I was responsible for the ",
      "Duties included ",
      "I ",
      "In charge of ",
      "",
    );
    const parts = fc.constantFrom(
      "managing",
      "planning",
      "and",
      "training",
      "the",
      "supervision of",
      "six",
      "staff",
      "ordering",
      "managed",
      "SAP",
      "in Leeds",
      "cleaning",
      "by me",
      "was",
      "12",
      ", ensuring",
      "stock",
      "I",
      "wrote",
    );
    fc.assert(
      fc.property(openings, fc.array(parts, { minLength: 1, maxLength: 12 }), (opening, words) => {
        const line = opening + words.join(" ");
        const made = [
          openWithVerb(line, "past"),
          openWithVerb(line, "present"),
          withoutFirstPerson(line),
          withDoerFirst(line),
        ];
        const numbers = (text: string): string[] => text.match(/\d+|six/gu) ?? [];
        for (const after of made.filter((one) => one !== null)) {
          const own = numbers(line);
          expect(numbers(after).every((number) => own.includes(number))).toBe(true);
          if (/\bSAP\b/u.test(after)) expect(line).toContain("SAP");
        }
      }),
      { numRuns: 500 },
    );
  });
});
