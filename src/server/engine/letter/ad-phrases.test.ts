import { describe, expect, it } from "vitest";
import { skillInText, titleInText } from "./ad-phrases.ts";

describe("a title in a sentence of the letter", () => {
  it.each([
    [
      "Consultant Clinical / Counselling Psychologist",
      "Consultant Clinical/Counselling Psychologist",
    ],
    ["Staff Nurse / Theatre", "Staff Nurse"],
    ["CARE ASSISTANTS", "Care Assistant"],
  ])("of “%s” is “%s”", (title, written) => {
    expect(titleInText(title)).toBe(written);
  });
});

describe("a skill in a sentence of the letter", () => {
  it.each([
    ["E-mail marketing", "e-mail marketing"],
    ["Customer service", "customer service"],
    ["Microsoft Excel", "Microsoft Excel"],
    ["SQL", "SQL"],
  ])("of “%s” is “%s”", (name, written) => {
    expect(skillInText(name)).toBe(written);
  });
});
