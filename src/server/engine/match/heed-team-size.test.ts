import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const judged = (demand: string, line: string) => {
  const [first] = reportOf(
    `Ann Lee

Experience
Section Supervisor, Hill Stores, Leeds
May 2019 - Present
- ${line}`,
    `Team Leader\n\nAbout you\n- ${demand}\n- Experience of stock control`,
  ).requirements;
  return [first?.status, first?.reason.includes("The largest team")];
};

describe("how many somebody is to have led", () => {
  it.each([
    ["Experience managing a team of 15 or more", "Managed a team of nine"],
    ["Experience of managing 20+ staff", "Led nine people who pick and pack"],
  ])("%s: %s is a part", (demand, line) => {
    expect(judged(demand, line)).toEqual(["partial", true]);
  });

  it.each([
    ["Experience managing a team of 15 or more", "Managed a team of 18"],
    ["Experience managing a team of 15 or more", "Managed the packing team every day"],
    ["Experience leading a team of 10 or more", "Led nine people who pick and pack"],
    ["Experience of team leadership", "Managed a team of nine"],
  ])("%s: %s meets it", (demand, line) => {
    expect(judged(demand, line)).toEqual(["met", false]);
  });
});
