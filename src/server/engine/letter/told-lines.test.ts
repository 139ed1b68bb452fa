import { describe, expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";
import { heldPostsOf } from "./held-posts.ts";
import { lowerFirst } from "./lower-first.ts";
import { asPerfect } from "./perfect.ts";
import { isPoorDeed } from "./poor-deeds.ts";
import { thingsDone } from "./things-done.ts";
import { inBritishSpelling } from "./uk-spelling.ts";
import { whatChanged } from "./what-changed.ts";

const now = (line: string) => clausesOf(line, true, "now").map(({ text }) => text);

describe("sentences somebody wrote of themselves", () => {
  it.each([
    ["I have twice rebuilt the weir", ["have twice rebuilt the weir"]],
    ["I order the feed. I check each bale by hand before they are stacked.", ["order the feed"]],
    [
      "I am deputy safeguarding lead and log concerns on the school system",
      ["am deputy safeguarding lead and log concerns on the school system"],
    ],
    [
      "Since 2021 I have run the apprentice workshop",
      ["since 2021 I have run the apprentice workshop"],
    ],
    [
      "A supplier prints the labels; I set the prices and sit on the weekly call",
      ["set the prices and sit on the weekly call"],
    ],
    [
      "I keep the van stocked and passed every audit in 2024",
      ["keep the van stocked and passed every audit in 2024"],
    ],
    [
      "I set up new accounts and check the forms by telephone before they are keyed",
      ["set up new accounts and check the forms by telephone before they are keyed"],
    ],
  ])("%s", (line, told) => {
    expect(now(line)).toEqual(told);
  });
});

describe("verbs few lines begin with", () => {
  it.each([
    "snag each flat and hand over to the buyer",
    "spray paths and kerbs with a knapsack",
    "prescribe from the formulary and review at six weeks",
  ])("%s", (line) => {
    expect(now(line)).toEqual([line]);
  });

  it("in a row", () => {
    expect(now("Mow, strim and edge 20 verges on a weekly round, usually on my own")).toEqual([
      "mow, strim and edge 20 verges on a weekly round",
    ]);
  });
});

describe("a line told as far as it reads", () => {
  it.each([
    [
      "Hold monthly one-to-ones and the yearly appraisal, run the rota, recruited three of the five",
      "hold monthly one-to-ones and the yearly appraisal",
    ],
    [
      "Write and review termly support plans for my own class using assess, plan, do, review",
      "write and review termly support plans for my own class",
    ],
  ])("%s", (line, told) => {
    expect(now(line)).toEqual([told]);
  });
});

it("a description is no deed, nor a bare name of a thing work", () => {
  expect(clausesOf("Four-handed work for fillings, crowns and bridges", true, "now")[0]?.form).toBe(
    "things",
  );
  expect(now("Took my own from the first call to close").join()).not.toContain("have");
  expect(thingsDone("Service desk at a large store")).toBeNull();
  expect(thingsDone("Setter puts in the program")).toBeNull();
  expect(thingsDone("Weekly headcount reports in Excel (pivot tables)")).toBe(
    "weekly headcount reports in Excel",
  );
});

it("nothing went up where something was set up", () => {
  expect(whatChanged("have set up 47 tribute funds")).toBeNull();
  expect(whatChanged("coolant top up and 5S checklist")).toBeNull();
  expect(whatChanged("Organic sessions up 58%")).toBe("organic sessions went up 58%");
});

it("what was done in a post that goes on, and since when", () => {
  expect(asPerfect("found £4k in credits in the first year")).toBeNull();
  expect(asPerfect("took X-rays since passing the exam")).toBe(
    "have taken X-rays since passing the exam",
  );
  expect(asPerfect("co-wrote the bid")).toBe("have co-written the bid");
});

it("posts beside the post", () => {
  const held = (line: string) => heldPostsOf(line, true).map(({ text }) => text);
  expect(held("Key person for six children; daily handover to parents")).toEqual([
    "am the key person for six children",
  ]);
  expect(held("Safety rep for the shed since 2022: stands and guards")).toEqual([
    "have been a safety rep for the shed since 2022",
  ]);
  expect(held("HR lead for the move of 46 staff from a contractor")).toEqual([
    "am the HR lead for the move of 46 staff from a contractor",
  ]);
});

it("capitals and sizes", () => {
  expect(lowerFirst("HR lead")).toBe("HR lead");
  expect(lowerFirst("Ran the till")).toBe("ran the till");
  expect(inBritishSpelling("resizing the images")).toBe("resizing the images");
});

it("a row of things takes no article, and what was done once is no habit", () => {
  expect(now("Allocate BACS, card and cheque receipts each morning")).toEqual([
    "allocate BACS, card and cheque receipts each morning",
  ]);
  expect(isPoorDeed("have used to do returns")).toBe(true);
  expect(isPoorDeed("look over roughly ten of other people's a week")).toBe(true);
});

describe("rows of deeds", () => {
  it.each([
    ["Count the floats, match the totals, go over the book each day and chase payments", 1],
    ["Opened files in the archive, label checks, typing, answering the phone to visitors", 0],
  ])("%s", (line, count) => expect(now(line)).toHaveLength(count));

  it("keeps the name of an app whole", () =>
    expect(now("Write up daily notes on the Garden Planning app before noon")).toEqual([
      "write up daily notes on the Garden Planning app before noon",
    ]));

  it("tells a promotion as what was done with one", () =>
    expect(now("Promoted in 2020.")).toEqual(["was promoted in 2020"]));
});
