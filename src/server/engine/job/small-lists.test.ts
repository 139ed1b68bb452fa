import { describe, expect, it } from "vitest";
import { demandTexts } from "./said-demands.ts";
import { smallListLines } from "./small-lists.ts";

describe("lines that begin small", () => {
  it("are items where the next word would have fitted", () => {
    const text =
      "Lab technician\n\nWhat we need\na degree in chemistry or another science from a university\nhplc or gc experience in a regulated laboratory\ngood record keeping\nsound knowledge of gmp";
    expect(demandTexts(text)).toEqual([
      "a degree in chemistry or another science from a university",
      "hplc or gc experience in a regulated laboratory",
      "good record keeping",
      "sound knowledge of gmp",
    ]);
  });

  it.each([
    ["we are a small family firm of", "joiners and need somebody who", "can read a drawing"],
    ["we want somebody who can do it", "properly, has done it before, a", "good while ago perhaps"],
  ])("are a paragraph where it would not: %s", (...lines) => {
    expect(smallListLines(["Joiner", "", ...lines]).size).toBe(0);
  });

  it("go on with the sentence above them", () => {
    expect(
      smallListLines([
        "We have been here since 1951 and are looking for a driver who",
        "likes dogs",
        "can drive",
        "is kind",
      ]).size,
    ).toBe(0);
  });
});
