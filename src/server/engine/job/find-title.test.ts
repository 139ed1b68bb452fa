import { describe, expect, it } from "vitest";
import { findTitle } from "./find-title.ts";

describe("the title in a short first sentence", () => {
  it.each([
    ["Primary teacher at Oak School. Essential: QTS, Key Stage 2.", "Primary teacher"],
    ["Deputy head teacher. Essential: QTS.", "Deputy head teacher"],
    ["We are looking for a bank nurse to join our wards.", "bank nurse"],
    ["Staff nurse at St Mary's. Essential: NMC registration.", "Staff nurse"],
    ["Staff Nurse for the Royal Infirmary. You will care for patients.", "Staff Nurse"],
  ])("is read whole, in small letters too (%s)", (text, title) => {
    expect(findTitle(text)).toBe(title);
  });

  it.each(["We are a school. You will teach.", "Support the nurse at Oak House. Help with meals."])(
    "is none where the sentence tells of something else (%s)",
    (text) => {
      expect(findTitle(text)).toBeNull();
    },
  );
});
