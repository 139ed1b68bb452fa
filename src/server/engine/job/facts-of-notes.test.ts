import { describe, expect, it } from "vitest";
import { findCompany } from "./find-company.ts";
import { findHours } from "./find-hours.ts";
import { findLocation } from "./find-location.ts";
import { findSalary } from "./find-salary.ts";
import { findTitle } from "./find-title.ts";

describe("the title", () => {
  it.each([
    ["*** CLASS 1 DRIVERS WANTED *** IMMEDIATE START ***\nImmingham", "CLASS 1 DRIVERS"],
    ["HEAD CHEF REQUIRED.....ASAP!!!\nBOUTIQUE HOTEL NR AMBLESIDE", "HEAD CHEF"],
    [
      "Northgate College\nCurrent vacancies > Teaching > Lecturer in Plumbing",
      "Lecturer in Plumbing",
    ],
    [
      "Lumenfold\n\nWe make lights.\n\nThe role: Senior Embedded Engineer\n\n→ Firmware in C",
      "Senior Embedded Engineer",
    ],
    ["Contract: Data Engineer | Outside IR35 | £525/day", "Data Engineer"],
  ])("is read from %j", (text, title) => {
    expect(findTitle(text)).toBe(title);
  });

  it("is nobody's where only staff are wanted, or a grade stands below its label", () => {
    expect(findTitle("STAFF WANTED\nRing 01943 555018")).toBeNull();
    expect(
      findTitle(
        "Job grade\nSenior Executive Officer\n\nAs a Business Analyst you will run workshops.",
      ),
    ).toBe("Business Analyst");
  });
});

describe("the hours", () => {
  it.each([
    ["HOURS: 37.5\n", "37.5"],
    ["36 hours over 4 days, one late evening", "36 hours over 4 days"],
    ["Plumber\nUp to £41,500 | Permanent | Mon–Fri 8.00–4.30\nWe need", "Mon–Fri 8.00–4.30"],
    ["10-12 HOUR SHIFTS, 4 ON 4 OFF", "10-12 HOUR SHIFTS, 4 ON 4 OFF"],
    ["4 hrs Tues + 4 hrs Fri mornings", "4 hrs Tues + 4 hrs Fri mornings"],
    ["£12.90ph • Bank • 10pm - 8am\n", "10pm - 8am"],
    ["Cook, four days a week, £37,000 full-time equivalent", "four days a week"],
  ])("are read from %j", (text, hours) => {
    expect(findHours(text)).toBe(hours);
  });

  it("are not when the office is open", () => {
    expect(findHours("Ring the office, open 9am - 5pm, for a chat.")).toBeNull();
  });
});

describe("pay, place and employer", () => {
  it("are read from notes", () => {
    expect(findSalary("BAND: C2, c. £58k + 10% bonus")).toBe("c. £58k");
    expect(findSalary("Chair is £160 a month. £13.50 an hr + 10% on retail")).toBe("£13.50 an hr");
    expect(findLocation("HEAD CHEF\nBOUTIQUE HOTEL NR AMBLESIDE\n")).toBe("AMBLESIDE");
    expect(
      findLocation(
        "Therapist\nWe serve people in Gloucestershire.\nTrinity Road\nStroud\nGL5 2HY\n",
      ),
    ).toBe("Stroud");
  });

  it("is the department, not the service it belongs to, and no agency", () => {
    const ad =
      "Policy Adviser\nDepartment for Environment, Food and Rural Affairs\n\nWorking for the Civil Service\nThe Civil Service is an equal opportunities employer.";
    expect(findCompany(ad, "Policy Adviser", null)).toBe(
      "Department for Environment, Food and Rural Affairs",
    );
    expect(
      findCompany(
        "Team Leader\nPertemps Driving\nTamworth\n\nPertemps is acting as an employment business.",
        "Team Leader",
        "Tamworth",
      ),
    ).toBeNull();
  });
});
