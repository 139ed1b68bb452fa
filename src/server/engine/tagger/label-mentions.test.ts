import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { labelMentions } from "./label-mentions.ts";

function found(text: string, ...kinds: string[]): string[] {
  return labelMentions(text)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ start, end }) => text.slice(start, end));
}

describe("mentions in a sentence", () => {
  test.each([
    ["Experience with Kubernetes and Terraform is essential.", ["Kubernetes", "Terraform"]],
    ["Knowledge of wound care and phlebotomy is desirable.", ["wound care", "phlebotomy"]],
    ["Fluent in English and German.", ["English", "German"]],
  ])("knowledge in: %s", (text, expected) => {
    expect(found(text, "knowledge")).toEqual(expected);
  });

  test("tasks and attitudes are told from knowledge", () => {
    const text = "You will prepare monthly reports and have excellent communication skills.";
    expect(found(text, "skill", "soft")).toEqual([
      "prepare monthly reports",
      "communication skills",
    ]);
    expect(found(text, "knowledge")).toEqual([]);
  });

  test.each(["We offer free parking and 25 days of holiday.", "The closing date is Friday.", ""])(
    "nothing in: %s",
    (text) => {
      expect(labelMentions(text)).toEqual([]);
    },
  );

  test("a subject no list knows is called by its own words", () => {
    const text = "Experience with Zyrblat, Docker and Flombix is required.";
    const names = labelMentions(text).map(({ skill }) => skill);
    expect(names).toContain("Zyrblat");
    expect(names).toContain("Docker");
  });

  test("an alias is called by the lexicon's name", () => {
    expect(labelMentions("Experience with K8s and Docker.").map(({ skill }) => skill)).toContain(
      "Kubernetes",
    );
  });

  test("lines of an advertisement are read one by one", () => {
    const lines = ["Experience with Docker.", "Knowledge of phlebotomy."];
    const apart = lines.map((line) => labelMentions(line).map(({ skill }) => skill));
    expect(labelMentions(lines.join("\n")).map(({ skill }) => skill)).toEqual(apart.flat());
  });
});

describe("any text", () => {
  const word = fc.constantFrom(
    ..."Python SQL and nursing care, C++ team manage – e.g. \n • €5 naïve 😀 ) ( the of with".split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  );

  test("mentions lie in the text, in order, and those of one layer do not overlap", () => {
    fc.assert(
      fc.property(text, (given) => {
        const mentions = labelMentions(given);
        const ends = { knowledge: 0, task: 0 };
        let last = 0;
        for (const { start, end, kind, skill } of mentions) {
          const layer = kind === "knowledge" ? "knowledge" : "task";
          expect(start).toBeGreaterThanOrEqual(last);
          expect(start).toBeGreaterThanOrEqual(ends[layer]);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(given.length);
          expect(given.slice(start, end)).toMatch(/[\p{L}\p{N}]/u);
          expect(skill.trim()).not.toBe("");
          last = start;
          ends[layer] = end;
        }
      }),
      { numRuns: 500 },
    );
  });

  test("a text gives the same mentions every time", () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(labelMentions(given)).toEqual(labelMentions(given));
      }),
    );
  });
});
