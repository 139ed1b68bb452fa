import { describe, expect, it } from "vitest";
import { documentFromText } from "../../extraction/pasted-text.ts";
import { parseCv } from "./parse-cv.ts";

const cvOf = (...lines: string[]) =>
  parseCv(
    documentFromText(
      [
        "Mary Quill",
        "mary.quill@example.org | 07700 900321",
        "",
        "PROFILE",
        ...lines,
        "",
        "EXPERIENCE",
        "Bookkeeper, Pell & Sons, Leeds, March 2019 - present",
        "Keep the ledgers of nine small firms",
      ].join("\n"),
    ),
    "2026-11-01",
  );

const namesIn = (cv: ReturnType<typeof cvOf>) => ({
  had: cv.skills.map(({ skill }) => skill),
  denied: cv.deniedSkills.map(({ skill }) => skill),
});

describe("what a CV says its writer does not have", () => {
  it.each([
    ["I have never used Sage 50 but know Xero well.", "Sage 50", "Xero"],
    ["I've not yet done payroll, and I am sound on credit control.", "Payroll", "Credit control"],
    [
      "No experience of Salesforce. Daily user of Microsoft Excel.",
      "Salesforce",
      "Microsoft Excel",
    ],
    [
      "I haven't held a forklift licence; I have a first aid certificate.",
      "Forklift licence",
      "First aid certificate",
    ],
    [
      "I would love to learn Power BI. I use Microsoft Excel every day.",
      "Power BI",
      "Microsoft Excel",
    ],
    [
      "Forklift licence, first aid certificate (expired 2021).",
      "First aid certificate",
      "Forklift licence",
    ],
    ["No Xero, no QuickBooks.", "QuickBooks", null],
    ["Booked to do my forklift licence. I know Xero.", "Forklift licence", "Xero"],
    ["Studying ITIL, daily user of ServiceNow.", "ITIL", "ServiceNow"],
    ["Booked on a PRINCE2 course; use Trello.", "PRINCE2", "Trello"],
    ["I do not have Python, however I write SQL.", "Python", "SQL"],
  ])("%s", (line, denied, had) => {
    const names = namesIn(cvOf(line));
    expect(names.had).not.toContain(denied);
    expect(names.denied).toContain(denied);
    if (had !== null) expect(names.had).toContain(had);
  });

  it.each([
    ["Never missed a payroll run in six years.", "Payroll"],
    ["Ran first aid cover with no accidents since 2019.", "First aid certificate"],
    ["Trained staff who had never used Xero.", "Xero"],
    ["Keen to develop my Microsoft Excel further.", "Microsoft Excel"],
    ["Looking to obtain a position in credit control.", "Credit control"],
    ["Not only bookkeeping but payroll.", "Payroll"],
    ["Studying payroll at evening classes.", "Payroll"],
    ["ITIL Foundation, 2021; study every week.", "ITIL"],
  ])("is not read into: %s", (line, had) => {
    expect(namesIn(cvOf(line)).denied).toEqual([]);
    expect(namesIn(cvOf(line)).had.join(" ")).toContain(had);
  });

  it("is all that stands under a heading that denies it", () => {
    const cv = cvOf("Sound on Xero.", "", "WHAT I HAVEN'T DONE YET", "Salesforce, Power BI");
    expect(namesIn(cv).denied).toEqual(expect.arrayContaining(["Salesforce", "Power BI"]));
    expect(namesIn(cv).had).toContain("Xero");
  });
});
