import { describe, expect, it } from "vitest";
import { deedsTold } from "./told-deeds.ts";

const told = (text: string) => [...deedsTold(text)];

describe("office work told in other words than the advertisement's", () => {
  it.each([
    ["Credit control", "Debtor days from 58 to 41, late payers rung on day 31"],
    ["Invoicing", "Billed 200 customers on the last day of every month"],
    ["Statutory payments", "Worked out sick and maternity pay"],
    ["Investigations", "Interviewed witnesses and wrote the fact-finding report"],
    ["Rent arrears recovery", "Set up direct debits with tenants in arrears"],
    ["Debugging", "Tracked crashes to a bug that nobody had seen"],
    ["Agile", "Two-week sprints, stand-ups and retros"],
    ["Month-end close", "Accruals and prepayments by working day three"],
    ["PPC", "Set bids and wrote search ads; cost per sale fell by a third"],
    ["Tendering", "Wrote the ITT, opened the bids, scored them and let the contract"],
    ["Aseptic technique", "Split and froze cells in a class II cabinet"],
    ["Mobile device management", "Enrolled phones in Intune"],
  ])("is %s: %s", (deed, line) => {
    expect(told(line)).toContain(deed);
  });

  it.each([
    ["Cell culture", "Sold cell phones and split the takings"],
    ["Agile", "Ran a sprint at the county sports day"],
    ["Debugging", "Traced a leak under the sink"],
    ["Redundancy", "Kept a scoring matrix for the selection of suppliers"],
    ["Call handling", "Screened patients for bowel disease"],
    ["Calibration", "Balanced the daily reports and checked them each month"],
    ["Payroll", "Would like to work in a wages office"],
    ["Tendering", "Cooked tender lamb for 90"],
    ["Multi-agency working", "Joined the school nurses' choir"],
    ["Court bundles", "Sold gift bundles in a shop"],
    ["Customer retention", "Won the five-a-side cup"],
  ])("is not %s: %s", (deed, line) => {
    expect(told(line)).not.toContain(deed);
  });
});
