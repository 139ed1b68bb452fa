import { expect, it } from "vitest";
import { storableText } from "./storable-text.ts";

it("leaves out what no database keeps, and nothing else", () => {
  expect(storableText("Sage\u0000 50 \ud83d wanted\ude00")).toBe("Sage 50  wanted");
  const whole = "Łódź 👩‍🚒 — naïve\n\t料理長 \u200d";
  expect(storableText(whole)).toBe(whole);
});
