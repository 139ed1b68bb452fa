import { describe, expect, it } from "vitest";
import { titleInText } from "./ad-phrases.ts";

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
