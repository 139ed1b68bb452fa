import { describe, expect, it } from "vitest";
import { isCheckedLater } from "./checked-later.ts";
import { licenceInText } from "./licence-in-text.ts";

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
