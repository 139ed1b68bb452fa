import { describe, expect, it } from "vitest";
import type { Requirement, ScorePart } from "../../../shared/results.ts";
import { type ComparedReport, compareReports } from "./compare-reports.ts";

const demand = (text: string, status: Requirement["status"]): Requirement => ({
  id: text,
  text,
  status,
  importance: "required",
  kind: "skill",
  reason: "",
  years: null,
  evidence: [],
});
const part = (id: string, score: number, of: ScorePart["of"] = "match_percentage"): ScorePart => ({
  id,
  of,
  label: `Part ${id}`,
  score,
  weight: 1,
  explanation: "",
});
const report = (changes: Partial<ComparedReport> = {}): ComparedReport => ({
  overall_score: 60,
  match_percentage: 50,
  ats_score: null,
  score_parts: [],
  requirements: [],
  engine: { version: "1.0", mode: "offline", reference_date: "2026-11-20" },
  ...changes,
});

describe("two reports side by side", () => {
  it("show each score with its parts, also a part that only one of them has", () => {
    const { scores } = compareReports(
      report({ score_parts: [part("a", 40), part("old", 10)] }),
      report({ match_percentage: 70, score_parts: [part("a", 90), part("new", 20)] }),
    );
    expect(scores[1]).toEqual({
      label: "Job Match",
      before: 50,
      after: 70,
      parts: [
        { label: "Part a", before: 40, after: 90 },
        { label: "Part old", before: 10, after: null },
        { label: "Part new", before: null, after: 20 },
      ],
    });
    expect(scores[2]).toMatchObject({ label: "ATS Score", before: null, after: null });
  });

  it("show which demands changed, and which only one of the two has", () => {
    const { demands } = compareReports(
      report({
        requirements: [demand("Sage  50", "missing"), demand("Excel", "met"), demand("VAT", "met")],
      }),
      report({
        requirements: [demand("sage 50", "met"), demand("Excel", "met"), demand("Xero", "missing")],
      }),
    );
    expect(demands.changed).toEqual([{ text: "sage 50", before: "missing", after: "met" }]);
    expect(demands.unchanged).toBe(1);
    expect(demands.onlyBefore).toEqual([{ text: "VAT", before: "met", after: null }]);
    expect(demands.onlyAfter).toEqual([{ text: "Xero", before: null, after: "missing" }]);
  });

  it("say whether the inputs and the engine were the same, and nothing where that is unknown", () => {
    const engine = { version: "1.1", mode: "offline", reference_date: "2026-11-20" } as const;
    const made = (cv: string) => report({ engine: { ...engine, inputs: { cv, job: "j" } } });
    expect(compareReports(made("a"), made("b")).inputs).toEqual({ cv: false, job: true });
    expect(compareReports(report(), made("b"))).toMatchObject({
      inputs: null,
      versions: { before: "1.0", after: "1.1" },
    });
    expect(compareReports(report({ engine: null }), report()).versions.before).toBeNull();
  });
});
