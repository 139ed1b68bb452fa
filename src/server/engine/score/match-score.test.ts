import { describe, expect, it } from "vitest";
import { reportOf } from "../../../../test/engine-pairs.ts";

const cv = `Jo Field
jo@example.com, 07700 900111

Experience

Staff Nurse, Avon Hospital
January 2018 – Present
• Wound care and medication administration for 30 patients.
• Supervise students.

Education
BSc Nursing, University of Bristol, 2017`;

const adFor = (demand: string) => `Staff Nurse
Hill Hospital

Essential
• ${demand}
• Experience of wound care
• Medication administration
• Degree in nursing
• At least 3 years' experience as a nurse`;

describe("the match", () => {
  it("is held at 60 where a mandatory registration is not named, and says so", () => {
    const report = reportOf(cv, adFor("Current NMC registration"));
    expect(report.match_percentage).toBe(60);
    expect(report.summary).toContain("held at 60");
    const held = reportOf(
      cv.replace("Education", "NMC registered\n\nEducation"),
      adFor("Current NMC registration"),
    );
    expect(held.match_percentage).toBeGreaterThan(80);
  });

  it("counts overlapping roles once", () => {
    const twice = cv.replace(
      "Education",
      "Bank Nurse, Hill Agency\nJanuary 2018 – Present\n• Wound care.\n\nEducation",
    );
    const years = (text: string) =>
      reportOf(text, adFor("Teamwork").replace("3 years", "12 years")).score_parts.find(
        (part) => part.of === "match_percentage" && part.id === "years",
      )?.score;
    expect(years(twice)).toBe(years(cv));
    expect(years(cv)).toBeLessThan(100);
  });

  it("hears of the same field where a line tells of the work without naming it", () => {
    const focus = (text: string) =>
      reportOf(text, adFor("Teamwork")).score_parts.find(({ id }) => id === "focus")?.score ?? 0;
    const silent = cv.replace("Supervise students.", "Sat with the people who came in.");
    const told = cv.replace(
      "Supervise students.",
      "Took the pulse and temperature of each patient and wrote the chart.",
    );
    expect(focus(told)).toBeGreaterThan(focus(silent));
  });

  it("takes either of two alternatives", () => {
    const report = reportOf(cv, adFor("Wound care or phlebotomy"));
    expect(report.skills_missing).not.toContain("Phlebotomy");
  });

  it("does not take one common word of several for an answer in part", () => {
    const chef = cv.replace("Supervise students.", "Checked the credit report of each customer.");
    const ad = "Credit Controller\n\nEssential\n• Previous credit control experience\n• Sage 50";
    const [asked] = reportOf(chef, ad).requirements;
    expect(asked?.status).toBe("missing");
    expect(asked?.evidence).toEqual([]);
    expect(reportOf(chef, ad).match_percentage).toBeLessThan(35);
  });

  it("is not carried by attitudes that most CVs show", () => {
    const attitudes = ["Teamwork", "Communication", "Leadership", "Organisation", "Flexibility"];
    const shows = cv.replace(
      "Supervise students.",
      "Led a team of six, organised its rota, presented results and adapted to changing shifts.",
    );
    const ad = `Roofer\n\nEssential\n• Slate roofing\n• Lead work on roofs\n${attitudes
      .map((attitude) => `• ${attitude}`)
      .join("\n")}`;
    expect(reportOf(shows, ad).match_percentage).toBeLessThan(35);
  });
});
