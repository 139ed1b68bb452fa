import { describe, expect, it } from "vitest";
import { demandCounts } from "../../../shared/demand-counts.ts";
import { readReport } from "./report.ts";

const requirement = {
  id: "r1",
  text: "Experience of SEO",
  importance: "required",
  kind: "skill",
  status: "met",
  reason: "Shown in a dated role.",
  years: null,
  evidence: [{ quote: "Led SEO", section: "Experience" }],
};

describe("reading a report", () => {
  it("takes the specification's names first", () => {
    const report = readReport({
      overall_score: 72,
      score: 1,
      match_percentage: 64,
      ats_score: 90,
      skills_matched: ["SEO"],
      matched: ["x"],
      skills_missing: ["SQL"],
      gaps: ["x"],
      recommendations: ["Name it"],
      notable: ["x"],
      counts: { cvKeys: 30, jobKeys: 20, matched: 1, missing: 1 },
    });
    expect(report).toMatchObject({
      overall_score: 72,
      match_percentage: 64,
      ats_score: 90,
      skills_matched: ["SEO"],
      skills_missing: ["SQL"],
      recommendations: ["Name it"],
      counts: { cvKeys: 30 },
    });
  });

  it("understands the alternative names", () => {
    expect(
      readReport({ score: 55, matched: ["SEO"], gaps: ["SQL"], notable: ["Name it"] }),
    ).toMatchObject({
      overall_score: 55,
      match_percentage: 55,
      ats_score: null,
      skills_matched: ["SEO"],
      skills_missing: ["SQL"],
      recommendations: ["Name it"],
    });
    expect(readReport({ score: 55, missing_keywords: ["SQL"] })?.skills_missing).toEqual(["SQL"]);
  });

  it("shows an empty list for a part that is absent or unreadable", () => {
    expect(readReport({ score: 55, strengths: "many", requirements: [{}] })).toMatchObject({
      strengths: [],
      requirements: [],
      counts: { cvKeys: null },
      parsed_cv: null,
      job: { title: null },
    });
  });

  it("keeps scores whole and between 0 and 100", () => {
    expect(readReport({ overall_score: 71.6, match_percentage: 140 })).toMatchObject({
      overall_score: 72,
      match_percentage: 100,
    });
  });

  it.each([null, undefined, "text", [], {}, { overall_score: "high" }])(
    "is no report without an overall score: %j",
    (raw) => {
      expect(readReport(raw)).toBeNull();
    },
  );

  it("counts what a CV can show, and apart from it what it cannot", () => {
    const report = readReport({
      score: 55,
      requirements: [
        requirement,
        { ...requirement, id: "r2", status: "missing" },
        { ...requirement, id: "r3", status: "unverifiable" },
      ],
    });
    expect(report && demandCounts(report.requirements)).toEqual({
      met: 1,
      total: 2,
      unverifiable: 1,
    });
  });
});
