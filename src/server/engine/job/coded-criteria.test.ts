import { describe, expect, it } from "vitest";
import { weighedDemands } from "./said-demands.ts";

const council = `Benefits Officer
Harrowby Council

PERSON SPECIFICATION
E = Essential, D = Desirable
Assessed by: A = application, I = interview, T = test

Qualifications
Q1  GCSE English at grade C/4 or above (E, A)
Q2  A degree in law (D, A)

Experience
X1  Assessing housing benefit claims (E, A/I)
X2  Administering the Local Government Pension Scheme (E, A/I)
X3  Using Northgate (D, A)

Skills
K1  Accurate data entry (E, T)`;

describe("criteria in codes", () => {
  it("are as important as their codes say, and stand without them", () => {
    expect(weighedDemands(council)).toEqual([
      "required: GCSE English at grade C/4 or above",
      "preferred: A degree in law",
      "required: Assessing housing benefit claims",
      "required: Administering the Local Government Pension Scheme",
      "preferred: Using Northgate",
      "required: Accurate data entry",
    ]);
  });

  it("may have their code before them", () => {
    const text = `Librarian\n\nPERSON SPECIFICATION\n\nExperience\nE  Running story times\nD  Working with schools\n\nSkills\nE  Knowledge of Alma\nE  A good sense of humour\nD  Makaton or other signing\n\n(E = essential, D = desirable)`;
    expect(weighedDemands(text)).toEqual([
      "required: Running story times",
      "preferred: Working with schools",
      "required: Knowledge of Alma",
      "required: A good sense of humour",
      "preferred: Makaton or other signing",
    ]);
  });

  it.each([
    ["1.1 Essential. ", "1.2 Desirable. ", "2.1 Desirable. "],
    ["1.1 (Essential) ", "1.2 (Desirable) ", "2.1 (Desirable) "],
    ["1.1 Essential - ", "1.2 Desirable – ", "2.1 Desirable: "],
    ["1.1 [E] ", "1.2 [D] ", "2.1 [D] "],
    ["1. Essential. ", "2. Desirable. ", "3. Desirable. "],
  ])("may have their number and the word for it before them: %s", (one, two, three) => {
    const text = `Planner\n\nPERSON SPECIFICATION\n\n${one}Two years in development management. (A/I)\n${two}Giving evidence at appeals. (A)\n${three}Enforcement casework. (A)`;
    expect(weighedDemands(text)).toEqual([
      "required: Two years in development management.",
      "preferred: Giving evidence at appeals.",
      "preferred: Enforcement casework.",
    ]);
  });

  it("leave brackets, grades and licences that are no codes alone", () => {
    const text =
      "Minibus driver\n\nRequirements\n- D1 licence\n- GCSE English (C)\n- First aid (desirable)";
    expect(weighedDemands(text)).toEqual([
      "required: D1 licence",
      "required: GCSE English (C)",
      "preferred: First aid (desirable)",
    ]);
  });
});
