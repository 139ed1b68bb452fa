import { expect, it } from "vitest";
import { asPerfect } from "./perfect.ts";

it.each([
  ["wrote the guide and trained the staff", "have written the guide and trained the staff"],
  ["shortened the month end", "have shortened the month end"],
  ["put together the file and went to court", "have put together the file and gone to court"],
])("%s, in a post that goes on", (text, said) => {
  expect(asPerfect(text)).toBe(said);
});

it.each(["set up the payroll in 2014", "sold more last year", "run the till"])(
  "%s is left as it is",
  (text) => {
    expect(asPerfect(text)).toBeNull();
  },
);
