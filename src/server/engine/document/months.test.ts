import { describe, expect, it } from "vitest";
import type { CvRole } from "../cv/cv-record.ts";
import { durationText, roleSpan, unionMonths } from "./months.ts";

const role = (start: CvRole["start"], end: CvRole["end"]): CvRole => ({
  title: null,
  company: null,
  location: null,
  start,
  end,
  bullets: [],
  section: "experience",
  line: 0,
});
const months = (start: CvRole["start"], end: CvRole["end"]) => {
  const span = roleSpan(role(start, end), "2026-11-01");
  return span ? span.to - span.from : null;
};

describe("time in roles", () => {
  it("counts both months of a range", () => {
    expect(months({ year: 2020, month: 1 }, { year: 2020, month: 12 })).toBe(12);
    expect(months({ year: 2020, month: 3 }, { year: 2020, month: 3 })).toBe(1);
  });

  it("takes years without months as whole years apart", () => {
    expect(months({ year: 2018, month: null }, { year: 2021, month: null })).toBe(36);
    expect(months({ year: 2018, month: null }, { year: 2018, month: null })).toBe(6);
  });

  it("ends the present at the reference date", () => {
    expect(months({ year: 2026, month: 1 }, "present")).toBe(11);
    expect(months({ year: 2027, month: 1 }, "present")).toBeNull();
  });

  it("gives no time to a role that ends before it starts", () => {
    expect(months({ year: 2022, month: 5 }, { year: 2020, month: 5 })).toBeNull();
  });

  it("counts overlapping time once", () => {
    expect(
      unionMonths([
        { from: 0, to: 24 },
        { from: 12, to: 30 },
        { from: 40, to: 41 },
      ]),
    ).toBe(31);
  });

  it("tells long times in years and short ones in months", () => {
    expect([1, 23, 24, 65].map(durationText)).toEqual([
      "1 month",
      "23 months",
      "2 years",
      "5 years and 5 months",
    ]);
  });
});
