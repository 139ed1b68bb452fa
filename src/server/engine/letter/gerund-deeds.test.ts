import { describe, expect, it } from "vitest";
import { asDone, asWasDone } from "./gerund-deeds.ts";

describe("what work consisted of", () => {
  it.each([
    ["leading the meeting and liaising with families", "led the meeting and liaised with families"],
    [
      "taking orders, serving food and clearing tables",
      "took orders, served food and cleared tables",
    ],
    [
      "improving service by training staff and cutting waste",
      "improved service by training staff and cutting waste",
    ],
    ["conducting training and coaching for staff", "conducted training and coaching for staff"],
    ["preparing reports, using the new system", "prepared reports, using the new system"],
  ])("“%s” is told as “%s”", (given, told) => expect(asWasDone(given)).toBe(told));

  it.each([
    "sketching, wireframing, usability testing in Figma",
    "cleaning of rooms",
    "managing staff and training starters",
  ])("“%s” stays as it is", (given) => expect(asDone(given)).toBeNull());
});
