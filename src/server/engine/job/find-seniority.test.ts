import { describe, expect, it } from "vitest";
import { parseJob } from "./parse-job.ts";

const rank = (text: string) => parseJob(text).facts.seniority;

describe("the rank of a post", () => {
  it.each([
    ["Senior Care Assistant (Days)\nBramley Court\n\nYou will lead the shift.", "senior"],
    ["Assembly Cell Leader\nTelford\n\nYou will run a cell of six.", "lead"],
    ["Kitchen Porter\nHexham\n\nYou will wash pots.", "junior"],
    ["Trainee Estate Agent\nDerby\n\nWe will teach you.", "junior"],
    ["Postdoctoral Research Associate\nDurham\n\nYou will run a project.", "mid"],
  ])("is told by the title %j", (text, expected) => {
    expect(rank(text)).toBe(expected);
  });

  it.each([
    ["Speech and Language Therapist\nGrade\nBand 7\n\nYou will hold a caseload.", "senior"],
    ["Occupational Therapist (Band 6)\nLeeds\n\nYou will assess patients.", "mid"],
    ["Healthcare Support Worker\nBand 2 £24,169\n\nYou will help on the ward.", "junior"],
    ["Policy Adviser\n\nJob grade\nHigher Executive Officer\n\nYou will draft papers.", "mid"],
    ["Policy Adviser\nGrade: SEO\n\nYou will draft papers.", "senior"],
    ["Caseworker\nLeeds\n\nThis is an entry-level role in our team.", "junior"],
  ])("is told by the grade in %j", (text, expected) => {
    expect(rank(text)).toBe(expected);
  });

  it.each([
    ["Family Solicitor (2-5 years' PQE)\nYork\n\nYou will run files.", "mid"],
    ["Family Solicitor, 6+ yrs PQE\nYork\n\nYou will run files.", "senior"],
    ["Family Solicitor 0-1 years PQE\nYork\n\nYou will run files.", "junior"],
  ])("is told by the years since qualifying in %j", (text, expected) => {
    expect(rank(text)).toBe(expected);
  });

  it.each([
    "Physiotherapist\nYork\n\nYou will supervise Band 5 physiotherapists and Band 3 assistants.",
    "Policy Adviser\nYork\n\nYou will line manage one Higher Executive Officer.",
    "Cook\nYork\n\nWe have been trading for 20 years.",
    "Class 2 Driver\nHull\n\nRequirements:\n- 2 years Class 2 experience",
    "Staff Nurse\nBand 5\nHull\n\nYou will nurse.",
    "Housing Officer\nGrade 7\n\nYou will visit tenants.",
  ])("is not told by %j", (text) => {
    expect(rank(text)).toBeNull();
  });
});
