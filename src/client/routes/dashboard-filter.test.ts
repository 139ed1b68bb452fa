import { expect, it } from "vitest";
import { readFilter, searchOf } from "./dashboard-filter.ts";

it("reads what is looked at from the address, and gives it back as short as it can be", () => {
  const filter = { search: "clerk", status: "failed", page: 3 };
  expect(readFilter({ search: "clerk", status: "failed", page: "3" })).toEqual(filter);
  expect(readFilter({ ...searchOf(filter) })).toEqual(filter);
  expect(searchOf({ search: "", status: "", page: 1 })).toEqual({});
});

it.each(["0", "-1", "1.5", "x", undefined])("takes page %j for the first", (page) => {
  expect(readFilter({ page }).page).toBe(1);
});
