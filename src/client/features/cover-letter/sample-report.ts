import type { LetterReport } from "./letter-report.ts";

/** For tests: a report and a record of a CV in which nothing was found. */
export const noReport: LetterReport = {
  job: { title: null, company: null, location: null, seniority: null, industry: null },
  requirements: [],
  skills_matched: [],
  skills_missing: [],
  parsed_cv: null,
};

export const emptyRecord: NonNullable<LetterReport["parsed_cv"]> = {
  language: "en",
  contact: { full_name: null, email: null, phone: null, location: null, links: [] },
  sections: [],
  experience: [],
  education: [],
  skills: [],
  layout: { pages: null, columns: 1, tables: 0, images: 0, scanned: false },
  warnings: [],
};
