import type { Results } from "../src/shared/results.ts";

/** A small but complete report, for tests of everything around the engine. */
export const sampleResults: Results = {
  overall_score: 72,
  match_percentage: 70,
  ats_score: 80,
  skills_matched: ["Python"],
  skills_missing: ["SQL"],
  recommendations: ["Say where you used SQL, if you did."],
  strengths: ["Python in a dated role"],
  weaknesses: [],
  summary: "1 of 2 demands met.",
  counts: { cvKeys: 1, jobKeys: 2, matched: 1, missing: 1 },
  engine: { version: "test", mode: "offline", reference_date: "2026-11-20" },
  language: "en",
  job: { title: "Developer", company: "Acme", location: null, seniority: null, industry: "IT" },
  requirements: [],
  keywords: [],
  score_parts: [],
  ats_checks: [],
  quick_wins: [],
  parsed_cv: {
    language: "en",
    contact: { full_name: null, email: null, phone: null, location: null, links: [] },
    sections: [],
    experience: [],
    education: [],
    skills: ["Python"],
    layout: { pages: null, columns: 1, tables: 0, images: 0, scanned: false },
    warnings: [],
  },
};
