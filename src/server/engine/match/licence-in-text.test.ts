import { describe, expect, it } from "vitest";
import { isCheckedLater } from "./checked-later.ts";
import { licenceInText } from "./licence-in-text.ts";
import { describesAnother } from "./of-others.ts";

describe("a licence inside a sentence", () => {
  it.each([
    ["Driving licence", "a driving licence"],
    ["HGV licence", "an HGV licence"],
    [
      "Registered learning disability nurse (RNLD)",
      "registration as a learning disability nurse (RNLD)",
    ],
    ["NMC registration", "NMC registration"],
    ["Chartered membership of RICS (MRICS)", "chartered membership of RICS (MRICS)"],
    ["LV authorised person", "appointment as an LV authorised person"],
  ])("%s is %s", (name, text) => expect(licenceInText(name)).toBe(text));
});

describe("a readiness", () => {
  it.each([
    ["Willing to undergo training in manual handling", true],
    ["Must be flexible for occasional overnight stays", true],
    ["Trained in manual handling", false],
  ])("“%s”: %s", (text, isLater) => expect(isCheckedLater(text)).toBe(isLater));
});

it("a supervising physician is somebody else", () => {
  const mention = (text: string): [string, number, number] => {
    const start = text.indexOf("supervising");
    return [text, start, start + "supervising".length];
  };
  expect(describesAnother(...mention("Wrote to the supervising physician"))).toBe(true);
  expect(describesAnother(...mention("Took part in the supervising of trainees"))).toBe(false);
  expect(describesAnother(...mention("Spent a year supervising trainees"))).toBe(false);
});
