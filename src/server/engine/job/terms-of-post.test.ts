import { describe, expect, it } from "vitest";
import { findContract } from "./find-contract.ts";
import { findHours } from "./find-hours.ts";
import { findSalary } from "./find-salary.ts";

describe("the pay of an advertisement", () => {
  it.each([
    ["Salary: £28,000 - £32,000 pa plus bonus", "£28,000 - £32,000 pa"],
    ["We pay up to £15.50 per hour for nights.", "up to £15.50 per hour"],
    ["Staff Nurse\nNHS Band 6\nLeeds", "NHS Band 6"],
    ["£36,708 - £39,867 pro-rata | Permanent", "£36,708 - £39,867 pro-rata"],
    ["A salary of £45k is on offer", "£45k"],
    ["Gehalt: 55.000 - 60.000 EUR im Jahr", "55.000 - 60.000 EUR im Jahr"],
  ])("is quoted from %j", (text, quote) => {
    expect(findSalary(text)).toBe(quote);
  });

  it.each([
    ["Salary: Competitive"],
    ["You will manage a budget of £250,000 per year."],
    ["A £4,000 welcome bonus and a £1,500 relocation allowance"],
    ["Experience at Band 5 level"],
    ["Sales targets of £100,000 per month"],
    ["£12 million turnover"],
  ])("is not read from %j", (text) => {
    expect(findSalary(text)).toBeNull();
  });
});

describe("the hours of an advertisement", () => {
  it.each([
    ["The post is full time, 37.5 hours per week.", "full time, 37.5 hours per week"],
    ["Permanent | Full time (36 hours per week) | Richmond", "Full time (36 hours per week)"],
    ["You will work 20 hours a week over four days", "20 hours a week"],
    ["Hours: Monday to Friday, 9am to 5pm", "Monday to Friday, 9am to 5pm"],
    ["Full or part-time considered", "part-time"],
    ["We welcome full-time or part-time applicants", "full-time or part-time"],
  ])("are quoted from %j", (text, quote) => {
    expect(findHours(text)).toBe(quote);
  });

  it("are not a limit by law", () => {
    expect(findHours("You may opt out of 48 hours per week")).toBeNull();
  });
});

describe("the contract of an advertisement", () => {
  it.each([
    ["This is a 12 month fixed term contract.", "12 month fixed term contract"],
    ["Fixed Term for 6 months working across sites", "Fixed Term for 6 months"],
    ["Zero hours contract, weekends", "Zero hours contract"],
    ["Contract: Permanent", "Permanent"],
    ["Maternity cover until June", "Maternity cover"],
  ])("is quoted from %j", (text, quote) => {
    expect(findContract(text)).toBe(quote);
  });

  it.each([["Permanent nights"], ["The post may become permanent."], ["Permanent residence"]])(
    "is not read from %j",
    (text) => {
      expect(findContract(text)).toBeNull();
    },
  );
});
