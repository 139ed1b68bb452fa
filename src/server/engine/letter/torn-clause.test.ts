import { expect, it } from "vitest";
import { isTorn } from "./torn-clause.ts";

const torn = (text: string) => isTorn({ form: "finite", text });

it("leaves out what points to lines that a letter does not have", () => {
  expect(torn("support the following functions in the retail branch")).toBe(true);
  expect(torn("follow the ward's plan for each patient")).toBe(false);
});

it("leaves out a capital on a small word, and knows names", () => {
  expect(torn("generated In-depth reports on faults")).toBe(true);
  expect(torn("worked with others on Team to complete tasks")).toBe(true);
  expect(torn("worked with the Crisis Team on discharges")).toBe(false);
});

it("leaves out a clause that ends before its thing", () => {
  expect(torn("led a team of 50 tradesmen to renovate")).toBe(true);
  expect(torn("oversaw the design of all pieces and managed")).toBe(true);
  expect(torn("ran the flats that I renovated and managed")).toBe(false);
  expect(torn("led a team of 50 tradesmen to renovate 150 flats")).toBe(false);
});

it("leaves out slips of the pen", () => {
  expect(torn("provided nursing care in preand post-operative situations")).toBe(true);
  expect(torn("was a participated as a member of a team")).toBe(true);
  expect(torn("ran the TurathUniversityIraq course")).toBe(true);
  expect(torn("met the demand for farmland and woodland by hand")).toBe(false);
  expect(torn("wrote the tests in JavaScript and TypeScript")).toBe(false);
});

it("leaves out an activity joined to what was done", () => {
  expect(torn("improved sales by 17% and generating $2M in fees")).toBe(true);
  expect(torn("cut waste by counting the stock and checking the dates")).toBe(false);
});
