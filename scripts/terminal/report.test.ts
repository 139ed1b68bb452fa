import { describe, expect, it } from "vitest";
import { sampleResults } from "../../test/sample-results.ts";
import { noPaint, type Paint } from "./paint.ts";
import { readableReport } from "./report.ts";
import { columns, wrapped } from "./wrap.ts";

const results = {
  ...sampleResults,
  skills_matched: ["Python", "SQL", "Excel", "Payroll"],
  requirements: [
    {
      id: "r1",
      text: "Experience of running the payroll of a large organisation with several sites",
      importance: "required" as const,
      kind: "experience" as const,
      status: "met" as const,
      reason: "Your CV shows payroll in a dated role.",
      years: null,
      evidence: [{ quote: "Processed weekly payroll for 220 staff in Sage 50", section: "Work" }],
    },
  ],
};

describe("the readable report", () => {
  it("keeps lines whole where there is no terminal, so that they can be searched", () => {
    const lines = readableReport(results).split("\n");
    expect(lines).toContain(`✓ ${results.requirements[0]?.text}`);
    expect(lines).toContain("    “Processed weekly payroll for 220 staff in Sage 50” (Work)");
  });

  it("fits a narrow terminal, and says the same", () => {
    const narrow = readableReport(results, { paint: noPaint, width: 44 });
    const prose = narrow.split("\n").filter((line) => !/░|█|Engine|Python/.test(line));
    for (const line of prose) expect(line.length).toBeLessThanOrEqual(44);
    const folded = (text: string) => text.replace(/\s+/g, " ");
    expect(folded(narrow)).toBe(folded(readableReport(results, { paint: noPaint, width: 80 })));
  });

  it("colours nothing but what it would print anyway", () => {
    const marked: Paint = (_style, text) => `\u001b[1m${text}\u001b[22m`;
    const colourful = readableReport(results, { paint: marked, width: 80 });
    const plain = colourful.replaceAll("\u001b[1m", "").replaceAll("\u001b[22m", "");
    expect(colourful).not.toBe(plain);
    expect(plain).toContain("✓ Python");
    expect(plain).toMatch(/Overall Score {2}72 \/ 100/);
  });
});

it("wraps between words and keeps the margin", () => {
  expect(wrapped("  one two three", 9, "  ")).toBe("  one two\n  three");
  expect(wrapped("unbreakable word", 4, "")).toBe("unbreakable\nword");
});

it("sets names in columns, read downwards", () => {
  expect(columns(["a", "b", "c", "d", "e"], 9)).toEqual(["a  c  e", "b  d"]);
  expect(columns(["longer than the page"], 5)).toEqual(["longer than the page"]);
  expect(columns([], 80)).toEqual([]);
});
