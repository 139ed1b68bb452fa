import { describe, expect, it } from "vitest";
import { labelledDegrees, readDegree } from "./labelled-degrees.ts";

describe("the level of education asked for", () => {
  it("is right in at least 92 of 100 lines", () => {
    const wrong = labelledDegrees.flatMap(([line = "", expected]) =>
      readDegree(line) === expected ? [] : [`${line}: ${readDegree(line)}, not ${expected}`],
    );
    expect(1 - wrong.length / labelledDegrees.length, wrong.join("\n")).toBeGreaterThanOrEqual(
      0.92,
    );
  });
});
