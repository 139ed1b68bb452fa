import { describe, expect, it } from "vitest";
import { findQualifications } from "./qualifications.ts";

const read = (text: string) =>
  findQualifications(text).map(({ level, subject }) => [level, subject]);

describe("a level without the word of its award beside it", () => {
  it.each([
    ["Level 2 Horticulture", 2, "Horticulture"],
    ["a level 3 in youth work", 3, "youth work"],
    ["CIM Certificate in Professional Marketing (Level 4)", 4, null],
    ["Functional Skills Level 1 English", 1, "English"],
    ["BTEC Ext. Dip. Sport", 3, "Sport"],
  ])("%s", (text, level, subject) => expect(read(text)).toEqual([[level, subject]]));

  it.each([
    "Level 2 Engineering Technician",
    "level 3 customer support",
    "Level 2 of the car park",
  ])("is none in “%s”", (text) => expect(read(text)).toEqual([]));
});
