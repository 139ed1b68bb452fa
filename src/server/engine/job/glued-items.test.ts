import { expect, it } from "vitest";
import { demandTexts } from "./said-demands.ts";

it("reads the items of a list that lost its marks and lines one by one", () => {
  const ad = `Stores Supervisor
The role is to keep the stores of a busy depot in order Manage a team of six pickers Prepare the weekly stock figures
Experience of stock control in a warehouse Good knowledge of Sage 200 Must have a forklift licence  Calm when it is busy, and able to lift`;
  expect(demandTexts(ad)).toEqual(
    expect.arrayContaining([
      "Experience of stock control in a warehouse",
      "Good knowledge of Sage 200",
      "Must have a forklift licence",
    ]),
  );
  expect(demandTexts(ad)).toContain("Manage a team of six pickers");
});

it("reads items that open with work in -ing, a named duty or a skill, and a sentence without the full stop before it", () => {
  const ad = `Credit Controller
Chasing late payers by phone Taking calls from customers Preparation of weekly reports for the board Supervision of one junior Commercial awareness A proactive approach The successful candidate will have a good knowledge of Sage
Watch over all risksLead the weekly meeting of the team and write its minutes DESIRABLE:Knowledge of Xero`;
  expect(demandTexts(ad)).toEqual(
    expect.arrayContaining([
      "Preparation of weekly reports for the board",
      "Supervision of one junior",
      "Commercial awareness",
      "The successful candidate will have a good knowledge of Sage",
      "Lead the weekly meeting of the team and write its minutes",
      "Knowledge of Xero",
    ]),
  );
});

it.each([
  "Good knowledge of the Mental Capacity Act and of safe ways of lifting",
  "Able to cover for the Clinical Lead when she is away on leave",
  "Experience of the Disclosure and Barring Service Check at a large charity",
  "At least 5 Years Experience of payroll in a large office",
  "Able to work closely with the Account Manager of each client",
  "Experience of working with Customer Support and the Quality Control staff",
])("leaves whole what only has capitals: %s", (line) => {
  const all = demandTexts(`Payroll Officer\n\nEssential\n• ${line}\n• Knowledge of pensions`);
  expect(all.some((text) => line.endsWith(text) && text.split(" ").length >= 7)).toBe(true);
});
