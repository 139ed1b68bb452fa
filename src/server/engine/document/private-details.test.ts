import { describe, expect, it } from "vitest";
import { privateDetails } from "./private-details.ts";

describe("privateDetails", () => {
  it.each([
    "Single, no children",
    "Married with two children",
    "Nationality: British",
    "Age: 41",
    "Gender: female",
    "Father of three",
    "Date of birth 4 May 1985",
  ])("takes out what is family, age, sex or nationality: %s", (text) => {
    expect(privateDetails(text)).toContainEqual({ start: 0, end: text.length });
  });

  it.each([
    "Single point of contact for 40 clients",
    "Engaged with tenants and their families",
    "Age UK volunteer",
    "Gender studies, University of Hull",
    "Nanny to two children",
    "Married systems of two hospitals into one",
  ])("leaves what is work: %s", (text) => {
    expect(privateDetails(text)).toEqual([]);
  });

  it("takes a part out of a line and a phrase out of a sentence", () => {
    const line = "Full driving licence | Married, two children | Non-smoker";
    expect(privateDetails(line).map(({ start, end }) => line.slice(start, end))).toEqual([
      " Married, two children ",
    ]);
    const told = "Registered nurse, mother of two, with ten years on wards.";
    expect(privateDetails(told).map(({ start, end }) => told.slice(start, end))).toEqual([
      "mother of two",
    ]);
  });
});
