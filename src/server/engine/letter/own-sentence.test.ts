import { expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";

const said = (line: string, current = true) => clausesOf(line, current).map(({ text }) => text);

it.each([
  [
    "Each spring I draw up the planting plan for six parks and order the bulbs.",
    "each spring I draw up the planting plan for six parks and order the bulbs",
  ],
  [
    "When a boiler fails I find a part or a replacement the same day.",
    "when a boiler fails, I find a part or a replacement the same day",
  ],
  ["I have 31 allotment tenants on my books.", "have 31 allotment tenants on my books"],
  [
    "I'm one of four people who run the ferry office.",
    "am one of four people who run the ferry office",
  ],
  [
    "I have looked after the kennels since 2021, and we feed the dogs ourselves.",
    "have looked after the kennels since 2021, and we feed the dogs ourselves",
  ],
  ["I put new boats on and take old ones off.", "put new boats on and take old ones off"],
  [
    "I clamp the blanks, square the stops and put the covers on.",
    "clamp the blanks, square the stops and put the covers on",
  ],
])("%s is a sentence already", (line, clause) => expect(said(line)).toEqual([clause]));

it.each([
  "On Fridays I would like to leave early and go home",
  "The bores are fine, I check them with a gauge and a rule",
  "I love it and I feel at home with this team",
])("%s is no statement of work", (line) => expect(said(line)).toEqual([]));

it("tells what was done in a post that is over only in its own time", () => {
  expect(said("After each storm I check the moorings", false)).toEqual([]);
  expect(said("Every autumn I counted the deer on the estate", false)).toEqual([
    "every autumn I counted the deer on the estate",
  ]);
});
