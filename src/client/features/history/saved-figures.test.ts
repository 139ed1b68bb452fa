import { expect, it } from "vitest";
import { previewOf, savedFigures } from "./saved-figures.ts";

const saved = (score: number | null) => ({
  id: "a",
  cvText: "",
  jdText: "",
  results: null,
  timestamp: "2026-11-20T09:00:00.000Z",
  score,
  status: null,
  analysisType: null,
  targetRole: null,
  targetIndustry: null,
});

it("counts analyses, their average, the best, and those of 80 or more", () => {
  expect(savedFigures([saved(79), saved(80), saved(92), saved(null)])).toEqual({
    total: 4,
    average: 84,
    best: 92,
    excellent: 2,
  });
  expect(savedFigures([saved(null)])).toEqual({
    total: 1,
    average: null,
    best: null,
    excellent: 0,
  });
});

it("shows the first 100 characters of an advertisement, none of them cut in two", () => {
  expect(previewOf("  Clerk\n\nin   Leeds ")).toBe("Clerk in Leeds");
  expect(previewOf("a".repeat(100))).toBe("a".repeat(100));
  expect(previewOf(`${"a".repeat(99)}🎓b`)).toBe(`${"a".repeat(99)}🎓…`);
});
