import { expect, it } from "vitest";
import { terseDeed } from "./terse-deeds.ts";

it.each([
  ["112% of target in 2023", "reached 112% of target in 2023"],
  ["Employee of the month twice", "was employee of the month twice"],
  ["Top seller in the branch for two years", "was the top seller in the branch for two years"],
  ["Caseload of 28 adults", "hold a caseload of 28 adults"],
  ["Full responsibility for the ledger: 300 accounts", "have full responsibility for the ledger"],
])("%s", (line, text) => {
  expect(terseDeed(line, true)?.text).toBe(text);
});

it("is nothing else", () => {
  expect(terseDeed("Stock control", true)).toBeNull();
});

it("calls an honour by its name, in its year", () => {
  expect(terseDeed("Trainee of the Year 2016", false)?.text).toBe(
    "was Trainee of the Year in 2016",
  );
});
