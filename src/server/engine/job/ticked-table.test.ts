import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";
import { weighedDemands } from "./said-demands.ts";

const asked = [
  "required: GCSE English",
  "preferred: NVQ Level 2 in cleaning",
  "required: Experience of working in a school",
  "preferred: First aid certificate",
];

describe("a table whose columns are ticked", () => {
  it.each([
    [
      "tabs",
      "Criteria\tEssential\tDesirable\nGCSE English\t✓\t\nNVQ Level 2 in cleaning\t\t✓\nExperience of working in a school\t✓\t\nFirst aid certificate\t\t✓",
    ],
    [
      "tabs and how each is assessed",
      "Criteria\tEssential\tDesirable\tAssessed by\nQualifications\nGCSE English\tX\t\tA\nNVQ Level 2 in cleaning\t\tX\tA\nExperience\nExperience of working in a school\tX\t\tA/I\nFirst aid certificate\t\tX\tA",
    ],
    [
      "borders",
      "| Criteria | Essential | Desirable |\n|---|---|---|\n| GCSE English | ✓ | |\n| NVQ Level 2 in cleaning | | ✓ |\n| Experience of working in a school | Yes | |\n| First aid certificate | | Yes |",
    ],
    [
      "spaces",
      "                                Ess.   Des.\nGCSE English                     ✓\nNVQ Level 2 in cleaning                 ✓\nExperience of working in a\nschool                           ✓\n\nFirst aid certificate                   ✓",
    ],
  ])("says with %s how much each criterion weighs", (_, table) => {
    expect(weighedDemands(`Caretaker\n\nPerson Specification\n${table}`)).toEqual(asked);
  });

  it("ends where prose begins again", () => {
    const text =
      "Caretaker\n\nCriteria\tEssential\tDesirable\nGCSE English\t✓\t\nFirst aid certificate\t\t✓\n\nAbout us\nWe are a small school.\n\nYou must be able to drive a minibus.";
    expect(weighedDemands(text)).toEqual([
      "required: GCSE English",
      "preferred: First aid certificate",
      "required: You must be able to drive a minibus.",
    ]);
  });

  it.each(["Criteria\tEssential\tDesirable\n", "E\tD\n✓\n", "Q1 a (E, A)\n", "<li>a &amp; "])(
    "is looked for in time that grows with the text: %j",
    (unit) => {
      const demands = parseJob(`✓ ${unit.repeat(Math.floor(30_000 / unit.length))}`).demands;
      expect(demands.length).toBeLessThanOrEqual(150);
    },
  );
});
