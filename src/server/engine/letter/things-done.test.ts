import { describe, expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";

const said = (line: string, current = true) =>
  clausesOf(line, current).map(({ form, text }) => `${form}: ${text}`);

it.each(["40-seat tearoom, cream teas", "K1–K3 with set targets", "Shift pattern 4 on 4 off"])(
  "tells nothing of where and when: %s",
  (line) => expect(said(line)).toEqual([]),
);

it("knows a verb that is no plural", () =>
  expect(said("The post goes out through the gatehouse")).toEqual([]));

describe("lines without a verb", () => {
  it.each([
    ["NIV, tracheostomy care, chest drains", "things: NIV, tracheostomy care and chest drains"],
    ["Stock and autoclave logs", "things: stock and autoclave logs"],
    [
      "Duties: Child protection, supervision of four workers, reports to the Children's Hearing",
      "things: child protection, supervision of four workers and reports to the Children's Hearing",
    ],
    [
      "Diary, travel and board papers for a £4bn programme.",
      "things: diary, travel and board papers for a £4bn programme",
    ],
    ["SQL Server reporting for HR clients.", "things: SQL Server reporting for HR clients"],
    [
      "Month end from twelve working days to five",
      "event: month end went from twelve working days to five",
    ],
    ["Shrinkage down 0.8 points", "event: shrinkage went down 0.8 points"],
    ["Sales up 20% year on year", "event: sales went up 20% year on year"],
  ])("%s", (line, clause) => expect(said(line)).toEqual([clause]));

  it.each([
    "Shift coordinator for 28 beds; mentor to six student nurses",
    "Excellent communication skills, teamwork",
    "Winner of Employee of the Month",
    "Year 4 class teacher",
    "Named nurse for admissions from ED",
    "Skills include record keeping and problem solving",
    "Fluent Spanish and Python",
    "From 2015 to 2018",
    "Office hours from nine to five, Monday to Friday",
  ])("%s says nothing of work", (line) => expect(said(line)).toEqual([]));
});

describe("lines that say more than a sentence holds", () => {
  it("keep their outcome", () => {
    expect(
      said("Led the sepsis six audit: antibiotics within the hour rose from 71% to 93%"),
    ).toEqual([
      "finite: led the sepsis six audit; antibiotics within the hour rose from 71% to 93%",
    ]);
  });

  it("are cut behind a deed of a row, never within one", () => {
    const row =
      "Greet customers, demonstrate the product, take payment at the till, clean the shop floor, unpack deliveries, fill the shelves, answer the telephone, write orders, dress the window and train new colleagues at the weekend";
    expect(said(row, false)).toEqual([
      "finite: greeted customers, demonstrated the product, took payment at the till and cleaned the shop floor",
    ]);
  });

  it("are left alone where they hold a slip of the pen", () => {
    expect(said("Reviewed procedures to improve service, performance, and or safety")).toEqual([]);
    expect(said("Performed Bank Reconciliation's and payroll")).toEqual([]);
  });
});
