import { expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";
import { deedHabit } from "./deed-habit.ts";

const lines = ["Run the payroll", "Look after the accounts", "Plan reception rotas for 14 staff"];

it("tells by the lines beside it that a line begins with a verb", () => {
  expect(deedHabit(lines)).toBe("now");
  expect(deedHabit(["Ran the payroll", "Kept the accounts"])).toBe("then");
  expect(deedHabit(["Payroll", "Purchase ledger", "Ran the till"])).toBeNull();
  expect(clausesOf("Plan reception rotas for 14 staff", true, "now")[0]?.text).toBe(
    "plan reception rotas for 14 staff",
  );
  expect(clausesOf("Plan reception rotas for 14 staff", true)).toEqual([]);
});

it("takes a line that may begin with an unknown verb for no thing among deeds", () => {
  expect(clausesOf("Upsold travel insurance policies", false, "then")).toEqual([]);
  expect(clausesOf("Annual health checks with the surgery", true, "now")[0]?.form).toBe("things");
});

it("tells past forms nobody listed where something was done to a thing", () => {
  expect(clausesOf("Shortened the month end by four days", true)[0]?.text).toBe(
    "shortened the month end by four days",
  );
  expect(clausesOf("Skilled team player", true)).toEqual([]);
});

it("tells behind another sentence only what is surely a deed", () => {
  const texts = (line: string) => clausesOf(line, true).map(({ text }) => text);
  expect(texts("Ran the monthly payroll. Files kept in the office.")).toEqual([
    "ran the monthly payroll",
  ]);
  expect(texts("Check the plans each week. Missing entries down from 9% to 2%.")).toEqual([
    "check the plans each week; missing entries went down from 9% to 2%",
  ]);
});
